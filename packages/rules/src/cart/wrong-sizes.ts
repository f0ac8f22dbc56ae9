import type { Flags } from '../flags/flags.ts';
import { chosenSize } from '../options/chosen-size.ts';
import type { ProductKind } from '../options/product.ts';
import type { DraftLine } from '../pricing/draft.ts';
import { besideBed } from '../upsells/beside-bed.ts';

/** Something in a cart that is of no use on the beds in it. */
export interface WrongSize {
  readonly line: DraftLine;
  readonly size: string;
  /** The size in which it goes with the first bed; null when it does not come in it. */
  readonly expected: string | null;
  /** What it should go with. */
  readonly bed: DraftLine;
}

/** What has to fit a mattress. */
const ON_A_BED: readonly ProductKind[] = ['bedframe', 'foundation', 'adjustable-base', 'sheets', 'protector'];
const BASES: readonly ProductKind[] = ['bedframe', 'foundation'];

/**
 * What in a cart has another size than the mattresses in it, and would not fit (checkout section 4). A cart
 * without a mattress has nothing to be measured by. A split king lies on two twin XL or on a
 * king's frame.
 * @example wrongSizes([queenMattress, kingSheets], flags)[0]?.expected // "queen"
 */
export const wrongSizes = (lines: readonly DraftLine[], flags: Pick<Flags, 'splitKingGift'>): WrongSize[] => {
  const sized = lines
    .filter(({ isGift }) => !isGift)
    .flatMap((line) => {
      const size = chosenSize(line.variant.chosen);
      return size === null ? [] : [{ line, size }];
    });
  const beds = sized.filter(({ line }) => line.product.kind === 'mattress');
  const [first] = beds;
  if (!first) return [];
  return sized
    .filter(({ line }) => ON_A_BED.includes(line.product.kind))
    .flatMap(({ line, size }) => {
      const inSizeFor = (bedSize: string) => besideBed(line.product, bedSize, flags)?.size ?? null;
      const fitsHalves = size === 'twinXL' || (size === 'king' && BASES.includes(line.product.kind));
      const fits = beds.some(
        ({ size: bedSize }) =>
          inSizeFor(bedSize) === size || size === bedSize || (fitsHalves && bedSize === 'splitKing'),
      );
      return fits ? [] : [{ line, size, expected: inSizeFor(first.size), bed: first.line }];
    });
};
