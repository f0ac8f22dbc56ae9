import type { Experiment, Variant } from './experiments.ts';

/**
 * The variant of a visitor whose place among all visitors is `place`, from 0 to below 1. The same place always has the same
 * variant, so that a shop looks tomorrow as it did today [K7].
 */
export const chooseVariant = <Name extends string>(
  { variants }: Pick<Experiment<Name>, 'variants'>,
  place: number,
): Variant<Name> => {
  let end = 0;
  for (const variant of variants) {
    end += variant.share / 100;
    if (place < end) return variant;
  }
  return variants[0];
};
