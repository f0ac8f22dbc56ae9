import { z } from 'zod';

/** An order that came in exchange, and what its return told of it. */
export const exchangeRow = z.object({
  id: z.string(),
  cents: z.coerce.number(),
  exchange_cents: z.coerce.number(),
  status: z.string(),
});

/** Cents of an order in an account of the ledger. */
interface Balance {
  readonly order_id: string;
  readonly account: string;
  readonly cents: number;
}

/**
 * What came in exchange was paid once, with as much of the old piece as its order and its return tell alike, and nothing moved for one
 * that is not paid; the account between the orders is even.
 */
export const oddExchanges = (
  exchanges: readonly z.infer<typeof exchangeRow>[],
  balances: readonly Balance[],
): string[] => {
  const entries = balances.filter(({ account }) => account === 'exchanges');
  return [
    ...uneven('exchanges', balances),
    ...exchanges.flatMap(({ id, cents, exchange_cents: due, status }) => {
      const paid = entries.find(({ order_id: order }) => order === id)?.cents ?? 0;
      const moved = status === 'paid' ? due : 0;
      return paid === moved && cents === due
        ? []
        : [`${id} in exchange (${status}): ${paid} of ${moved} paid, ${cents} told of ${due}`];
    }),
  ];
};

/** What was to be paid for an address: the order that pays, the one that goes there, and whether it does. */
export const addressRow = z.object({
  id: z.string(),
  first: z.string(),
  applied: z.boolean(),
  total_cents: z.coerce.number(),
  status: z.string(),
});

/** What was paid for an address is with the order that goes there, and with no other; nothing moved for one that is not paid. */
export const oddAddresses = (
  changes: readonly z.infer<typeof addressRow>[],
  balances: readonly Balance[],
): string[] => [
  ...uneven('addresses', balances),
  ...changes.flatMap(({ id, applied, total_cents: total, status }) => {
    const given = balances.find((one) => one.account === 'addresses' && one.order_id === id)?.cents ?? 0;
    const due = applied ? -total : 0;
    return given === due && (!applied || status === 'paid')
      ? []
      : [`${id} for an address (${status}, ${applied ? '' : 'not '}applied): ${given} of ${due} given`];
  }),
];

const uneven = (name: string, balances: readonly Balance[]): string[] => {
  const left = balances.reduce((sum, { account, cents }) => sum + (account === name ? cents : 0), 0);
  return left === 0 ? [] : [`${name}: ${left} is between two orders`];
};

/** Accounts of store credit of which more was spent than there was. */
export const overdrawn = (balances: readonly Balance[]): string[] => {
  const spent = new Map<string, number>();
  for (const { account, cents } of balances)
    if (account.startsWith('credit:')) spent.set(account, (spent.get(account) ?? 0) + cents);
  return [...spent].flatMap(([account, cents]) => (cents > 0 ? [`${account}: ${cents} spent too much`] : []));
};
