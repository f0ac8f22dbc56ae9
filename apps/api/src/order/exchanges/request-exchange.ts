import type { RequestExchange } from '@counterpane/contract/orders/exchanges';
import { money } from '@counterpane/rules/money/money';
import type { RefusalOf } from '@counterpane/rules/refusals';
import type { ExchangeRefusalCode } from '@counterpane/rules/returns/exchange-refusals';
import { lockContents } from '../cancellations/load-contents.ts';
import { lockCreditOf } from '../credit/store.ts';
import type { OrderDeps } from '../deps.ts';
import { lockOrder } from '../orders/store.ts';
import { reserveStock } from '../reservations/stock.ts';
import { storeReturn } from '../returns/request-return.ts';
import { findReturn } from '../returns/store.ts';
import { insertExchanged } from './insert-exchanged.ts';
import { type ExchangeFacts, type ExchangePlan, planExchange } from './plan-exchange.ts';

type Refusal = RefusalOf<ExchangeRefusalCode>;

/**
 * Exchanges a unit of a line for the difference that was seen: the old piece is a return from now on, the new one an order of
 * its own that is paid with it; both wait where a rest is paid by card. The same request sent again changes nothing. Null when
 * it is done.
 */
export const requestExchange = async (
  deps: OrderDeps,
  orderId: string,
  asked: RequestExchange,
  facts: ExchangeFacts,
): Promise<Refusal | null> => {
  const { itemIdentifier, reason } = asked;
  const done = await deps.database.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return { code: 'order_not_found', orderId } as const;
    const known = await findReturn(tx, asked.id);
    if (known?.orderId === orderId) return false;
    const contents = await lockContents(tx, deps, order);
    const creditAccountId = facts.creditOwner && (await lockCreditOf(tx, facts.creditOwner));
    const planned = await planExchange(tx, deps, contents, asked, facts);
    if (!planned.ok) return planned.refusal;
    const plan = planned.change;
    // An id of another order's is none that its preview answered.
    const changed = known
      ? ({ code: 'refund_changed', refund: plan.back } as const)
      : findChange(plan, asked);
    if (changed) return changed;
    // The catalogue may be a moment old: stock is asked before the first write, which a refusal would not undo.
    const reserved = await reserveStock(tx, plan.piece.variant.demand);
    if (!reserved.ok) return { code: 'exchange_unavailable' } as const;
    const exchangeCents = centsFromOld(plan);
    const { cardPage } = facts;
    const sale = { order, returnId: asked.id, creditAccountId, exchangeCents, cardPage };
    const made = await insertExchanged(tx, deps, sale, plan);
    await storeReturn(
      tx,
      deps,
      contents,
      { ...asked, lines: [{ itemIdentifier, quantity: 1, reason }], photos: [] },
      { ...plan.returned, refund: plan.back },
      {
        ...{ exchangeOrderId: made.id, exchangeCents },
        status: made.status === 'paid' ? 'requested' : 'awaiting_payment',
      },
    );
    return reserved.crossed;
  });
  if (typeof done === 'object') return done;
  if (done) deps.catalogue.announceChange();
  return null;
};

/** What comes to other cents than were seen is not done. */
const findChange = (
  { back, fromCredit, toPay }: ExchangePlan,
  seen: Pick<RequestExchange, 'back' | 'fromCredit' | 'toPay'>,
): Refusal | null => {
  if (back.amount !== seen.back) return { code: 'refund_changed', refund: back };
  if (fromCredit.amount === seen.fromCredit && toPay.amount === seen.toPay) return null;
  return { code: 'difference_changed', more: money(fromCredit.amount + toPay.amount, back.currency) };
};

/** What comes back of the old piece and pays for the new one. */
const centsFromOld = ({ piece, fromCredit, toPay }: ExchangePlan): number =>
  piece.cost.amount - fromCredit.amount - toPay.amount;
