import { hasTrait } from '../options/kind-traits.ts';

/** A line as the fees of an order look at it. */
interface ChargedLine {
  readonly kind: string;
  readonly isGift: boolean;
  /** What one unit takes of its stock: a split king is two mattresses. */
  readonly pieces: number;
}

/**
 * How much of each fee falls on one unit of a line: white glove on what two people carry in, removal on the mattresses that
 * replace an old one, recycling on each piece that has to be recycled [D8, K9].
 * @example feeWeights({ kind: 'mattress', isGift: false, pieces: 2 }) // { wgs: 1, removal: 1, disposal: 2 }
 */
export const feeWeights = ({ kind, isGift, pieces }: ChargedLine): Readonly<Record<string, number>> => ({
  wgs: Number(!isGift && hasTrait(kind, 'large')),
  removal: Number(!isGift && hasTrait(kind, 'replaces-old')),
  disposal: hasTrait(kind, 'recycled') ? pieces : 0,
});

/**
 * Whether a fee is for a service that is done once a thing has been delivered: a return does not give it back. Recycling goes
 * back with its mattress [R046].
 * @example isDoneOnDelivery('wgs') // true
 */
export const isDoneOnDelivery = (fee: string): boolean => fee === 'wgs' || fee === 'removal';
