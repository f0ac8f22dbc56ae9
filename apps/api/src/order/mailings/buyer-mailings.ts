import type { MailingKind } from '@counterpane/rules/mailings/mailings';
import type { Queries } from '../../database/open.ts';
import { consentsOfOrder } from '../consents/consents-of-order.ts';
import type { OrderDeps } from '../deps.ts';
import { languageOfOrder } from '../orders/language-of-order.ts';
import { findOrder, type Order } from '../orders/store.ts';
import { mailingFrame } from './mailing-frame.ts';
import { mayMail } from './reader-mailings.ts';

/** Whether the customer of an order may be sent a message of a kind now. A storefront that is gone sends nothing. */
export const mayMailBuyer = async (
  { catalogue }: Pick<OrderDeps, 'catalogue'>,
  db: Queries,
  order: Order,
  kind: MailingKind,
): Promise<boolean> => {
  const storefront = catalogue.findStorefront(order.storefront);
  if (!storefront) return false;
  const consents = await consentsOfOrder(db, order);
  const hasConsent = consents.some(({ channel, withdrawnAt }) => channel === 'email' && withdrawnAt === null);
  return mayMail(db, { brand: storefront.brand.key, email: order.email, kind, hasConsent });
};

/** To whom a message about an order goes and how it ends; null where it may not be sent, which can change until the last moment. */
export const findBuyerMailing = async (deps: OrderDeps, orderId: string, kind: MailingKind) => {
  const { database, catalogue } = deps;
  const order = await findOrder(database.db, orderId);
  if (!order || !(await mayMailBuyer(deps, database.db, order, kind))) return null;
  const storefront = catalogue.getStorefront(order.storefront);
  const spoken = storefront.inLanguage(languageOfOrder(order, storefront));
  const { email } = order;
  return { to: email, frame: mailingFrame(deps, spoken, { email, kind }) };
};
