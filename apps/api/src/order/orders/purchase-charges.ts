import { allocate } from '@counterpane/rules/money/allocate';
import { sum } from '@counterpane/rules/money/sum';
import type { FrozenOrder } from './frozen-order.ts';
import type { FrozenItem } from './goods-of.ts';

/** The rows of a cart for bringing it to its door: they are the costs of delivery. */
export const DELIVERY_ROWS: readonly string[] = ['shipping', 'wgs', 'removal'];

/** What of an order's total is no price of a thing, in whole cents, and the code that took something off. */
interface PurchaseCharges {
  /** The tax that is added, or that prices include. */
  readonly taxCents: number;
  /** White glove service and the removal of old mattresses; 0 by the carrier, which is free. */
  readonly shippingCents: number;
  /** Null without a code, and for one that took nothing off. */
  readonly coupon: string | null;
}

/** By the names of GA4's purchase event: tax, shipping and coupon. */
export const purchaseCharges = ({
  cart: { extras, couponDetails },
}: Pick<FrozenOrder, 'cart'>): PurchaseCharges => ({
  taxCents: sum(
    extras
      .filter(({ sku }) => sku === 'taxes')
      .map(({ pricing, included }) => pricing.price.amount + (included?.amount ?? 0)),
  ),
  shippingCents: sum(
    extras.filter(({ sku }) => DELIVERY_ROWS.includes(sku)).map(({ pricing }) => pricing.price.amount),
  ),
  coupon: couponDetails?.applied ? couponDetails.code : null,
});

/** A line of an order, and the cents that were paid for all of its units, without the tax that its price includes. */
interface NetLine {
  readonly item: FrozenItem;
  readonly netCents: number;
}

/** What was paid for the things of an order: GA4's `value` is their sum, without tax and delivery. */
export const netLines = ({ cart: { items, extras } }: Pick<FrozenOrder, 'cart'>): NetLine[] => {
  const shares = allocate(
    sum(extras.map(({ included }) => included?.amount ?? 0)),
    items.map(({ priceAfterDiscount }) => priceAfterDiscount.amount),
  );
  return items.map((item, index) => ({
    item,
    netCents: item.priceAfterDiscount.amount - (shares[index] ?? 0),
  }));
};

/** Whether the catalogue lets analytics hear of it [C3]. */
export const isReported = ({ item }: NetLine): boolean => item.product.metadata.reportToAnalytics;
