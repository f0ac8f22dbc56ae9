import { type Money, money } from '@counterpane/rules/money/money';
import { sum } from '@counterpane/rules/money/sum';
import type { Queries } from '../../database/open.ts';
import { enqueue, type Message } from '../../outbox/store.ts';
import { pendingCaptures } from '../captures/store.ts';
import type { OrderDeps } from '../deps.ts';
import { closeCart } from '../orders/close-cart.ts';
import { lockOrder, type Order, updateOrder } from '../orders/store.ts';
import { amountOf, balancesOf, surplusAccount } from './ledger.ts';
import { findPayment, type Payment } from './store.ts';

/** Topics that move money, each with the reason that its order waits for a person once such a message is dead. */
const REASONS = {
  'payment.cancel': 'cancel_given_up',
  'payment.capture': 'capture_given_up',
  'payment.capture_sent': 'capture_given_up',
  'payment.refund_surplus': 'surplus_given_up',
} as const;

type MoneyTopic = keyof typeof REASONS;
type GivenUp = (typeof REASONS)[MoneyTopic];

const isOfMoneyTopic = (topic: string): topic is MoneyTopic => topic in REASONS;

/** Whether a message moves money that is to go back, to be let go or to be taken. */
export const isOfMoney = ({ topic }: Pick<Message, 'topic'>): boolean =>
  isOfMoneyTopic(topic) || topic === 'payment.release_unused' || topic === 'payment.release_hold';

/** What waits for a person, as an order keeps it: the reason, and of money that did not move how much. */
interface Attention {
  readonly reason: string;
  readonly amount: Money | null;
}

/** @example writeAttention('surplus_given_up', money(76_104, 'USD')) // "surplus_given_up:76104:USD" */
const writeAttention = (reason: GivenUp, { amount, currency }: Money): string =>
  `${reason}:${amount}:${currency}`;

/** @example parseAttention('surplus_given_up:76104:USD').amount // $761.04 */
export const parseAttention = (text: string): Attention => {
  const [reason = '', amountCents, currency] = text.split(':');
  if (amountCents === undefined || currency === undefined) return { reason, amount: null };
  return { reason, amount: amountOf({ amountCents: Number(amountCents), currency }) };
};

/** SQL `like` pattern of the reasons that `writeAttention` writes. */
export const GIVEN_UP_PATTERN = '%\\_given\\_up:%';

export const isGivenUp = (attention: string | null): boolean => attention?.includes('_given_up:') ?? false;

/**
 * Money did not move in all the time that a message had, and the message is dead: its order waits for a person from now
 * on, and says what was not done and how much. One that is paid or cancelled stays so, for nothing about it is in doubt
 * but this money. A reason that it waits for already is kept, unless it is that nobody knew of this payment.
 */
export const parkForMoney = async (
  tx: Queries,
  deps: OrderDeps,
  { topic, payload }: Message,
): Promise<void> => {
  if (!isOfMoneyTopic(topic)) return;
  const payment = await findPayment(tx, String(payload.paymentId));
  const order = payment && (await lockOrder(tx, payment.orderId));
  if (!order) return;
  const amount = await amountOfTask(tx, topic, payment);
  deps.logger.error({ orderId: order.id, paymentId: payment.id, topic, amount }, 'money was not moved');
  await flagUnmoved(tx, deps, { order, reason: REASONS[topic], amount });
};

interface Unmoved {
  /** Locked. */
  readonly order: Order;
  readonly reason: GivenUp;
  readonly amount: Money;
}

/** Says at an order what was not moved of its money, for staff to see. */
export const flagUnmoved = async (
  tx: Queries,
  deps: OrderDeps,
  { order, reason, amount }: Unmoved,
): Promise<void> => {
  if (order.status === 'needs_attention' && order.attention !== 'payment_unknown') return;
  await updateOrder(tx, order, { ...stateOf(order), attention: writeAttention(reason, amount) });
  if (!isOver(order)) await closeCart(tx, deps, order, { money: false });
  await enqueue(tx, deps.clock, 'order.needs_attention', { orderId: order.id, reason });
};

const isOver = ({ status }: Order): boolean => status === 'paid' || status === 'cancelled';

const stateOf = (order: Order) => (isOver(order) ? {} : ({ status: 'needs_attention' } as const));

/** The amount owed for a surplus payment, or due for what was sent; else the amount that the attempt was to take. */
const amountOfTask = async (tx: Queries, topic: MoneyTopic, payment: Payment): Promise<Money> => {
  if (topic === 'payment.capture_sent') {
    const due = await pendingCaptures(tx, payment.id);
    return money(sum(due.map(({ amountCents }) => amountCents)), payment.currency);
  }
  if (topic !== 'payment.refund_surplus') return money(payment.amountCents, payment.currency);
  const [owed] = await balancesOf(tx, payment.orderId, surplusAccount(payment));
  return owed ? money(-owed.amount, owed.currency) : money(0, payment.currency);
};
