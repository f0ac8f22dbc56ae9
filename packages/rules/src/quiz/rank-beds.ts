import type { QuizAnswers } from './answers.ts';

/** A mattress as the quiz sees it. */
export interface QuizBed {
  readonly name: string;
  /** From 1, very soft, to 10, very firm. */
  readonly feel: number;
  readonly hasSprings: boolean;
  /** Integer cents, in the size that is compared. */
  readonly price: number;
}

/** Why a bed suits a sleeper. */
export type QuizReason = 'feel' | 'cool' | 'still' | 'held' | 'springy' | 'carries' | 'price';

/** What a bed is ranked by: what suits, how far its feel is from the right one, and its price. Whole points. */
interface QuizPoints {
  readonly reasons: number;
  readonly feel: number;
  readonly price: number;
  readonly total: number;
}

interface RankedBed {
  readonly name: string;
  readonly reasons: readonly QuizReason[];
  readonly points: QuizPoints;
}

/** The firmness that a sleeper of medium weight prefers, by sleeping position. */
const FEELS: Readonly<Record<QuizAnswers['position'], number>> = {
  side: 5.2,
  back: 6.4,
  stomach: 7.2,
  mix: 6,
};
/** A lighter sleeper sinks in less, so the same bed feels firmer. */
const BY_WEIGHT: Readonly<Record<QuizAnswers['weight'], number>> = { light: -0.8, middle: 0, heavy: 0.8 };
/** How many points the dearest bed loses against the cheapest. */
const BY_BUDGET: Readonly<Record<QuizAnswers['budget'], number>> = { low: 50, middle: 20, open: 0 };

/** Points for each reason, and for each step of the feel from the right one. */
const BY_REASON = 15;
const BY_FEEL = -20;

/** Beds this close to the ideal firmness count as equal to it. */
const NEAR = 0.8;

/**
 * Mattresses by how well they suit, the best first, each with its reasons [C2]. Feel counts most, then springs or
 * foam, then
 * the price; of two that suit as well the cheaper comes first.
 */
export const rankBeds = (answers: QuizAnswers, beds: readonly QuizBed[]): RankedBed[] => {
  const wanted = FEELS[answers.position] + BY_WEIGHT[answers.weight];
  const prices = beds.map(({ price }) => price);
  const lowest = Math.min(...prices);
  const range = Math.max(1, Math.max(...prices) - lowest);
  return beds
    .map((bed) => {
      const distance = Math.abs(bed.feel - wanted);
      const dearness = (bed.price - lowest) / range;
      const reasons = reasonsFor(answers, bed, distance, dearness);
      const points = {
        reasons: BY_REASON * reasons.length,
        feel: whole(BY_FEEL * distance),
        price: whole(-BY_BUDGET[answers.budget] * dearness),
      };
      const total = points.reasons + points.feel + points.price;
      return { name: bed.name, price: bed.price, reasons, points: { ...points, total } };
    })
    .toSorted((a, b) => b.points.total - a.points.total || a.price - b.price)
    .map(({ name, reasons, points }) => ({ name, reasons, points }));
};

/** Points as they are shown, so that what is shown is what decides; never minus nothing. */
const whole = (points: number): number => Math.round(points) || 0;

const reasonsFor = (
  { heat, partner, touch, weight, budget }: QuizAnswers,
  { hasSprings }: QuizBed,
  distance: number,
  dearness: number,
): QuizReason[] => {
  const holds: readonly (readonly [QuizReason, boolean])[] = [
    ['feel', distance <= NEAR],
    ['cool', heat === 'hot' && hasSprings],
    ['still', partner === 'restless' && !hasSprings],
    ['held', touch === 'held' && !hasSprings],
    ['springy', touch === 'springy' && hasSprings],
    ['carries', weight === 'heavy' && hasSprings],
    ['price', budget === 'low' && dearness <= 0.34],
  ];
  return holds.flatMap(([reason, isTrue]) => (isTrue ? [reason] : []));
};

/** How a bed differs from another one that suits better. */
export type QuizDifference = 'softer' | 'firmer' | 'springs' | 'foam' | 'cheaper' | 'dearer';

/** The differences between the best bed and another: feel from half a point on, materials, and price. */
export const differencesFrom = (best: QuizBed, other: QuizBed): QuizDifference[] => {
  const softer = best.feel - other.feel;
  const found: QuizDifference[] = [];
  if (Math.abs(softer) >= 0.5) found.push(softer > 0 ? 'softer' : 'firmer');
  if (best.hasSprings !== other.hasSprings) found.push(other.hasSprings ? 'springs' : 'foam');
  if (best.price !== other.price) found.push(other.price < best.price ? 'cheaper' : 'dearer');
  return found;
};
