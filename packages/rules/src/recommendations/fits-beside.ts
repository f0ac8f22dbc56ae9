import { hasTrait } from '../options/kind-traits.ts';
import type { ProductKind } from '../options/product.ts';

/** What is known of how a product goes together with the parts of a bed. */
export interface BedPart {
  readonly kind: ProductKind;
  /** How tall it is, in inches, where it is a mattress; null for everything else, and where it is not known. */
  readonly mattressInches: number | null;
  /** The mattresses that it takes, in inches: the depth of a pocket, the rail of a bed. Null where it takes any. */
  readonly takes: InchRange | null;
  /** What stands inside it in place of its own slats: an adjustable base in some frames, a foundation in others. Null where that is not known of a bed. */
  readonly holds: readonly ProductKind[] | null;
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
  const answers = [holdsIn(one, other), holdsIn(other, one)];
  if (answers.includes(true)) return true;
  return answers.includes(null) ? null : false;
};

/** What is no bed has no room for anything, unless it says otherwise. */
const holdsIn = ({ kind, holds }: BedPart, { kind: inner }: BedPart): boolean | null =>
  holds?.includes(inner) ?? (kind === 'bedframe' ? null : false);

const carries = ({ kind }: BedPart): boolean => hasTrait(kind, 'frame') || kind === 'adjustable-base';
