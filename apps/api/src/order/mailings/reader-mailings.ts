import { NEWSLETTER_CONSENT } from '@counterpane/contract/visitor/mailing-questions';
import type { Mailings } from '@counterpane/contract/visitor/mailings';
import { foldEmail } from '@counterpane/rules/customers/fold-email';
import { decideMailing } from '@counterpane/rules/mailings/decide-mailing';
import { MAILING_KINDS, type MailingKind } from '@counterpane/rules/mailings/mailings';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { carts } from '../../cart/carts/tables.ts';
import type { Storefront } from '../../catalogue/storefront.ts';
import { isoNow } from '../../clock.ts';
import type { Queries } from '../../database/open.ts';
import { isoOf } from '../../database/when.ts';
import { consentsOfEmail, withdrawConsentOfEmail } from '../consents/consents-of-order.ts';
import type { OrderDeps } from '../deps.ts';
import { brandsOfReader, type ChosenAt, insertChoices, newestChoices, type Reader } from './store.ts';

type Knows = Pick<OrderDeps, 'catalogue'>;

/** A person of a storefront: what they choose there counts for its whole brand. */
interface ReaderAt {
  readonly storefront: Storefront;
  readonly email: string;
}

/** What a person gets of a brand, and since when by a choice of theirs. */
export const mailingsOf = async (
  deps: Knows,
  db: Queries,
  { storefront, email }: ReaderAt,
): Promise<Mailings['kinds']> => {
  const chosen = await newestChoices(db, { brand: storefront.brand.key, email });
  const hasConsent = await hasAgreed(deps, db, { storefront, email });
  return MAILING_KINDS.map((kind) => {
    const choice = chosen.get(kind);
    return {
      kind,
      isOn: decideMailing(kind, { choice: choice?.isOn ?? null, hasConsent }),
      chosenAt: choice ? isoOf(choice.at) : null,
    };
  });
};

/** Whether a message may be sent now to who has, or has not, agreed to emails at the checkout. */
export const mayMail = async (
  db: Queries,
  { brand, email, kind, hasConsent }: Reader & { readonly kind: MailingKind; readonly hasConsent: boolean },
): Promise<boolean> => {
  if (email === '') return false;
  const choice = (await newestChoices(db, { brand, email })).get(kind)?.isOn ?? null;
  return decideMailing(kind, { choice, hasConsent });
};

/**
 * Saves what a person wants. Only what they change is written down, but for "none at all", which ends every kind, also those that
 * another consent would bring later, and takes the consents of their orders back.
 */
export const chooseMailings = async (
  deps: Knows & Pick<OrderDeps, 'clock'>,
  tx: Queries,
  reader: ReaderAt,
  on: readonly MailingKind[],
): Promise<void> => {
  const { storefront, email } = reader;
  const how = howAt(deps, storefront, 'page');
  const brand = storefront.brand.key;
  if (on.length === 0) {
    await insertChoices(tx, { brand, email }, NONE, how);
    await withdrawConsentOfEmail(tx, email, 'email', how.at, keysOf(deps, brand));
    return;
  }
  const before = await mailingsOf(deps, tx, reader);
  const changed = before.filter(({ kind, isOn }) => on.includes(kind) !== isOn);
  await insertChoices(tx, { brand, email }, new Map(changed.map(({ kind, isOn }) => [kind, !isOn])), how);
};

/** Ends one kind. */
export const endMailing = (
  deps: Pick<OrderDeps, 'clock'>,
  tx: Queries,
  { storefront, email }: ReaderAt,
  kind: MailingKind,
): Promise<void> =>
  insertChoices(
    tx,
    { brand: storefront.brand.key, email },
    new Map([[kind, false]]),
    howAt(deps, storefront, 'one_click'),
  );

/** Signs a person up for the newsletter, who has proved by a link that the mailbox is theirs. */
export const beginNewsletter = (
  deps: Pick<OrderDeps, 'clock'>,
  tx: Queries,
  { storefront, email }: ReaderAt,
): Promise<void> =>
  insertChoices(tx, { brand: storefront.brand.key, email }, new Map([['newsletter', true]]), {
    ...howAt(deps, storefront, 'sign_up'),
    question: NEWSLETTER_CONSENT,
  });

/** Ends all kinds of the storefront's brand, and of every other brand that the person chose something of: a consent to emails is taken back. */
export const endAllMailings = async (
  deps: Pick<OrderDeps, 'clock'>,
  tx: Queries,
  { storefront, email }: ReaderAt,
): Promise<void> => {
  const how = howAt(deps, storefront, 'consent');
  for (const brand of new Set([storefront.brand.key, ...(await brandsOfReader(tx, email))]))
    await insertChoices(tx, { brand, email }, NONE, how);
};

const NONE: ReadonlyMap<MailingKind, boolean> = new Map(MAILING_KINDS.map((kind) => [kind, false]));

const howAt = (
  { clock }: Pick<OrderDeps, 'clock'>,
  { key, language }: Storefront,
  source: ChosenAt['source'],
): ChosenAt => ({ storefront: key, language, source, at: isoNow(clock) });

/** Whether they agreed to emails of the brand with an order, or with a cart that is still open. */
const hasAgreed = async (deps: Knows, db: Queries, { storefront, email }: ReaderAt): Promise<boolean> => {
  const keys = keysOf(deps, storefront.brand.key);
  const consents = await consentsOfEmail(db, email, keys);
  const ofOrders = consents.find(({ channel }) => channel === 'email');
  if (ofOrders) return ofOrders.withdrawnAt === null;
  const [cart] = await db
    .select({ id: carts.id })
    .from(carts)
    .where(
      and(
        eq(carts.status, 'open'),
        inArray(carts.storefront, keys),
        eq(sql`lower(${carts.checkout} ->> 'email')`, foldEmail(email)),
        sql`${carts.checkout} -> 'permissions' ->> 'sendEmail' = 'true'`,
      ),
    )
    .limit(1);
  return cart !== undefined;
};

const keysOf = ({ catalogue }: Knows, brandKey: string): string[] =>
  catalogue.storefronts.filter(({ brand }) => brand.key === brandKey).map(({ key }) => key);
