import { type Money, money } from '@counterpane/rules/money/money';
import { sum } from '@counterpane/rules/money/sum';
import {
  cancellableUnits,
  decideCancellation,
  isWholeOrder,
  type UnitsOfLine,
} from '@counterpane/rules/refunds/decide-cancellation';
import {
  type GoneUnits,
  type RefundableLine,
  type RefundedLine,
  refundedCents,
  refundGone,
} from '@counterpane/rules/refunds/line-worth';
import type { CancellationRefusalCode } from '@counterpane/rules/refusal-groups';
import { accept, type Decision, refuse } from '@counterpane/rules/refusals';
import type { Queries } from '../../database/open.ts';
import type { OrderDeps } from '../deps.ts';
import { findRefundable, type Refundable } from '../refunds/prepare-refund.ts';
import { returnedUnits } from '../returns/store.ts';
import { type OrderContents, orderedLines, worthOfOrder } from './ordered-lines.ts';
import { cancelledUnits } from './store.ts';

/** What goes, and what comes back for it. */
export interface CancellationPlan {
  readonly going: readonly UnitsOfLine[];
  readonly isWhole: boolean;
  readonly refunded: readonly RefundedLine[];
  /** Cents of it that went back before, as an amount that was for no line. */
  readonly givenBefore: number;
  readonly refund: Money;
  /** Null where there was nothing to pay. */
  readonly refundable: Refundable | null;
}

/** Decides what is cancelled: what is shown before and what is done then are this same function [R045]. */
export const planCancellation = async (
  db: Queries,
  deps: Pick<OrderDeps, 'providers'>,
  contents: OrderContents,
  asked: readonly UnitsOfLine[],
): Promise<Decision<CancellationPlan, CancellationRefusalCode>> => {
  const { status } = contents.order;
  if (status === 'needs_attention') return refuse({ code: 'cancel_by_phone' });
  if (status !== 'paid') return refuse({ code: 'cancel_nothing' });
  const decision = decideCancellation(orderedLines(contents), asked);
  return decision.ok ? planGoing(db, deps, contents, decision.change) : decision;
};

/** What comes back for units that go, of an order that is paid. */
export const planGoing = async (
  db: Queries,
  deps: Pick<OrderDeps, 'providers'>,
  contents: OrderContents,
  going: readonly UnitsOfLine[],
): Promise<Decision<CancellationPlan, 'cancel_by_phone'>> => {
  const { order } = contents;
  const isWhole = isWholeOrder(orderedLines(contents), going);
  const { totalCents, currency } = order;
  if (totalCents === 0)
    return accept({
      ...{ going, isWhole, refunded: [], givenBefore: 0, refund: money(0, currency) },
      refundable: null,
    });
  const found = await findRefundable(db, deps, order, contents.returns);
  if (!found.ok || found.refundable.left.currency !== currency) return refuse({ code: 'cancel_by_phone' });
  const { left } = found.refundable;
  const refunded = refundedLines(contents, going, givenLines(found.refundable, contents));
  const worth = sum(refunded.map(refundedCents));
  const refund = money(Math.min(worth, left.amount), currency);
  const givenBefore = worth - refund.amount;
  return accept({ going, isWhole, refunded, givenBefore, refund, refundable: found.refundable });
};

/** What goes back for units that are cancelled. */
export const refundedLines = (
  contents: OrderContents,
  going: readonly UnitsOfLine[],
  given: readonly RefundedLine[],
): RefundedLine[] => {
  const cancellable = cancellableUnits(orderedLines(contents));
  return worthOfOrder(contents, given).flatMap((line) => {
    const { itemIdentifier } = line;
    const gone = going.find((one) => one.itemIdentifier === itemIdentifier);
    if (!gone) return [];
    const before = goneUnits(contents, itemIdentifier);
    const left = cancellable.get(itemIdentifier) ?? 0;
    // What goes has never left, unless it is more than can be cancelled: then it may be what was given back.
    const others = gone.quantity <= left ? othersGiven(line, before, left) : 0;
    return [refundGone(line, { ...before, cancelled: before.cancelled + gone.quantity, others })];
  });
};

/** Units of a line that are not kept. */
export const goneUnits = (
  { cancelled, returns }: Pick<OrderContents, 'cancelled' | 'returns'>,
  itemIdentifier: string,
): GoneUnits => ({
  cancelled: cancelledUnits(cancelled, itemIdentifier),
  returned: returnedUnits(returns, itemIdentifier),
});

/** Units that left and stay with their customer, and whose money staff gave back all the same. */
const othersGiven = (
  { quantity, unitsLeft }: RefundableLine,
  { cancelled, returned }: GoneUnits,
  cancellable: number,
): number => {
  const gone = cancelled + returned;
  return Math.max(0, Math.min(quantity - unitsLeft, quantity - cancellable) - gone);
};

/**
 * What was given back of the lines of an order, or is promised for what is on its way back, and what they cost more where they go now. A refund of a cancellation or of a
 * return that failed is tried again by staff: it does not go back with the next one.
 */
export const givenLines = (
  { made, promised, repriced }: Pick<Refundable, 'made' | 'promised' | 'repriced'>,
  { cancelled, returns }: Pick<OrderContents, 'cancelled' | 'returns'>,
): RefundedLine[] => {
  const own = new Set([...cancelled, ...returns].map(({ refundId }) => refundId));
  const given = made.filter(({ id, status }) => status !== 'failed' || own.has(id));
  return [...given.flatMap(({ lines }) => lines), ...promised, ...repriced];
};
