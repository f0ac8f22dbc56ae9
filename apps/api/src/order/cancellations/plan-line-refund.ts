import type { RefundedLines } from '@counterpane/contract/orders/refunds';
import { money } from '@counterpane/rules/money/money';
import { sum } from '@counterpane/rules/money/sum';
import {
  cancellableUnits,
  decideCancellation,
  isWholeOrder,
  type UnitsOfLine,
  unitsOf,
} from '@counterpane/rules/refunds/decide-cancellation';
import {
  type RefundableLine,
  type RefundedLine,
  refundedCents,
  refundUnits,
} from '@counterpane/rules/refunds/line-worth';
import type { RefundRefusalCode } from '@counterpane/rules/refusal-groups';
import { accept, type Decision, refuse } from '@counterpane/rules/refusals';
import type { Queries } from '../../database/open.ts';
import type { OrderDeps } from '../deps.ts';
import { findRefundable, type Refundable } from '../refunds/prepare-refund.ts';
import { type OrderContents, orderedLines, worthOfOrder } from './ordered-lines.ts';
import { type CancellationPlan, givenLines, goneUnits, refundedLines } from './plan-cancellation.ts';

export type AskedLine = RefundedLines['lines'][number];

/** What staff give back of lines. */
export interface LineRefundPlan extends CancellationPlan {
  readonly refundable: Refundable;
  /** Units of what was sent that are in stock again. */
  readonly restocked: readonly UnitsOfLine[];
}

type Refusals = RefundRefusalCode | 'return_too_many';

/** A line that money is asked for: which of its units that is. */
interface Parted extends UnitsOfLine {
  /** They are not packed, or a plan, and are cancelled. */
  readonly unsent: number;
  readonly restocked: number;
}

/**
 * Decides what staff give back of lines: of what is not packed exactly what its shopper would get for cancelling it; the price
 * of what was sent, with its taxes. What is gone and was not paid back, because its refund failed, comes first. What is shown
 * before and what is done then are this same function [R065].
 */
export const planLineRefund = async (
  db: Queries,
  deps: Pick<OrderDeps, 'providers'>,
  contents: OrderContents,
  asked: readonly AskedLine[],
): Promise<Decision<LineRefundPlan, Refusals>> => {
  const { order } = contents;
  const found = await findRefundable(db, deps, order, contents.returns);
  if (!found.ok) return found;
  const { refundable } = found;
  const { left, made, promised, repriced } = refundable;
  const given = made.filter(({ status }) => status !== 'failed').flatMap(({ lines }) => lines);
  const earlier = [...given, ...promised, ...repriced];
  const parted = partLines(contents, worthOfOrder(contents, earlier), asked);
  if (!parted.ok) return parted;
  if (left.amount === 0) return refuse({ code: 'refund_nothing_left' });
  if (left.currency !== order.currency) return refuse({ code: 'refund_too_much', left });
  const going = goingOf(contents, parted.change);
  const cancelled = refundedLines(contents, going, givenLines(refundable, contents));
  const others = refundOthers(contents, parted.change, going, [...earlier, ...cancelled]);
  const refunded = addUp([...cancelled, ...others]);
  const worth = sum(refunded.map(refundedCents));
  if (worth === 0) return refuse({ code: 'refund_of_nothing' });
  const refund = money(Math.min(worth, left.amount), left.currency);
  return accept({
    ...{ going, refunded, refund, refundable, givenBefore: worth - refund.amount },
    isWhole: going.length > 0 && isWholeOrder(orderedLines(contents), going),
    restocked: parted.change.map(({ itemIdentifier, restocked }) => ({
      itemIdentifier,
      quantity: restocked,
    })),
  });
};

/** The same line named twice is one. No more of it goes back into stock than was sent. */
const partLines = (
  contents: OrderContents,
  worth: readonly RefundableLine[],
  asked: readonly AskedLine[],
): Decision<readonly Parted[], 'unknown_line' | 'refund_too_many' | 'return_too_many'> => {
  const cancellable = contents.order.status === 'paid' ? endableUnits(contents) : new Map<string, number>();
  const parted: Parted[] = [];
  for (const [itemIdentifier, own] of Map.groupBy(asked, (one) => one.itemIdentifier)) {
    const line = worth.find((one) => one.itemIdentifier === itemIdentifier);
    if (!line) return refuse({ code: 'unknown_line', itemIdentifier });
    const { title, unitsLeft } = line;
    const quantity = sum(own.map((one) => one.quantity));
    if (quantity > unitsLeft)
      return refuse({ code: 'refund_too_many', itemIdentifier, title, left: unitsLeft });
    const { cancelled, returned } = goneUnits(contents, itemIdentifier);
    const owed = Math.min(quantity, Math.max(0, cancelled + returned - (line.quantity - unitsLeft)));
    const unsent = Math.min(quantity - owed, cancellable.get(itemIdentifier) ?? 0);
    const restocked = sum(own.map((one) => one.restocked ?? 0));
    const left = quantity - owed - unsent;
    if (restocked > left) return refuse({ code: 'return_too_many', title, left });
    parted.push({ itemIdentifier, quantity, unsent, restocked });
  }
  return accept(parted);
};

/** Units that can still end: what is not packed, and what is never sent. A plan that was given back covers nothing any more. */
const endableUnits = (contents: OrderContents): ReadonlyMap<string, number> => {
  const lines = orderedLines(contents);
  const plans = lines.filter(({ waiting }) => waiting === null);
  return new Map([
    ...cancellableUnits(lines),
    ...plans.map((one) => [one.itemIdentifier, one.quantity - one.cancelled] as const),
  ]);
};

/** What is sent no more for the units that are not packed, by the rule of cancelling, and the plans that end. */
const goingOf = (contents: OrderContents, parted: readonly Parted[]): readonly UnitsOfLine[] => {
  const ending = parted
    .map(({ itemIdentifier, unsent: quantity }) => ({ itemIdentifier, quantity }))
    .filter(({ quantity }) => quantity > 0);
  const lines = orderedLines(contents);
  const isSent = ({ itemIdentifier }: UnitsOfLine): boolean =>
    lines.some((one) => one.itemIdentifier === itemIdentifier && one.waiting !== null);
  const decision = decideCancellation(lines, ending.filter(isSent));
  const going = decision.ok ? decision.change : [];
  // One that goes with its mattress is not counted twice.
  const plans = ending
    .filter((one) => !isSent(one))
    .map(({ itemIdentifier, quantity }) => ({
      itemIdentifier,
      quantity: Math.max(quantity, unitsOf(going, itemIdentifier)),
    }));
  return [...going.filter((one) => unitsOf(plans, one.itemIdentifier) === 0), ...plans];
};

/** What goes back for the units that were sent, and for those whose refund failed. */
const refundOthers = (
  contents: OrderContents,
  parted: readonly Parted[],
  going: readonly UnitsOfLine[],
  earlier: readonly RefundedLine[],
): RefundedLine[] =>
  worthOfOrder(contents, earlier).flatMap((line) => {
    const { itemIdentifier, unitsLeft } = line;
    const { quantity = 0, unsent = 0 } = parted.find((one) => one.itemIdentifier === itemIdentifier) ?? {};
    const units = Math.min(quantity - unsent, unitsLeft);
    const before = goneUnits(contents, itemIdentifier);
    const cancelled = before.cancelled + unitsOf(going, itemIdentifier);
    return units > 0 ? [refundUnits(line, units, { ...before, cancelled })] : [];
  });

/** Each line once. */
const addUp = (lines: readonly RefundedLine[]): RefundedLine[] =>
  [...Map.groupBy(lines, ({ itemIdentifier }) => itemIdentifier)].map(([itemIdentifier, own]) => {
    const fees = new Set(own.flatMap((one) => Object.keys(one.fees ?? {})));
    return {
      itemIdentifier,
      quantity: sum(own.map(({ quantity }) => quantity)),
      amountCents: sum(own.map(({ amountCents }) => amountCents)),
      taxCents: sum(own.map(({ taxCents }) => taxCents)),
      fees: Object.fromEntries([...fees].map((sku) => [sku, sum(own.map((one) => one.fees?.[sku] ?? 0))])),
    };
  });
