import type { WhiteGloveTariff } from '../delivery/delivery-methods.ts';
import { tariffAmount } from '../delivery/white-glove-fee.ts';

interface CarriedIn {
  /** What was charged for it, in cents. */
  readonly charged: number;
  /** The large items. */
  readonly units: number;
  /** What it costs where the order was to go; null where there is none any more. */
  readonly here: WhiteGloveTariff | null;
  /** What it costs where the order is to go now; null where it is not carried in there. */
  readonly there: WhiteGloveTariff | null;
}

/**
 * What white glove service of a placed order costs at another address, in cents. Null where it is not carried in there, and where
 * what was charged is no price of the tariff, as in a set, and the tariff is another one: a person sees to those [D7, R062].
 * @example
 * whiteGloveElsewhere({ charged: 14_900, units: 1, here: usual, there: { first: 19_900, additional: 4_500 } }) // 19_900
 */
export const whiteGloveElsewhere = ({ charged, units, here, there }: CarriedIn): number | null => {
  if (there === null) return null;
  if (here?.first === there.first && here.additional === there.additional) return charged;
  return here && charged === tariffAmount(units, here) ? tariffAmount(units, there) : null;
};
