import { hasTrait } from '../options/kind-traits.ts';
import type { ProductKind } from '../options/product.ts';

/** What is known of how a product goes together with the parts of a bed. */
export interface BedPart {
  readonly kind: ProductKind;
  /** How tall it is, in inches, where it is a mattress; null for everything else, and where it is not known. */
  readonly mattressInches: number | null;
  /** The mattresses that it takes, in inches: the depth of a pocket, the rail of a bed. Null where it takes any. */
  readonly takes: InchRange | null;
  /** What stands inside it in place of its own slats: an adjustable base in some frames, a foundation in others. */
  readonly holds: readonly ProductKind[];
}

/** Both ends are in it. */
interface InchRange {
  readonly from: number;
  readonly to: number;
}

/**
 * Whether a product can be used with what is in a cart [K7.50]: a sheet or a protector covers one of its mattresses, as a bed with a rail takes one, and
 * what carries a mattress goes with what carries it already. What is not known of a product says nothing against it.
 * @example fitsBeside(sheetOf16Inches, [mattressOf18Inches]) // false
 */
export const fitsBeside = (candidate: BedPart, cart: readonly BedPart[]): boolean =>
  [takesHeight, carriesTogether].every((fits) => {
    const answers = cart.map((item) => fits(candidate, item) ?? fits(item, candidate));
    return answers.every((answer) => answer === null) || answers.includes(true);
  });

/** Null where the one says nothing of the other. */
type Fit = (one: BedPart, other: BedPart) => boolean | null;

const takesHeight: Fit = ({ takes }, { mattressInches }) =>
  takes === null || mattressInches === null
    ? null
    : takes.from <= mattressInches && mattressInches <= takes.to;

/** A second one of a kind is for another bed. */
const carriesTogether: Fit = (one, other) => {
  if (!carries(one) || !carries(other) || one.kind === other.kind) return null;
  return one.holds.includes(other.kind) || other.holds.includes(one.kind);
};

const carries = ({ kind }: BedPart): boolean => hasTrait(kind, 'frame') || kind === 'adjustable-base';
