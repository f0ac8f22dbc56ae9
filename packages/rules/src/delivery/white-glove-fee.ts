import { flatWhiteGlove } from '../bundles/bundle-white-glove.ts';
import { sum } from '../money/sum.ts';
import type { DraftLine, FoundSets } from '../pricing/draft.ts';
import { offersWhiteGlove, type WhiteGloveTariff } from './delivery-methods.ts';

/** White glove service for a cart. */
interface WhiteGloveFee {
  /** The large items that are carried in: a split king is one. */
  readonly units: number;
  /** Integer cents. */
  readonly amount: number;
  /** What it would cost without the flat amounts of sets. */
  readonly baseAmount: number;
}

/**
 * The first large item and each further one cost what the tariff says: 149 and 45 dollars unless a state
 * has a row of its own [K9, D7]. The items of a set with a flat amount cost
 * that instead [D6].
 */
export const whiteGloveFee = (
  lines: readonly DraftLine[],
  tariff: WhiteGloveTariff,
  sets: readonly FoundSets[],
): WhiteGloveFee => {
  const large = lines.filter(({ isGift, product }) => !isGift && offersWhiteGlove(product));
  const units = sum(large.map(({ quantity }) => quantity));
  const flat = flatWhiteGlove(sets);
  const loose = sum(large.map(({ id, quantity }) => quantity - (flat.units.get(id) ?? 0)));
  return {
    units,
    amount: flat.amount + tariffAmount(loose, tariff),
    baseAmount: tariffAmount(units, tariff),
  };
};

/** @example tariffAmount(2, { first: 14900, additional: 4500 }) // 19400 */
export const tariffAmount = (units: number, { first, additional }: WhiteGloveTariff): number =>
  units <= 0 ? 0 : first + additional * (units - 1);
