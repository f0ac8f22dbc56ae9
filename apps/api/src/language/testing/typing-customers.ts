import { createStaffOrdersClient } from '@counterpane/contract/staff/staff-orders-calls';
import { createStaffReviewsClient } from '@counterpane/contract/staff/staff-reviews-calls';
import { deliversAll } from '../../order/claims/testing/claimed-order.ts';
import type { CardStore } from '../../testing/card-store.ts';
import { result } from '../../testing/shopper.ts';
import { signedIn } from '../../testing/staff-browser.ts';
import { cardsOf, type TypingShop } from './typing-shops.ts';

/** One is returned, one is exchanged and one is claimed. */
const UNITS = 3;

/** Customers of every shop who have what they ordered, and a manager who reads and answers what they write. */
export const openTypingCustomers = async (store: CardStore) => {
  const manager = await signedIn(store, 'Maya', 'manager');
  const fetchApi = (path: string, init?: RequestInit) => manager.fetch(path, init);
  const staff = { orders: createStaffOrdersClient(fetchApi), reviews: createStaffReviewsClient(fetchApi) };
  let customers = 0;

  return async (shop: TypingShop) => {
    customers += 1;
    const email = `customer-${customers}@example.com`;
    const host = `${shop.key}.localhost`;
    // What a customer may send in an hour is counted by address.
    const shopper = store.shopper(host, `10.1.0.${customers}`);
    const client = shopper.clientIn(shop.language);
    await shopper.adds(shop.product, shop.size, UNITS);
    const { id } = result(
      await client.createOrder(
        await shopper.order({
          ...{ email, billingProvider: cardsOf(shop) },
          ...{ shippingAddress: shop.home, billingAddress: shop.home },
        }),
      ),
    );
    const { cart } = result(await client.payOrder(id, { paymentToken: 'tok_visa' }));
    await store.sweep();
    await deliversAll(staff.orders, id);
    await store.sweep();
    const item = cart.items.find(({ product, isGift }) => product.name === shop.product && !isGift);
    const line = item?.itemIdentifier ?? '';

    const staffReview = async () =>
      result(await staff.reviews.reviews()).find((review) => review.order.id === id);
    return {
      ...{ shop, host, email, shopper, client, staff, id, line, staffReview },
      ownReview: async () => {
        const { lines } = result(await client.orderReviews(id));
        return lines.find(({ itemIdentifier }) => itemIdentifier === line)?.review;
      },
      /** As other shoppers have it. */
      shownReview: async (reviewId: string) => {
        const { list } = result(await client.reviewPage({ product: shop.product }));
        return list.reviews.find((review) => review.id === reviewId);
      },
      /** A question as staff and shoppers have it. */
      question: async (questionId: string) => {
        const { questions } = result(await client.questionPage(shop.product));
        return [...result(await staff.reviews.questions()), ...questions].filter(
          (question) => question.id === questionId,
        );
      },
      ownReturn: async () => result(await client.orderReturns(id)).returns[0],
      ownClaim: async () => result(await client.orderClaims(id)).claims[0],
      /** A return, an exchange or a claim as staff have it. */
      seenByStaff: async (askedId: string) => {
        const { returns, claims } = result(await staff.orders.order(id));
        return [...returns, ...claims].find((one) => one.id === askedId);
      },
      /** What the store has sent to them so far. */
      mail: async () => {
        await store.sweep();
        return store.sentMail.filter(({ to }) => to === email);
      },
    };
  };
};

export type TypingCustomer = Awaited<ReturnType<Awaited<ReturnType<typeof openTypingCustomers>>>>;
