/**
 * How a way to pay spreads a price: in parts that sum to it, on credit that may cost interest, or as a lease that ends
 * with the goods being the shopper's and costs more.
 */
type OverTime = 'parts' | 'credit' | 'lease';

/** Every way to pay over time by its id, and how. */
const OVER_TIME: ReadonlyMap<string, OverTime> = new Map([
  ['paypalCredit', 'credit'],
  ['afterPay', 'parts'],
  ['affirm', 'parts'],
  ['splitIt', 'parts'],
  ['acima', 'lease'],
]);

/**
 * How a way to pay, by its id, spreads a price; null for one that does not [K3, D67].
 * @example findOverTime('acima') // "lease"
 */
export const findOverTime = (id: string): OverTime | null => OVER_TIME.get(id) ?? null;
