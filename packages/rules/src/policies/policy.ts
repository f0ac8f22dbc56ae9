import type { ProductKind } from '../options/product.ts';

/** What a brand promises about: nights to try, a warranty, returns, how it is brought. */
export const POLICY_SUBJECTS = ['trial', 'warranty', 'returns', 'delivery'] as const;
export type PolicySubject = (typeof POLICY_SUBJECTS)[number];

/**
 * A promise about a kind of goods, by brand and kind, with the time from which it holds. The most
 * specific one wins: product, then kind, then everything [D58]. It is frozen on the order
 * and starts with delivery.
 */
export interface Policy {
  readonly id: string;
  readonly subject: PolicySubject;
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
