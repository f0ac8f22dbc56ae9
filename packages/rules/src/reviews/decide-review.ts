import { hasTrait } from '../options/kind-traits.ts';
import { accept, type Decision, refuse } from '../refusals.ts';
import { type ReviewScale, scalesFor } from './review-scales.ts';

/** A line of an order, as far as a review of it goes. */
export interface ReviewedLine {
  readonly kind: string;
  readonly title: string;
  /** The ISO day; null while none of it is. */
  readonly deliveredOn: string | null;
}

type ScaleAnswers = Readonly<Record<ReviewScale, number | null>>;

/**
 * Whether a line can be reviewed: it is a thing, and its customer has it. What was sent back can be reviewed too, for that is an
 * experience of its own [R055].
 * @example isReviewable({ kind: 'mattress', title: 'Classic', deliveredOn: null }) // false
 */
export const isReviewable = <Line extends ReviewedLine>(line: Line): line is Delivered<Line> =>
  line.deliveredOn !== null && hasTrait(line.kind, 'physical');

type Delivered<Line> = Line & { readonly deliveredOn: string };

/** The line with the answers to the scales that its kind of product has, or why it cannot be reviewed; null for no such line. */
export const decideReview = <Line extends ReviewedLine>(
  line: Line | null,
  { fits, sleeps }: ScaleAnswers,
): Decision<{ readonly line: Line; readonly answers: ScaleAnswers }, 'review_not_yet'> => {
  if (line === null || !isReviewable(line))
    return refuse({ code: 'review_not_yet', title: line?.title ?? '' });
  const asked = scalesFor(line.kind);
  return accept({
    line,
    answers: {
      fits: asked.includes('fits') ? fits : null,
      sleeps: asked.includes('sleeps') ? sleeps : null,
    },
  });
};
