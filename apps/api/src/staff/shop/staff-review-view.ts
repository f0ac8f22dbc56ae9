import type { StaffReview } from '@counterpane/contract/staff/staff-reviews';
import { isReviewShown, stepReview } from '@counterpane/rules/reviews/review-states';
import { isoOf } from '../../database/when.ts';
import type { Order } from '../../order/orders/store.ts';
import { type Photo, shownPhoto } from '../../order/photos/store.ts';
import type { Review } from '../../shop/reviews/store.ts';
import type { ReviewContent } from '../../shop/reviews/tables.ts';

/** A review as staff read it: what is to be decided, beside what shoppers read of it now. `sent` are the order's photographs. */
export const staffReview = (
  { review, order }: { readonly review: Review; readonly order: Order },
  sent: readonly Photo[],
): StaffReview => {
  const { id, status, draft, fault, told, answer } = review;
  const latest = draft ?? review;
  const item = order.frozen.cart.items.find((one) => one.itemIdentifier === review.itemIdentifier);
  const mayAnswer = isReviewShown(status);
  return {
    ...{ id, status, fault, told, answer },
    product: item?.product.title ?? '',
    order: { id: order.id, shortId: order.shortId },
    storefront: review.storefront,
    written: writtenIn(latest),
    photos: latest.photos.flatMap((one) => sent.find((photo) => photo.id === one) ?? []).map(shownPhoto),
    shown: draft && mayAnswer ? writtenIn(review) : null,
    moves: [
      ...(['publish', 'refuse'] as const).filter((step) => stepReview(status, step) !== null),
      ...(mayAnswer ? (['answer'] as const) : []),
    ],
    createdAt: isoOf(review.createdAt),
  };
};

const writtenIn = ({ score, title, words, author, fits, sleeps }: ReviewContent): StaffReview['written'] => ({
  ...{ score, title, text: words, author, fits, sleeps },
});
