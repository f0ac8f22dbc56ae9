import { hasTrait } from '../options/kind-traits.ts';
import { isReviewable, type ReviewedLine } from './decide-review.ts';

/** How many nights after the delivery a review is asked for: of a bed, and of everything else. */
interface ReviewNights {
  readonly bed: number;
  readonly other: number;
}

const DAY_MS = 86_400_000;

/**
 * What of an order a review is asked for on an ISO day: all that its customer has, in one email, once the last of it has been slept
 * on for its nights. `later` while that is still to come; none where there is nothing to ask about. `lines` have no review yet [R055].
 * @example decideReviewRequest([{ kind: 'pillow', title: 'Cloud', deliveredOn: '2026-11-01' }], { bed: 21, other: 14 }, '2026-11-15').length // 1
 */
export const decideReviewRequest = <Line extends ReviewedLine>(
  lines: readonly Line[],
  nights: ReviewNights,
  today: string,
): readonly Line[] | 'later' => {
  const asked = lines.filter(isReviewable);
  return asked.every((line) => dueOn(line, nights) <= today) ? asked : 'later';
};

const dueOn = (
  { kind, deliveredOn }: ReviewedLine & { readonly deliveredOn: string },
  { bed, other }: ReviewNights,
): string =>
  new Date(Date.parse(deliveredOn) + (hasTrait(kind, 'bed') ? bed : other) * DAY_MS)
    .toISOString()
    .slice(0, 10);
