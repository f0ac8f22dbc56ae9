import { sum } from '@counterpane/rules/money/sum';
import { hasTrait } from '@counterpane/rules/options/kind-traits';
import type { OrderedLine } from '@counterpane/rules/refunds/decide-cancellation';
import { feeWeights } from '@counterpane/rules/refunds/fee-weights';
import {
  type RefundableLine,
  type RefundedLine,
  refundableLines,
} from '@counterpane/rules/refunds/line-worth';
import type { Storefront } from '../../catalogue/storefront.ts';
import { goodsOfItem } from '../orders/goods-of.ts';
import type { Order } from '../orders/store.ts';
import type { Return } from '../returns/store.ts';
import { isLabelAsked } from '../shipments/is-label-asked.ts';
import type { Shipment } from '../shipments/store.ts';
import { type Cancellation, cancelledUnits } from './store.ts';

/** A paid order as cancelling finds it. */
export interface OrderContents {
  readonly order: Order;
  readonly storefront: Pick<Storefront, 'findEntry' | 'flags'>;
  readonly cancelled: readonly Cancellation[];
  readonly shipments: readonly Shipment[];
  readonly returns: readonly Return[];
  /** It came in exchange for a piece that is still to come back. */
  readonly isOwedFor: boolean;
  /** Milliseconds. */
  readonly now: number;
}

/** Its lines, with how many units of each can still go. Before its shipments are made nothing of it is packed. */
export const orderedLines = (contents: OrderContents): OrderedLine[] => {
  const { order, storefront, cancelled, shipments, now } = contents;
  const open = shipments.filter((shipment) => isOpen(shipment, now));
  return order.frozen.cart.items.map((item) => {
    const { itemIdentifier, quantity, product, forItem, isGift } = item;
    const gone = cancelledUnits(cancelled, itemIdentifier);
    const isSent = hasTrait(goodsOfItem(order.frozen, item, storefront).kind, 'physical');
    const waiting = shipments.length === 0 ? quantity - gone : unitsIn(open, itemIdentifier);
    return {
      ...{ itemIdentifier, title: product.title, forItem, isGift, quantity },
      cancelled: gone,
      waiting: isSent ? waiting : null,
    };
  });
};

/** Whether what is in a shipment may change: it is not packed, and no label is being bought for it. */
export const isOpen = (shipment: Shipment, now: number): boolean =>
  shipment.status === 'preparing' && !isLabelAsked(shipment, now);

/** Whether all of an order can be sent to another address: it is paid, and nothing of it is packed. One that pays for an address goes nowhere. */
export const mayGoElsewhere = ({ order, shipments, isOwedFor, now }: OrderContents): boolean =>
  order.status === 'paid' &&
  order.frozen.addressOf === undefined &&
  !isOwedFor &&
  shipments.every((one) => one.status === 'cancelled' || isOpen(one, now));

const unitsIn = (shipments: readonly Shipment[], itemIdentifier: string): number =>
  sum(
    shipments
      .flatMap(({ lines }) => lines)
      .filter((line) => line.itemIdentifier === itemIdentifier)
      .map(({ quantity }) => quantity),
  );

/** What is left of each line to give back, with its share of what was charged beside the goods. */
export const worthOfOrder = (
  { order, storefront }: Pick<OrderContents, 'order' | 'storefront'>,
  earlier: readonly RefundedLine[],
): RefundableLine[] => {
  const { items, extras } = order.frozen.cart;
  const fees = extras
    .filter(({ sku }) => sku !== 'taxes')
    .map(({ sku, pricing }) => ({ sku, cents: pricing.price.amount }));
  const taxes = sum(extras.filter(({ sku }) => sku === 'taxes').map(({ pricing }) => pricing.price.amount));
  return refundableLines(
    items.map((item) => {
      const { itemIdentifier, quantity, product, priceAfterDiscount, isGift } = item;
      const { kind, demand } = goodsOfItem(order.frozen, item, storefront);
      return {
        ...{ itemIdentifier, title: product.title, quantity, cents: priceAfterDiscount.amount },
        feeWeights: feeWeights({ kind, isGift, pieces: Math.max(1, demand[0]?.units ?? 1) }),
      };
    }),
    { taxes, fees },
    earlier,
  );
};
