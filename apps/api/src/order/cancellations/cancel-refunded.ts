import { sum } from '@counterpane/rules/money/sum';
import {
  decideCancellation,
  isWholeOrder,
  type OrderedLine,
  type UnitsOfLine,
} from '@counterpane/rules/refunds/decide-cancellation';
import { accept, type Decision, refuse } from '@counterpane/rules/refusals';
import type { Queries } from '../../database/open.ts';
import { newId } from '../../http/ids.ts';
import type { OrderDeps } from '../deps.ts';
import { demandOfUnits } from '../orders/demand-of-units.ts';
import type { Order } from '../orders/store.ts';
import { returnSold } from '../reservations/stock.ts';
import { applyCancellation } from './apply-cancellation.ts';
import { lockContents } from './load-contents.ts';
import { orderedLines } from './ordered-lines.ts';

/** Units of lines whose money has just gone back, with how many of those that were sent are in stock again. */
interface RefundedUnits extends UnitsOfLine {
  readonly restocked?: number | undefined;
}

/**
 * What staff gave money back for and is not packed yet is sent no more, with the gifts that belong to it, and is in stock again.
 * Of what was sent so much is in stock again as they say. True when something can be sold again.
 */
export const cancelRefunded = async (
  tx: Queries,
  deps: OrderDeps,
  order: Order,
  refunded: { readonly refundId: string; readonly lines: readonly RefundedUnits[] },
): Promise<Decision<boolean, 'return_too_many'>> => {
  if (order.status !== 'paid') return accept(false);
  const contents = await lockContents(tx, deps, order);
  const ordered = orderedLines(contents);
  const units = unitsByLine(refunded.lines);
  const asked = units
    .map(({ itemIdentifier, quantity }) => ({
      itemIdentifier,
      quantity: Math.min(quantity, waitingOf(ordered, itemIdentifier)),
    }))
    .filter(({ quantity }) => quantity > 0);
  const restocked = units.map((line) => ({ ...line, quantity: line.restocked }));
  for (const { itemIdentifier, quantity } of units) {
    const sent = quantity - unitsOf(asked, itemIdentifier);
    if (unitsOf(restocked, itemIdentifier) > sent) return refuse(tooMany(ordered, itemIdentifier, sent));
  }
  const going = withGifts(ordered, asked);
  const plan = { going, isWhole: isWholeOrder(ordered, going), refundId: refunded.refundId };
  const isFree =
    going.length > 0 && (await applyCancellation(tx, deps, contents, plan, { id: newId(), madeBy: 'staff' }));
  const isBack = await returnSold(tx, order.id, demandOfUnits(contents, restocked));
  return accept(isFree || isBack);
};

/** The same line named twice is one. */
const unitsByLine = (lines: readonly RefundedUnits[]) =>
  [...Map.groupBy(lines, ({ itemIdentifier }) => itemIdentifier)].map(([itemIdentifier, own]) => ({
    itemIdentifier,
    quantity: sum(own.map(({ quantity }) => quantity)),
    restocked: sum(own.map(({ restocked = 0 }) => restocked)),
  }));

const waitingOf = (ordered: readonly OrderedLine[], itemIdentifier: string): number =>
  ordered.find((line) => line.itemIdentifier === itemIdentifier)?.waiting ?? 0;

/** Gifts are free, so that no refund names them; what else belongs to a line was paid for, and stays. */
const withGifts = (
  ordered: readonly OrderedLine[],
  asked: readonly UnitsOfLine[],
): readonly UnitsOfLine[] => {
  const decision = decideCancellation(ordered, asked);
  if (!decision.ok) return asked;
  return decision.change.filter(
    ({ itemIdentifier }) =>
      unitsOf(asked, itemIdentifier) > 0 ||
      ordered.some((line) => line.isGift && line.itemIdentifier === itemIdentifier),
  );
};

const tooMany = (ordered: readonly OrderedLine[], itemIdentifier: string, left: number) => ({
  code: 'return_too_many' as const,
  title: ordered.find((line) => line.itemIdentifier === itemIdentifier)?.title ?? '',
  left,
});

const unitsOf = (lines: readonly UnitsOfLine[], itemIdentifier: string): number =>
  sum(lines.filter((one) => one.itemIdentifier === itemIdentifier).map(({ quantity }) => quantity));
