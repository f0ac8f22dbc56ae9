import type { Fate } from './shopper.ts';

interface PlacedOrder {
  readonly id: string;
  readonly status: string;
  readonly cart_id: string;
}

/** A storm in which hardly anybody pays has shown nothing. */
export const tooFewPaid = (fates: readonly Fate[], orders: readonly PlacedOrder[]): string[] => {
  const tried = fates.filter((fate) => fate.tried);
  const paid = tried.filter(({ orderId }) =>
    orders.some(({ id, status }) => id === orderId && status === 'paid'),
  );
  return paid.length * 2 < tried.length ? [`only ${paid.length} of ${tried.length} who tried have paid`] : [];
};

/** Nobody pays twice for one cart: money for an older order of it goes back. */
export const twiceFor = (orders: readonly PlacedOrder[], net: ReadonlyMap<string, number>): string[] => {
  const paid = orders.filter(({ id }) => (net.get(id) ?? 0) > 0);
  return [...Map.groupBy(paid, (order) => order.cart_id)].flatMap(([cart, those]) =>
    those.length > 1 ? [`cart ${cart}: paid for in ${those.map(({ id }) => id).join(' and ')}`] : [],
  );
};
