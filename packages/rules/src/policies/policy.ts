import type { ProductKind } from '../options/product.ts';

/**
 * A promise about a kind of goods, by brand and family, with the time from which it holds. The most
 * specific one wins: product, then kind, then everything (decisions row 58). It is frozen on the order
 * and starts with delivery.
 */
export interface Policy {
  readonly id: string;
  readonly subject: 'trial' | 'warranty' | 'returns';
  /** ISO day from which this version holds. */
  readonly since: string;
  readonly productNames: readonly string[];
  readonly kinds: readonly ProductKind[];
  /** Days; null for a promise without an end ("Forever"). */
  readonly days: number | null;
  /** As shoppers read it: "365 nights", "Forever", "10 years". */
  readonly figure: string;
  readonly text: string;
}
