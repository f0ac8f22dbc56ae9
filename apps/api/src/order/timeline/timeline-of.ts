import type { TimelineEntry } from '@counterpane/contract/orders/timeline';
import type { ShipmentState } from '@counterpane/rules/fulfillment/shipment-states';
import { type Money, money } from '@counterpane/rules/money/money';
import { sum } from '@counterpane/rules/money/sum';
import { isoOf } from '../../database/when.ts';
import { isOfAnother } from '../orders/frozen-order.ts';
import { givenCents, type Refund } from '../refunds/store.ts';
import type { Shipment } from '../shipments/store.ts';
import type { OrderHistory } from './load-history.ts';

type Kind = TimelineEntry['kind'];
type About = Partial<Omit<TimelineEntry, 'kind' | 'at'>>;

/** Everything that happened with an order, the oldest first; what happened at once is in the order of this list. */
export const timelineOf = (history: OrderHistory): TimelineEntry[] =>
  [
    ...paymentEntries(history),
    ...history.additions.map(({ shortId, createdAt }) => entry('added', createdAt, { order: shortId })),
    ...history.addressChanges.flatMap(addressEntries),
    ...cancellationEntries(history),
    ...shipmentEntries(history),
    ...history.returnSteps.map(returnEntry),
    ...history.refunds.flatMap(refundEntries),
    ...thanksEntries(history),
    ...history.claimSteps.map(({ status, at }) => entry(`claim_${status}`, at)),
  ].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));

const entry = (kind: Kind, at: string, about: About = {}): TimelineEntry => ({
  ...{ kind, at: isoOf(at), amount: null, shipment: null, day: null, order: null, units: null },
  ...about,
});

/** What it cost more there is told with the order that paid it. */
const addressEntries = ({ appliedAt, payment }: OrderHistory['addressChanges'][number]): TimelineEntry[] => [
  ...(payment
    ? [
        entry('address_paid', appliedAt, {
          ...{ amount: money(payment.totalCents, payment.currency), order: payment.shortId },
        }),
      ]
    : []),
  entry('address_changed', appliedAt),
];

/** Of an exchange the order of what comes instead is told. */
const returnEntry = ({
  status,
  source,
  at,
  exchange,
}: OrderHistory['returnSteps'][number]): TimelineEntry => {
  if (status === 'cancelled' && source === 'store') return entry('exchange_unpaid', at);
  if (status === 'awaiting_payment') return entry('exchange_begun', at, { order: exchange });
  return exchange !== null && status === 'requested'
    ? entry('exchange_requested', at, { order: exchange })
    : entry(`return_${status}`, at);
};

/** How it was placed and paid. Money that is held is charged as things ship [R048]. */
const paymentEntries = ({ order, payments, captures }: OrderHistory): TimelineEntry[] => {
  const { createdAt, purchasedAt, creditCents, exchangeCents, currency, frozen } = order;
  const payment = payments.find(({ status }) => status === 'succeeded');
  const paidAt = purchasedAt ?? (isOfAnother(frozen) && order.status === 'paid' ? createdAt : null);
  // Of one that waits for its payment nothing has moved yet.
  const fromOld = paidAt === null ? null : money(exchangeCents, currency);
  const placed = frozen.exchangeOf
    ? entry('placed_in_exchange', createdAt, { order: frozen.exchangeOf.shortId, amount: fromOld })
    : entry('placed', createdAt);
  const paid = (kind: Kind, amount: Money) =>
    paidAt !== null && amount.amount > 0 ? [entry(kind, paidAt, { amount })] : [];
  return [
    placed,
    ...paid('paid_with_credit', money(creditCents, currency)),
    ...(payment
      ? paid(payment.captureAt === 'shipment' ? 'held' : 'paid', money(payment.amountCents, payment.currency))
      : []),
    ...captures.flatMap((one) =>
      one.status === 'succeeded' && one.settledAt !== null
        ? [entry('charged', one.settledAt, { amount: money(one.amountCents, one.currency) })]
        : [],
    ),
  ];
};

/** Gifts go with what they came with, and are not counted. */
const cancellationEntries = ({ order, cancellations }: OrderHistory): TimelineEntry[] => {
  const gifts = order.frozen.cart.items.filter(({ isGift }) => isGift);
  const isGift = (id: string) => gifts.some(({ itemIdentifier }) => itemIdentifier === id);
  return cancellations.map(({ lines, createdAt }) => {
    const bought = lines.filter(({ itemIdentifier }) => !isGift(itemIdentifier));
    return entry('items_cancelled', createdAt, { units: sum(bought.map(({ quantity }) => quantity)) });
  });
};

const TOLD: Readonly<Partial<Record<ShipmentState, Kind>>> = {
  shipped: 'shipped',
  out_for_delivery: 'out_for_delivery',
  delivered: 'delivered',
  lost: 'lost',
  returned_to_sender: 'returned_to_sender',
  resent: 'resent',
  cancelled: 'not_sent',
};

/** What replaces something is told of as such. */
const TOLD_OF_REPLACEMENTS: typeof TOLD = {
  ...TOLD,
  shipped: 'replacement_shipped',
  delivered: 'replacement_delivered',
};

const shipmentEntries = ({ shipments }: Pick<OrderHistory, 'shipments'>): TimelineEntry[] => {
  const own = shipments.filter(({ claimId }) => claimId === null);
  return shipments.flatMap(({ number, claimId, events }) => {
    const shipment = claimId === null && own.length > 1 ? { number, count: own.length } : null;
    const kinds = claimId === null ? TOLD : TOLD_OF_REPLACEMENTS;
    return events.flatMap((step) => stepEntry(step, kinds, shipment));
  });
};

const stepEntry = (
  { status, day, source, at }: Shipment['events'][number],
  kinds: typeof TOLD,
  shipment: TimelineEntry['shipment'],
): TimelineEntry[] => {
  if (day !== null)
    return [entry(source === 'store' ? 'promised_anew' : 'day_changed', at, { day, shipment })];
  const kind = kinds[status];
  return kind ? [entry(kind, at, { shipment })] : [];
};

/** It is no money of the order, so that no receipt has it. */
const thanksEntries = ({ order, thanks }: Pick<OrderHistory, 'order' | 'thanks'>): TimelineEntry[] =>
  thanks ? [entry('thanked', thanks.at, { amount: money(thanks.cents, order.currency) })] : [];

/** What was never charged is no refund; one that failed is tried again by staff, and its customer was told of no end of it. */
const refundEntries = (refund: Refund): TimelineEntry[] => {
  const { status, toCredit, createdAt, settledAt, returnedAt, currency } = refund;
  const amount = money(givenCents(refund), currency);
  if (amount.amount <= 0) return [];
  if (toCredit) return [entry('credit_given', settledAt ?? createdAt, { amount })];
  if (status === 'failed' && returnedAt === null) return [];
  // What a bank sent back had gone through before.
  return [
    entry('refund_begun', createdAt, { amount }),
    ...(settledAt !== null ? [entry('refunded', settledAt, { amount })] : []),
    ...(returnedAt === null ? [] : [entry('refund_returned', returnedAt, { amount })]),
  ];
};
