import type { OrderDeps } from '../../order/deps.ts';
import { orderEmailProps } from '../../order/emails/order-email-props.ts';
import { findBuyerMailing } from '../../order/mailings/buyer-mailings.ts';
import { findOrder } from '../../order/orders/store.ts';
import type { Topics } from '../../outbox/store.ts';
import { endingLines } from './ending-lines.ts';

/** Emails that the nights to try something end, unless it went back or its customer has said no since. Sent twice it is still one message. */
export const sendTrialEnding = async (
  deps: OrderDeps,
  { orderId, items }: Topics['trial.ending'],
): Promise<void> => {
  const { db } = deps.database;
  const mailing = await findBuyerMailing(deps, orderId, 'trial_ending');
  const order = mailing && (await findOrder(db, orderId));
  if (!mailing || !order) return;
  const ending = await endingLines(deps, db, order, items);
  if (ending.length === 0) return;
  const props = await orderEmailProps(deps, orderId);
  const { trialEndingEmail } = await import('./trial-ending-email.ts');
  const email = trialEndingEmail.write({
    ...props,
    ...mailing.frame,
    trials: ending.map(({ itemIdentifier, lastNight }) => ({
      title:
        props.order.cart.items.find((item) => item.itemIdentifier === itemIdentifier)?.product.title ?? '',
      lastNight,
    })),
  });
  await deps.email.send({ to: mailing.to, messageId: `trial-ending.${orderId}.${items[0]}`, ...email });
};
