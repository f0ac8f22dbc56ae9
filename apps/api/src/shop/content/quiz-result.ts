import type { PartsOf } from '@counterpane/contract/pages/content-parts';
import { DEFAULT_SIZE, SIZE_TITLES } from '@counterpane/rules/options/sizes';
import { isComplete, parseAnswers } from '@counterpane/rules/quiz/answers';
import { differencesFrom, type QuizBed, rankBeds } from '@counterpane/rules/quiz/rank-beds';
import { isPurchasable } from '@counterpane/rules/stock/availability';
import { unitPrice } from '../../cart/pricing/unit-price.ts';
import { cardOf } from '../pages/cards.ts';
import { feelNumber, hasSprings, mattressesOf, sizesOf, variantInSize } from './mattresses.ts';
import type { PartsRequest } from './parts-request.ts';

const RUNNERS_UP = 2;

/** What the quiz asks next, or which mattress suits and which two come close. Only what can be had is named. */
export const quizResult = ({ storefront, query }: PartsRequest): PartsOf<'quiz'> => {
  const { answers, next } = parseAnswers(query);
  const asking = { kind: 'quiz' as const, next, answers: { ...answers }, size: null, best: null, others: [] };
  if (!isComplete(answers)) return asking;
  const all = mattressesOf(storefront);
  const sizes = sizesOf(all);
  const size = sizes.includes(DEFAULT_SIZE) ? DEFAULT_SIZE : (sizes[0] ?? DEFAULT_SIZE);
  const candidates = new Map(
    all.flatMap((entry) => {
      const variant = variantInSize(entry, size);
      if (!variant || !isPurchasable(variant.availability)) return [];
      const { name } = entry.data;
      const bed: QuizBed = {
        name,
        feel: feelNumber(entry),
        hasSprings: hasSprings(entry),
        price: unitPrice(entry.product, variant, storefront),
      };
      return [[name, { bed, card: cardOf(entry, storefront, variant) }] as const];
    }),
  );
  const ranked = rankBeds(
    answers,
    [...candidates.values()].map(({ bed }) => bed),
  ).flatMap(({ name, reasons, points }) => {
    const found = candidates.get(name);
    return found ? [{ ...found, reasons: [...reasons], points }] : [];
  });
  const [best, ...others] = ranked;
  if (!best) return asking;
  return {
    ...asking,
    size: storefront.localize(SIZE_TITLES[size]),
    best: { card: best.card, reasons: best.reasons, points: best.points },
    others: others
      .slice(0, RUNNERS_UP)
      .map(({ card, bed, points }) => ({ card, points, differences: differencesFrom(best.bed, bed) })),
  };
};
