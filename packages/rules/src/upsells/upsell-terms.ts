/** The terms on which a product is sold with another one ([C3], upsell items). */
export interface UpsellTerms {
  /** A fixed amount comes off beside a mattress: it must fit that mattress. */
  readonly hasFixedSaving: boolean;
  /** Sold only with something else, never by itself. */
  readonly isNotSaleable: boolean;
  /** Names of the products that it is offered with; empty means all. */
  readonly sellsWith: readonly string[];
}
