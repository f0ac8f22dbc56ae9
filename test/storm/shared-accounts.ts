import { z } from 'zod';

/** An order that came in exchange, and what its return told of it. */
export const exchangeRow = z.object({
  id: z.string(),
  cents: z.coerce.number(),
  total_cents: z.coerce.number(),
  credit_cents: z.coerce.number(),
  status: z.string(),
});

/** Cents of an order in an account of the ledger. */
interface Balance {
  readonly order_id: string;
  readonly account: string;
  readonly cents: number;
}

/** What came in exchange was paid once, with its whole total but for what store credit paid of it, and the account between the orders is even. */
export const oddExchanges = (
  exchanges: readonly z.infer<typeof exchangeRow>[],
  balances: readonly Balance[],
): string[] => {
  const entries = balances.filter(({ account }) => account === 'exchanges');
  const left = entries.reduce((sum, { cents }) => sum + cents, 0);
  return [
    ...(left === 0 ? [] : [`exchanges: ${left} is between two orders`]),
    ...exchanges.flatMap(({ id, cents, total_cents: total, credit_cents: credit, status }) => {
      const paid = entries.find(({ order_id: order }) => order === id)?.cents ?? 0;
      const due = status === 'cancelled' ? 0 : total - credit;
      return paid === due && cents === total - credit
        ? []
        : [`${id} in exchange: ${paid} of ${due} paid, ${cents} told`];
    }),
  ];
};

/** Accounts of store credit of which more was spent than there was. */
export const overdrawn = (balances: readonly Balance[]): string[] => {
  const spent = new Map<string, number>();
  for (const { account, cents } of balances)
    if (account.startsWith('credit:')) spent.set(account, (spent.get(account) ?? 0) + cents);
  return [...spent].flatMap(([account, cents]) => (cents > 0 ? [`${account}: ${cents} spent too much`] : []));
};
