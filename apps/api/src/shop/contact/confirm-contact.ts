import { frameOf } from '../../catalogue/language-of.ts';
import type { OrderDeps } from '../../order/deps.ts';
import type { Topics } from '../../outbox/store.ts';
import { findRequest } from './store.ts';

/** Confirms that a message arrived, in the language of its page. Sent twice it is one email, because its id is the request's. */
export const confirmContact = async (
  deps: OrderDeps,
  { requestId, language }: Topics['contact.received'],
): Promise<void> => {
  const { database, catalogue, email } = deps;
  const request = await findRequest(database.db, requestId);
  if (!request) throw new Error(`no message ${requestId} to confirm`);
  const storefront = catalogue.getStorefront(request.storefront, language);
  // React comes with the first email, so that a store starts without it.
  const { contactEmail } = await import('./contact-email.ts');
  await email.send({
    to: request.email,
    messageId: `contact.${requestId}`,
    ...contactEmail.write({
      ...frameOf(storefront),
      reference: request.reference,
    }),
  });
};
