import { eq } from 'drizzle-orm';
import { frameOf, languagePathOf } from '../../catalogue/language-of.ts';
import { isoOf } from '../../database/when.ts';
import type { OrderDeps } from '../../order/deps.ts';
import type { Topics } from '../../outbox/store.ts';
import { customerPasskeys, customers } from './tables.ts';

/** Emails the owner of an account about a new passkey; not about one that is gone already. Sent twice it is one message. */
export const tellPasskeyAdded = async (
  deps: OrderDeps,
  { passkeyId, storefront: key, language }: Topics['customer.passkey_added'],
): Promise<void> => {
  const [added] = await deps.database.db
    .select({
      name: customerPasskeys.name,
      addedAt: customerPasskeys.createdAt,
      email: customers.email,
    })
    .from(customerPasskeys)
    .innerJoin(customers, eq(customers.id, customerPasskeys.customerId))
    .where(eq(customerPasskeys.id, passkeyId));
  if (!added) return;
  const storefront = deps.catalogue.getStorefront(key, language);
  const page = `${languagePathOf(storefront)}/my-account/data`;
  // React comes with the first email, so that a store starts without it.
  const { passkeyAddedEmail } = await import('./passkey-added-email.ts');
  await deps.email.send({
    to: added.email,
    messageId: `passkey.${passkeyId.slice(0, 40)}`,
    ...passkeyAddedEmail.write({
      ...frameOf(storefront),
      name: added.name,
      addedAt: isoOf(added.addedAt),
      passkeysUrl: new URL(page, deps.storefrontUrl(key)).href,
    }),
  });
};
