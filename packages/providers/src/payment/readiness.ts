/** How a company holds the money of a way to pay until it is captured [R048]. */
export interface HoldTerms {
  /** How often it can be captured here: in parts as things ship, or once, which releases the rest. */
  readonly captures: 'several' | 'once';
  /** For how long it is sure, unless the company names a day. */
  readonly days: number;
}

/** How far an integration is from taking real money; written into docs/payments.md. */
export interface Readiness {
  /** The company's own package for Node; null where it has none, or none that the store uses. */
  readonly package: string | null;
  /** What was read of the company's own words: title, and where below `at`; and the day (ISO) on which all of it was read last. */
  readonly documentation: {
    readonly at: string;
    readonly readOn: string;
    readonly pages: readonly string[];
  } | null;
  /** What the store does at a documented company without that company's word; operators read it at each start. */
  readonly unverified?: string;
  /** What the sandbox proves. */
  readonly proven: string;
  /** What a real account alone can show. */
  readonly onlyReal: readonly string[];
  /** What to do there before the first real payment, in order. */
  readonly goLive: readonly string[];
}

/** The same of one that takes money. */
export interface PaymentReadiness extends Readiness {
  /** Its ways to pay whose money can be held until things ship; that of all others is captured with the order [R048]. */
  readonly holds: Readonly<Record<string, HoldTerms>>;
}

/** How a way to pay can be held, as a provider says it. @example holdsOf(stripeReadiness, 'link').holds?.captures // "once" */
export const holdsOf = (
  { holds }: Pick<PaymentReadiness, 'holds'>,
  id: string,
): { readonly holds?: HoldTerms } => {
  const terms = holds[id];
  return terms ? { holds: terms } : {};
};
