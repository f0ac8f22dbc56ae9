import type { InReach, PromotedLine } from './condition-type.ts';
import type { Fields } from './field.ts';

/** What a discount may depend on: the unit alone, so that several cost so many times what one does; its line; or the whole cart. */
export type Reach = 'unit' | 'line' | 'cart';

/** What a promotion takes off [L23]. */
export interface BenefitType<Values> {
  /** What an operator fills in: the catalogue's schema and the docs are made of it. */
  readonly fields: Fields<Values>;
  /** For the docs: "takes off …". */
  readonly says: string;
  /** What it takes off each of the lines, in cents and in their order. It may say more than a line costs. */
  readonly discounts: (values: Values, lines: readonly PromotedLine[]) => readonly number[];
  readonly reach: Reach;
  /** What the lines lack before it takes anything off; there where a benefit needs more than one unit. */
  readonly missing?: (values: Values, lines: readonly PromotedLine[]) => InReach | null;
  /** The most that it may take off of lines that cost at least so many cents, in basis points of what they cost. */
  readonly mostShare: (values: Values, least: number) => number;
}
