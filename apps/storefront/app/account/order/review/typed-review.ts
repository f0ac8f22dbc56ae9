import type { OwnReview } from '@counterpane/contract/reviews/own-reviews';

/** What stands in the fields of a review. */
export interface TypedReview {
  readonly score: string;
  readonly title: string;
  readonly text: string;
  readonly author: string;
  readonly fits: string;
  readonly sleeps: string;
}

/** What was typed before it was refused. */
export const typedIn = (form: FormData): TypedReview => {
  const typed = (name: string) => String(form.get(name) ?? '').trim();
  return {
    ...{ score: typed('score'), title: typed('title'), text: typed('text') },
    ...{ author: typed('author'), fits: typed('fits'), sleeps: typed('sleeps') },
  };
};

/** What its customer has written before; else their name alone. */
export const typedBefore = (review: OwnReview | null, author: string): TypedReview =>
  review
    ? {
        ...{ title: review.title, text: review.text, author: review.author },
        score: String(review.score),
        fits: String(review.fits ?? ''),
        sleeps: String(review.sleeps ?? ''),
      }
    : { score: '', title: '', text: '', author, fits: '', sleeps: '' };

/** A step of a scale, or a score; null where none was chosen. */
export const stepIn = (typed: string): number | null => (typed === '' ? null : Number(typed));
