import type { TimelineEntry } from '@counterpane/contract/orders/timeline';
import { type Message, message } from '@counterpane/messages/message';
import { type Money, money } from '@counterpane/rules/money/money';
import { sum } from '@counterpane/rules/money/sum';
import { localizeWith } from '../../language/localize-with.ts';
import { daysOf, paymentMethodText } from '../emails/order-email.ts';
import { type DocumentFacts, frameOf, type OrderDocument } from './order-document.ts';

type Kind = TimelineEntry['kind'];

/** Which way money went: 1 from the customer to us, -1 back. */
const DIRECTIONS: Readonly<Partial<Record<Kind, 1 | -1>>> = {
  placed_in_exchange: 1,
  paid_with_credit: 1,
  paid: 1,
  charged: 1,
  address_paid: 1,
  refunded: -1,
  credit_given: -1,
  refund_returned: 1,
};

interface MoneyMove {
  readonly kind: Kind;
  readonly at: string;
  /** Below 0 for what went back. */
  readonly amount: Money;
}

/** What of an order's timeline moved money, the oldest first. */
export const moneyMoves = (timeline: readonly TimelineEntry[]): MoneyMove[] =>
  timeline.flatMap(({ kind, at, amount }) => {
    const direction = DIRECTIONS[kind];
    return direction === undefined || amount === null || amount.amount === 0
      ? []
      : [{ kind, at, amount: money(direction * amount.amount, amount.currency) }];
  });

/** The receipt of an order: each payment with its way and day, each refund, and what they come to by now. */
export const receiptOf = (facts: DocumentFacts, moves: readonly MoneyMove[]): OrderDocument => {
  const { order, writing, language } = facts;
  const localize = localizeWith(writing);
  const days = daysOf(language);
  const amountOf = (amount: Money) => writing.amount({ ...amount, cents: 'always' });
  const name = localize(message('Receipt {number}', { number: order.shortId }));
  return {
    ...frameOf(facts, localize),
    name,
    title: localize(message('Receipt')),
    facts: [name, localize(message('Date: {date}', { date: days.date(order.createdAt) }))],
    headings: [localize(message('What was paid and given back')), localize(message('What it comes to'))],
    rows: moves.map(({ kind, at, amount }) => ({
      title: localize(titleOf(kind, order)),
      details: [days.date(at)],
      amount: amountOf(amount),
    })),
    sums: [],
    total: { title: localize(message('Paid by now')), amount: amountOf(balanceOf(moves, order.total)) },
    notes: [],
  };
};

const titleOf = (kind: Kind, { paymentDetails, exchangeOf }: DocumentFacts['order']): Message => {
  switch (kind) {
    case 'placed_in_exchange':
      return message('Paid for with what goes back of order {id}', { id: exchangeOf?.shortId ?? '' });
    case 'address_paid':
      return message('Paid for the new address');
    case 'paid_with_credit':
      return message('Paid with store credit');
    case 'refunded':
      return message('Refunded');
    case 'credit_given':
      return message('Given as store credit');
    case 'refund_returned':
      return message('Sent back by the bank');
    default:
      return (
        paymentMethodText(paymentDetails) ?? message('Paid with {label}', { label: paymentDetails.provider })
      );
  }
};

/** Other money than the first payment's is never added up with it. */
const balanceOf = ([first, ...others]: readonly MoneyMove[], total: Money): Money => {
  const { currency } = first?.amount ?? total;
  const same = [first, ...others].flatMap((move) => (move?.amount.currency === currency ? move.amount : []));
  return money(sum(same.map(({ amount }) => amount)), currency);
};
