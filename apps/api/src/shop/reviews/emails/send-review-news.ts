import type { OrderDeps } from '../../../order/deps.ts';
import { orderEmailProps } from '../../../order/emails/order-email-props.ts';
import type { Topics } from '../../../outbox/store.ts';
import { findReview } from '../written-store.ts';

/**
 * Emails the writer of a review what became of it. What is withdrawn by now, or answered otherwise, is told no more. Sent twice it
 * is still one message, because its id is the news' and their time.
 */
export const sendReviewNews = async (
  deps: OrderDeps,
  { reviewId, news, at }: Topics['review.told'],
): Promise<void> => {
  const review = await findReview(deps.database.db, reviewId);
  if (!review || review.status === 'withdrawn') return;
  const isOver = {
    published: review.fault !== null,
    refused: review.fault === null,
    answered: review.answer === '',
  };
  if (isOver[news]) return;
  const props = await orderEmailProps(deps, review.orderId);
  // An order that was emptied has no one to write to.
  if (props.order.email === '') return;
  // React comes with the first email, so that a store starts without it.
  const { REVIEW_EMAILS } = await import('./review-emails.ts');
  const { REVIEW_FAULT_MESSAGES } = await import('./review-fault-messages.ts');
  const words = { published: '', refused: review.told, answered: review.answer }[news];
  const email = REVIEW_EMAILS[news].write({
    ...props,
    product:
      props.order.cart.items.find((one) => one.itemIdentifier === review.itemIdentifier)?.product.title ?? '',
    reason: news === 'refused' && review.fault ? REVIEW_FAULT_MESSAGES[review.fault] : null,
    words,
  });
  const messageId = `review.${reviewId}.${news}.${Date.parse(at)}`;
  await deps.email.send({ to: props.order.email, messageId, ...email });
};
