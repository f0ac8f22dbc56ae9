import type { OrderReviews, OwnReview } from '@counterpane/contract/reviews/own-reviews';
import { isReviewable } from '@counterpane/rules/reviews/decide-review';
import { scalesFor } from '@counterpane/rules/reviews/review-scales';
import { shownName } from '@counterpane/rules/reviews/shown-name';
import type { Storefront } from '../../catalogue/storefront.ts';
import { orderInLanguage } from '../../order/orders/order-in-language.ts';
import type { Order } from '../../order/orders/store.ts';
import { type Photo, shownPhoto } from '../../order/photos/store.ts';
import type { Shipment } from '../../order/shipments/store.ts';
import { reviewedLines } from './reviewed-lines.ts';
import type { Review } from './store.ts';

interface Written {
  readonly reviews: readonly Review[];
  readonly photos: readonly Photo[];
  readonly shipments: readonly Shipment[];
}

/** What of an order can be reviewed, and what its customer wrote. */
export const orderReviews = (
  order: Order,
  { reviews, photos, shipments }: Written,
  storefront: Pick<Storefront, 'findEntry'>,
  language: string,
): OrderReviews => {
  const { items } = orderInLanguage(order.frozen, language).cart;
  const { firstName, lastName } = order.frozen.shippingDetails;
  return {
    author: shownName(firstName, lastName),
    lines: reviewedLines(order, items, shipments, storefront)
      .filter(isReviewable)
      .map(({ itemIdentifier, title, options, kind }) => {
        const review = reviews.find((one) => one.itemIdentifier === itemIdentifier);
        return {
          ...{ itemIdentifier, title, options, scales: [...scalesFor(kind)] },
          review: review && review.status !== 'withdrawn' ? ownReview(review, photos) : null,
        };
      }),
  };
};

/** As its writer has it: with what they changed since it was published. */
const ownReview = (review: Review, sent: readonly Photo[]): OwnReview => {
  const { status, fault, told } = review;
  const { score, title, words, author, fits, sleeps, photos } = review.draft ?? review;
  const own = photos.flatMap((id) => sent.find((photo) => photo.id === id) ?? []);
  return {
    ...{ status, score, title, text: words, author, fits, sleeps, fault, told },
    photos: own.map(shownPhoto),
  };
};
