import type { Flags } from '../flags.ts';
import { chosenSize } from '../options/chosen-size.ts';
import { hasTrait } from '../options/kind-traits.ts';
import type { DraftLine } from '../pricing/draft.ts';
import { type UpsellFit, upsellFit } from '../upsells/upsell-fit.ts';

/** Something in a cart that is of no use on the beds in it. */
export interface WrongSize {
  readonly line: DraftLine;
  readonly size: string;
  /** The size in which it goes with the first bed, and how many of it; null when it does not come in it. */
  readonly expected: UpsellFit | null;
  /** The bed that it should fit. */
  readonly bed: DraftLine;
}

/** Two of it lie on a split king. */
const HALF = 'twinXL';

/**
 * What in a cart has another size than the mattresses in it, and would not fit [K4]. A cart
 * without a mattress has nothing to be measured by. A split king lies on two twin XL, never on an odd number of
 * them, or on a king's frame.
 * @example wrongSizes([queenMattress, kingSheets], flags)[0]?.expected // { size: 'queen', units: 1 }
 */
export const wrongSizes = (lines: readonly DraftLine[], flags: Pick<Flags, 'splitKingGift'>): WrongSize[] => {
  const sized = lines
    .filter(({ isGift }) => !isGift)
    .flatMap((line) => {
      const size = chosenSize(line.variant.chosen);
      return size === null ? [] : [{ line, size }];
    });
  const beds = sized.filter(({ line }) => hasTrait(line.product.kind, 'bed'));
  const [first] = beds;
  if (!first) return [];
  const halvesOf = (id: string): number =>
    sized.reduce(
      (sum, { line, size }) => sum + (line.product.id === id && size === HALF ? line.quantity : 0),
      0,
    );
  return sized
    .filter(({ line }) => hasTrait(line.product.kind, 'on-bed'))
    .flatMap(({ line, size }) => {
      const { product, quantity } = line;
      const fitOf = (bedSize: string) => upsellFit(product, bedSize, flags);
      const isBase = hasTrait(product.kind, 'frame');
      const fits = beds.some((bed) => {
        const one = fitOf(bed.size);
        const isFrame = isBase && bed.size === 'splitKing' && size === 'king';
        return size === bed.size || isFrame || (one?.size === size && one.units === 1);
      });
      if (fits) return [];
      if (size === HALF && beds.some((bed) => bed.size === 'splitKing')) {
        const isOdd = quantity % 2 > 0 && halvesOf(product.id) % 2 > 0;
        return isOdd ? [{ line, size, expected: { size, units: quantity + 1 }, bed: first.line }] : [];
      }
      const one = fitOf(first.size) ?? (isBase && first.size === 'splitKing' ? fitOf('king') : null);
      const expected = one && { size: one.size, units: one.units * quantity };
      return [{ line, size, expected, bed: first.line }];
    });
};
