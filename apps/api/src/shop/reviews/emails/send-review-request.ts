import type { OrderDeps } from '../../../order/deps.ts';
import { orderEmailProps } from '../../../order/emails/order-email-props.ts';
import type { Topics } from '../../../outbox/store.ts';

/** Asks the customer of an order for reviews of what they have. Sent twice it is still one message. */
export const sendReviewRequest = async (
  deps: OrderDeps,
  { orderId, items }: Topics['review.asked'],
): Promise<void> => {
  const props = await orderEmailProps(deps, orderId);
  if (props.order.email === '') return;
  const { reviewRequestEmail } = await import('./review-request-email.ts');
  const named = props.order.cart.items.filter(({ itemIdentifier }) => items.includes(itemIdentifier));
  const reviewUrl = new URL(props.orderUrl);
  reviewUrl.pathname += '/review';
  const email = reviewRequestEmail.write({
    ...props,
    products: named.map(({ product }) => product.title),
    reviewUrl: reviewUrl.href,
  });
  await deps.email.send({ to: props.order.email, messageId: `review-request.${orderId}`, ...email });
};
