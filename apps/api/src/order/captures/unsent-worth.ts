import { type SentLine, unsentUnits } from '@counterpane/rules/fulfillment/unsent-units';
import { sum } from '@counterpane/rules/money/sum';
import { hasTrait } from '@counterpane/rules/options/kind-traits';
import { refundedCents } from '@counterpane/rules/refunds/line-worth';
import type { Queries } from '../../database/open.ts';
import type { OrderContents } from '../cancellations/ordered-lines.ts';
import { givenLines, refundedLines } from '../cancellations/plan-cancellation.ts';
import { cancelledUnits } from '../cancellations/store.ts';
import { repricedOf } from '../new-address/store.ts';
import { goodsOfItem } from '../orders/goods-of.ts';
import { refundsOf } from '../refunds/store.ts';
import { promisedBy } from '../returns/store.ts';
import type { Shipment } from '../shipments/store.ts';

/**
 * Cents that would go back if all that has not left were cancelled now. `hasLeft` says of which shipments that is true: what
 * staff took off a shipment by hand is still to be sent.
 */
export const worthOfUnsent = async (
  tx: Queries,
  contents: OrderContents,
  hasLeft: (shipment: Shipment) => boolean,
): Promise<number> => {
  const made = await refundsOf(tx, contents.order.id);
  const promised = promisedBy(contents.returns).lines;
  const repriced = await repricedOf(tx, contents.order);
  const given = givenLines({ made, promised, repriced }, contents);
  const going = unsentUnits(sentLines(contents, hasLeft));
  return sum(refundedLines(contents, going, given).map(refundedCents));
};

const sentLines = (
  { order, storefront, cancelled, shipments }: OrderContents,
  hasLeft: (shipment: Shipment) => boolean,
): SentLine[] => {
  // What is sent again was charged with the shipment that did not arrive.
  const left = shipments.filter((one) => one.resends === null && hasLeft(one)).flatMap(({ lines }) => lines);
  return order.frozen.cart.items.map((item) => {
    const { itemIdentifier, forItem, quantity } = item;
    const own = left.filter((line) => line.itemIdentifier === itemIdentifier);
    const isSent = hasTrait(goodsOfItem(order.frozen, item, storefront).kind, 'physical');
    return {
      ...{ itemIdentifier, forItem, quantity },
      cancelled: cancelledUnits(cancelled, itemIdentifier),
      sent: isSent ? sum(own.map((line) => line.quantity)) : null,
    };
  });
};
