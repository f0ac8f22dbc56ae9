/** How far an integration is from taking real money; written into docs/payments.md. */
export interface Readiness {
  /** The company's own package for Node; null where it has none, or none that the store uses. */
  readonly package: string | null;
  /** What was read of the company's own words: title, and where below `at`. */
  readonly documentation: { readonly at: string; readonly pages: readonly string[] } | null;
  /** What the sandbox proves. */
  readonly proven: string;
  /** What a real account alone can show. */
  readonly onlyReal: readonly string[];
  /** What to do there before the first real payment, in order. */
  readonly goLive: readonly string[];
}
