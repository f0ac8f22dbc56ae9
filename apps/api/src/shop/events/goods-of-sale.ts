import type { Goods, ToldCharges } from '@counterpane/providers/analytics/port';
import { allocate } from '@counterpane/rules/money/allocate';
import { sum } from '@counterpane/rules/money/sum';
import { type RefundedLine, refundedCents } from '@counterpane/rules/refunds/line-worth';
import type { FrozenItem } from '../../order/orders/goods-of.ts';
import { DELIVERY_ROWS, isReported, netLines, purchaseCharges } from '../../order/orders/purchase-charges.ts';
import type { Order } from '../../order/orders/store.ts';
import type { Refund } from '../../order/refunds/store.ts';
import { goodsOf, itemOf } from './goods.ts';

/** What is told of money that changed hands: the things, and what was paid or goes back beside them. */
interface Sale {
  readonly goods: Goods;
  readonly charges: ToldCharges;
}

/** What an order bought. */
export const sold = ({ frozen, currency }: Pick<Order, 'frozen' | 'currency'>): Sale => ({
  goods: goodsOf(
    netLines(frozen)
      .filter(isReported)
      .map(({ item: { product, quantity }, netCents: cents }) => itemOf(product, { quantity, cents })),
    currency,
  ),
  charges: purchaseCharges(frozen),
});

/**
 * What a refund takes back of it. One that is beside another has its share of the lines that `named` names; one of an amount takes
 * as much of everything as it is of the order, so that all refunds of an order together leave nothing of its value.
 */
export const soldBack = (
  order: Order,
  refund: Pick<Refund, 'id' | 'amountCents' | 'currency'>,
  named: Pick<Refund, 'id' | 'lines'>,
): Sale => {
  const { taxCents, shippingCents, restCents, things } =
    named.lines.length > 0 ? partsOfLines(order, named.lines) : partsOfOrder(order);
  // Somewhere else a tax may cost more while a fee costs less by more than that: of what costs more nothing goes back.
  const beside = [taxCents, shippingCents, restCents].map((cents) => Math.max(0, cents));
  const [tax = 0, shipping = 0, , ...shares] = allocate(refund.amountCents, [
    ...beside,
    ...things.map(({ cents }) => cents),
  ]);
  const told = things.flatMap(({ item, quantity }, index) =>
    named.id === refund.id && quantity > 0
      ? [itemOf(item.product, { quantity, cents: shares[index] ?? 0 })]
      : [],
  );
  return {
    goods: { currency: refund.currency, cents: sum(shares), items: told },
    charges: { taxCents: tax, shippingCents: shipping, coupon: null },
  };
};

/** What money was for, in whole cents. */
interface Parts {
  readonly taxCents: number;
  readonly shippingCents: number;
  /** Other fees, and what the catalogue keeps out of analytics. */
  readonly restCents: number;
  /** Of units that come back, and of none where only money does. */
  readonly things: readonly {
    readonly item: FrozenItem;
    readonly quantity: number;
    readonly cents: number;
  }[];
}

const partsOfOrder = ({ frozen, totalCents }: Order): Parts => {
  const { taxCents, shippingCents } = purchaseCharges(frozen);
  const things = netLines(frozen)
    .filter(isReported)
    .map(({ item, netCents: cents }) => ({ item, quantity: 0, cents }));
  const told = taxCents + shippingCents + sum(things.map(({ cents }) => cents));
  return { taxCents, shippingCents, restCents: Math.max(0, totalCents - told), things };
};

const partsOfLines = ({ frozen }: Order, lines: readonly RefundedLine[]): Parts => {
  const sold = netLines(frozen);
  const found = lines.flatMap((line) => {
    const net = sold.find(({ item }) => item.itemIdentifier === line.itemIdentifier);
    if (!net) return [];
    const weights = [net.netCents, net.item.priceAfterDiscount.amount - net.netCents];
    const [cents = 0, included = 0] = allocate(line.amountCents, weights);
    const shipping = sum(DELIVERY_ROWS.map((sku) => line.fees?.[sku] ?? 0));
    return [{ line, ...net, cents, tax: line.taxCents + included, shipping }];
  });
  const told = found.filter(isReported);
  const taxCents = sum(found.map(({ tax }) => tax));
  const shippingCents = sum(found.map(({ shipping }) => shipping));
  const all = sum(lines.map(refundedCents));
  return {
    ...{ taxCents, shippingCents },
    restCents: all - taxCents - shippingCents - sum(told.map(({ cents }) => cents)),
    // A line that costs less from now on gives no unit back.
    things: told.map(({ item, line, cents }) => ({
      item,
      quantity: line.isRepriced ? 0 : line.quantity,
      cents,
    })),
  };
};
