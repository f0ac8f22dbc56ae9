/** What a figure of a promotion is, as a brand's file has it [R035]. */
export type FieldKind =
  /** A whole number from 1 on. */
  | 'count'
  /** An amount of money: dollars in a file, cents in the rules. */
  | 'money'
  /** Percent in a file, basis points in the rules: 5 is 500. */
  | 'percent'
  /** An ISO time with its zone, or null. */
  | 'time'
  /** A whole hour of the day, 0 to 24. */
  | 'hour'
  /** An IANA time zone, e.g. `America/New_York`. */
  | 'time-zone'
  /** Numbers of days, 0 for Sunday to 6. */
  | 'weekdays'
  /** At least one name. */
  | 'names'
  /** Keys of storefronts, ids of payment methods, codes of states or provinces: at least one, and each of them exists. */
  | 'storefronts'
  | 'payment-methods'
  | 'states'
  /** Steps of a tier: from so many units, so much off. */
  | 'unit-tiers'
  /** Steps of a tier: from so much money, so much off. */
  | 'money-tiers';

/** The fields of a condition or benefit, by name. */
export type Fields<Values> = { readonly [Name in keyof Values]: FieldKind };
