import { type Money, money } from '@counterpane/rules/money/money';
import { sum } from '@counterpane/rules/money/sum';
import type { UnitsOfLine } from '@counterpane/rules/refunds/decide-cancellation';
import { type RefundedLine, refundedCents, refundGone } from '@counterpane/rules/refunds/line-worth';
import type { ReturnRefusalCode } from '@counterpane/rules/refusal-groups';
import { accept, type Decision, refuse } from '@counterpane/rules/refusals';
import { decideReturn } from '@counterpane/rules/returns/decide-return';
import { isoNow } from '../../clock.ts';
import type { Queries } from '../../database/open.ts';
import { type OrderContents, worthOfOrder } from '../cancellations/ordered-lines.ts';
import { givenLines } from '../cancellations/plan-cancellation.ts';
import { cancelledUnits } from '../cancellations/store.ts';
import type { OrderDeps } from '../deps.ts';
import { findRefundable, type Refundable } from '../refunds/prepare-refund.ts';
import { deliveredLines } from './delivered-lines.ts';
import { returnedUnits } from './store.ts';

/** What goes back, and what comes back for it. */
export interface ReturnPlan {
  readonly going: readonly UnitsOfLine[];
  readonly refunded: readonly RefundedLine[];
  /** Cents of it that went back before, as an amount that was for no line. */
  readonly givenBefore: number;
  readonly refund: Money;
  /** Null where there was nothing to pay. */
  readonly refundable: Refundable | null;
}

type Knows = Pick<OrderDeps, 'providers' | 'clock'>;
type Planned = Decision<ReturnPlan, ReturnRefusalCode>;

/** Decides what is sent back: what is shown before and what is promised then are this same function [R046]. */
export const planReturn = async (
  db: Queries,
  deps: Knows,
  contents: OrderContents,
  asked: readonly UnitsOfLine[],
): Promise<Planned> => {
  const { status } = contents.order;
  if (status === 'needs_attention') return refuse({ code: 'return_by_phone' });
  if (status !== 'paid') return refuse({ code: 'return_nothing' });
  const decision = decideReturn(deliveredLines(contents), asked, isoNow(deps.clock).slice(0, 10));
  return decision.ok ? planWorth(db, deps, contents, decision.change) : decision;
};

/** What comes back for units that go back. */
export const planWorth = async (
  db: Queries,
  deps: Knows,
  contents: OrderContents,
  going: readonly UnitsOfLine[],
): Promise<Planned> => {
  const { order } = contents;
  const { totalCents, currency } = order;
  if (totalCents === 0)
    return accept({ going, refunded: [], givenBefore: 0, refund: money(0, currency), refundable: null });
  const found = await findRefundable(db, deps, order, contents.returns);
  if (!found.ok || found.refundable.left.currency !== currency) return refuse({ code: 'return_by_phone' });
  const { refundable } = found;
  const refunded = worthOfOrder(contents, givenLines(refundable, contents)).flatMap((line) => {
    const { itemIdentifier } = line;
    const gone = going.find((one) => one.itemIdentifier === itemIdentifier);
    if (!gone) return [];
    const returned = returnedUnits(contents.returns, itemIdentifier) + gone.quantity;
    return [refundGone(line, { cancelled: cancelledUnits(contents.cancelled, itemIdentifier), returned })];
  });
  const worth = sum(refunded.map(refundedCents));
  const refund = money(Math.min(worth, refundable.left.amount), currency);
  return accept({ going, refunded, givenBefore: worth - refund.amount, refund, refundable });
};
