import { money } from '@counterpane/rules/money/money';
import type { Queries } from '../../database/open.ts';
import type { Order } from '../orders/store.ts';
import { balancesOf, postLedgerEntry } from '../payments/ledger.ts';
import { creditAccount, creditCentsOf, creditSpentOn, lockCreditAccount } from './store.ts';

/** Credit of orders that are not paid yet: set aside, as their stock is. It is a sale with the rest, or its owner's again. */
const SET_ASIDE_ACCOUNT = 'credit-set-aside';

type Spending = Pick<Order, 'id' | 'creditCents' | 'creditAccountId' | 'currency'>;

/** Sets credit aside for an order. Its account is locked until the commit, so that no two orders take the same [R051]. */
export const setCreditAside = async (tx: Queries, order: Spending): Promise<void> =>
  post(tx, order, 'credit-taken', {
    from: SET_ASIDE_ACCOUNT,
    to: accountOf(order),
    cents: order.creditCents,
  });

/** The order is paid: its credit is a sale. Made again it changes nothing, as nothing is set aside any more. */
export const sellCredit = async (tx: Queries, order: Spending): Promise<void> => {
  const cents = await centsSetAside(tx, order);
  if (cents > 0) await post(tx, order, 'credit-sold', { from: 'sales', to: SET_ASIDE_ACCOUNT, cents });
};

/** The order comes to nothing: what was set aside for it is its owner's again. */
export const freeCredit = async (tx: Queries, order: Spending): Promise<void> => {
  const cents = await centsSetAside(tx, order);
  if (cents > 0)
    await post(tx, order, 'credit-freed', { from: accountOf(order), to: SET_ASIDE_ACCOUNT, cents });
};

/** Puts back what an order set aside, or was paid with; how many cents that were. */
export const returnCredit = async (tx: Queries, order: Spending): Promise<number> => {
  const cents = await creditSpentOn(tx, order.id);
  await ((await centsSetAside(tx, order)) > 0 ? freeCredit(tx, order) : takeCreditBack(tx, order));
  return cents;
};

/** What an order has just put back pays for another one, which can give it back from now on [R062]. */
export const spendReturned = async (
  tx: Queries,
  order: Spending,
  cents: number,
  other: Pick<Order, 'id'>,
): Promise<void> =>
  postLedgerEntry(tx, {
    ...{ booking: `credit-moved:${order.id}`, orderId: other.id, amount: money(cents, order.currency) },
    ...{ from: 'sales', to: accountOf(order) },
  });

/** The order was paid and is undone as a whole, without a refund: the credit that paid for it is its owner's again. */
export const takeCreditBack = async (tx: Queries, order: Spending): Promise<void> => {
  const cents = await creditSpentOn(tx, order.id);
  if (cents > 0) await post(tx, order, 'credit-freed', { from: accountOf(order), to: 'sales', cents });
};

/** Sets credit aside once more for an order that had lapsed and was paid after all. False where it has been spent since. */
export const setCreditAsideAgain = async (tx: Queries, order: Spending): Promise<boolean> => {
  if (order.creditCents === 0 || order.creditAccountId === null) return true;
  if ((await creditSpentOn(tx, order.id)) > 0) return true;
  await lockCreditAccount(tx, order.creditAccountId);
  if ((await creditCentsOf(tx, order.creditAccountId)) < order.creditCents) return false;
  const moved = { from: SET_ASIDE_ACCOUNT, to: accountOf(order), cents: order.creditCents };
  await post(tx, order, 'credit-taken-again', moved);
  return true;
};

/** What we owe is negative in the ledger. */
const centsSetAside = async (tx: Queries, { id, creditCents }: Spending): Promise<number> => {
  if (creditCents === 0) return 0;
  const [aside] = await balancesOf(tx, id, SET_ASIDE_ACCOUNT);
  return -(aside?.amount ?? 0);
};

const accountOf = ({ id, creditAccountId }: Spending): string => {
  if (creditAccountId === null) throw new Error(`order ${id} has no account of store credit`);
  return creditAccount(creditAccountId);
};

const post = (
  tx: Queries,
  { id, currency }: Spending,
  name: string,
  { from, to, cents }: { readonly from: string; readonly to: string; readonly cents: number },
): Promise<void> =>
  postLedgerEntry(tx, {
    booking: `${name}:${id}`,
    orderId: id,
    from,
    to,
    amount: money(cents, currency),
  });
