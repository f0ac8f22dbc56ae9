import type { RefundRequest } from '@counterpane/contract/orders/refunds';
import type { Money } from '@counterpane/rules/money/money';
import type { RefundRefusalCode } from '@counterpane/rules/refusal-groups';
import { accept, type Decision, refuse } from '@counterpane/rules/refusals';
import { isoNow } from '../../clock.ts';
import type { Queries } from '../../database/open.ts';
import { newId } from '../../http/ids.ts';
import type { OrderDeps } from '../deps.ts';
import { demandOfUnits } from '../orders/demand-of-units.ts';
import type { Order } from '../orders/store.ts';
import { decideCredit, storeRefund } from '../refunds/prepare-refund.ts';
import type { Refund } from '../refunds/store.ts';
import { returnSold } from '../reservations/stock.ts';
import { applyCancellation } from './apply-cancellation.ts';
import { loadContents, lockContents } from './load-contents.ts';
import { type AskedLine, planLineRefund } from './plan-line-refund.ts';

/** Units of lines that staff give back, and why. */
interface LineRefund {
  readonly lines: readonly AskedLine[];
  readonly requested: Pick<RefundRequest, 'reason' | 'credit' | 'expected'>;
  readonly madeBy: { readonly id: string; readonly name: string };
}

interface MadeLineRefund {
  readonly refund: Refund;
  readonly amount: Money;
  /** Whether something can be sold again. */
  readonly isBack: boolean;
}

/**
 * Gives lines of a locked order back. What of them is not packed yet is sent no more, with what belongs to it, and is in stock
 * again; of what was sent so much is in stock again as staff say.
 */
export const refundLines = async (
  tx: Queries,
  deps: OrderDeps,
  order: Order,
  { lines, requested, madeBy }: LineRefund,
): Promise<Decision<MadeLineRefund, RefundRefusalCode | 'return_too_many' | 'refund_changed'>> => {
  const contents = await lockContents(tx, deps, order);
  const planned = await planLineRefund(tx, deps, contents, lines);
  if (!planned.ok) return planned;
  const { going, isWhole, refunded, refund: amount, refundable, restocked } = planned.change;
  const { reason, credit: wanted, expected = amount.amount } = requested;
  if (expected !== amount.amount) return refuse({ code: 'refund_changed', refund: amount });
  const credit = decideCredit(deps.catalogue.getStorefront(order.storefront), wanted, amount);
  if (!credit.ok) return credit;
  const at = isoNow(deps.clock);
  const decided = { amount, lines: refunded, reason, madeBy, credit: credit.change };
  const refund = await storeRefund(tx, deps, refundable, decided);
  const plan = { going, isWhole, refundId: refund.id };
  const isFree =
    going.length > 0 &&
    (await applyCancellation(tx, deps, contents, plan, { id: newId(), madeBy: 'staff', at }));
  const isBack = await returnSold(tx, order.id, demandOfUnits(contents, restocked));
  return accept({ refund, amount, isBack: isFree || isBack });
};

/** What would go back now is read by the same rule. */
export const previewLineRefund = async (
  deps: OrderDeps,
  order: Order,
  lines: readonly AskedLine[],
): ReturnType<typeof planLineRefund> => {
  const { db } = deps.database;
  return planLineRefund(db, deps, await loadContents(db, deps, order), lines);
};
