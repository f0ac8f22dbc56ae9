import { writingIn } from '../../language/writing.ts';
import type { OrderDeps } from '../../order/deps.ts';
import { findRequest } from './store.ts';

/** Confirms that a message arrived. Sent twice it is one e-mail, because its id is the request's. */
export const confirmContact = async (deps: OrderDeps, requestId: string): Promise<void> => {
  const { database, catalogue, email } = deps;
  const request = await findRequest(database.db, requestId);
  if (!request) throw new Error(`no message ${requestId} to confirm`);
  const { brand } = catalogue.getStorefront(request.storefront);
  // React comes with the first e-mail, so that a store starts without it.
  const { contactEmail } = await import('./contact-email.ts');
  await email.send({
    to: request.email,
    messageId: `contact.${requestId}`,
    ...contactEmail.write({
      brand,
      reference: request.reference,
      writing: writingIn('en', (text) => text),
      language: 'en',
    }),
  });
};
