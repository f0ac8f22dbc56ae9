import type { OrderDeps } from '../../../order/deps.ts';
import { orderEmailProps } from '../../../order/emails/order-email-props.ts';
import { findBuyerMailing } from '../../../order/mailings/buyer-mailings.ts';
import type { Topics } from '../../../outbox/store.ts';

/** Asks the customer of an order for reviews of what they have, unless they have said no since. Sent twice it is still one message. */
export const sendReviewRequest = async (
  deps: OrderDeps,
  { orderId, items }: Topics['review.asked'],
): Promise<void> => {
  const mailing = await findBuyerMailing(deps, orderId, 'review_request');
  if (!mailing) return;
  const props = await orderEmailProps(deps, orderId);
  const { reviewRequestEmail } = await import('./review-request-email.ts');
  const named = props.order.cart.items.filter(({ itemIdentifier }) => items.includes(itemIdentifier));
  const reviewUrl = new URL(props.orderUrl);
  reviewUrl.pathname += '/review';
  const email = reviewRequestEmail.write({
    ...props,
    ...mailing.frame,
    products: named.map(({ product }) => product.title),
    reviewUrl: reviewUrl.href,
  });
  await deps.email.send({ to: mailing.to, messageId: `review-request.${orderId}`, ...email });
};
