import { money } from '@counterpane/rules/money/money';
import type { Topics } from '../../outbox/store.ts';
import type { OrderDeps } from '../deps.ts';
import { findRefund, givenCents } from '../refunds/store.ts';
import { findReturn } from '../returns/store.ts';
import { paidByCard } from './order-email.ts';
import { orderEmailProps } from './order-email-props.ts';
import { orderedThings } from './ordered-things.ts';

/** Emails the customer how far a return is. Sent twice it is still one message, because its id is the news'. */
export const sendReturn = async (
  deps: OrderDeps,
  { returnId, news }: Topics['return.told'],
): Promise<void> => {
  const made = await findReturn(deps.database.db, returnId);
  if (!made) throw new Error(`no return ${returnId} to tell of`);
  const refund = made.refundId === null ? null : await findRefund(deps.database.db, made.refundId);
  const props = await orderEmailProps(deps, made.orderId);
  // React comes with the first email, so that a store starts without it.
  const { emailOf } = await import('./return-emails.ts');
  const exchanged = made.exchangeOrderId === null ? null : await findExchanged(deps, made.exchangeOrderId);
  const email = emailOf(news, exchanged !== null).write({
    ...props,
    things: orderedThings(props.order, made.came ?? made.lines),
    refund: money(refund ? givenCents(refund) : made.refundCents, made.currency),
    notCharged: money(news === 'received' && refund ? refund.fromHoldCents : 0, made.currency),
    toCredit: made.toCredit,
    // Staff may have gone on before this one is written.
    told: made.status === news ? made.told : '',
    exchange: exchanged?.thing ?? null,
    fromCredit: exchanged?.credit ?? money(0, made.currency),
    byCard: exchanged?.byCard ?? money(0, made.currency),
    collectOn: made.collectOn,
    labelUrl: made.labelUrl,
  });
  await deps.email.send({ to: props.order.email, messageId: `return.${returnId}.${news}`, ...email });
};

/** What its customer gets instead, as its own order calls it, and what store credit and a card paid of that. */
const findExchanged = async (deps: OrderDeps, orderId: string) => {
  const { order } = await orderEmailProps(deps, orderId);
  const [item] = order.cart.items;
  const thing = item ? [item.product.title, ...item.properties.map(({ title }) => title)].join(', ') : null;
  return { thing, credit: order.credit, byCard: paidByCard(order) };
};
