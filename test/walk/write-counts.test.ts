import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openCardStore } from '../../apps/api/src/testing/card-store.ts';
import { HOME, result } from '../../apps/api/src/testing/shopper.ts';
import { openShop, type Visitor } from './open-shop.ts';
import { fieldsOf, findOne } from './read-page.ts';
import { type Offer, type Purchase, readPurchase } from './read-purchase.ts';

/** The most that an act of a shopper may cost: calls of the API, and statements of the database without begin and commit. */
interface Cost {
  readonly calls: number;
  readonly statements: number;
}

const calls: string[] = [];
const statements: string[] = [];

let shop: Awaited<ReturnType<typeof openShop>>;
beforeAll(async () => {
  shop = await openShop({
    store: openCardStore({ onStatement: (sql) => statements.push(sql) }),
    // Of a network, so that everything is counted by address too, as in a store that sells.
    address: '192.0.2.1',
    onCall: (call) => calls.push(call),
  });
});
afterAll(() => shop.close());

const PRODUCT = '/mattress';
const CART = '/checkout/cart';
const REVIEW = '/checkout/review';

/** What an act costs. With PRINT_COUNTS each call and statement is printed. */
const costOf = async (act: () => Promise<unknown>): Promise<Cost> => {
  calls.length = 0;
  statements.length = 0;
  await act();
  if (process.env.PRINT_COUNTS) process.stderr.write(`${['#', ...calls, ...statements].join('\n')}\n`);
  // The catalogue, and what orders tell, are read in the background, once their own time has come.
  const own = statements.filter((sql) => !IN_BACKGROUND.test(sql));
  return { calls: calls.length, statements: own.length };
};

const IN_BACKGROUND =
  /^set transaction isolation|hash_record_extended|from "(?:products|variants|stock|coupons|settings)" order by|from "purchase_(?:counts|pairs)"/;

const expectAtMost = ({ calls: called, statements: sent }: Cost, most: Cost) => {
  expect(called, 'calls of the API').toBeLessThanOrEqual(most.calls);
  expect(sent, 'statements').toBeLessThanOrEqual(most.statements);
};

let visitor: Visitor;
let purchase: Purchase;
beforeEach(async () => {
  visitor = shop.visitor('halcyon');
  purchase = readPurchase(await visitor.open(PRODUCT));
});

const offerOf = (kind: Offer['kind']): Offer => {
  const offer = purchase.offers.find((one) => one.kind === kind);
  if (!offer) throw new Error(`the page offers no ${kind}`);
  return offer;
};

const adds = (...offers: readonly Offer[]) =>
  visitor.send(PRODUCT, [...purchase.fields, ...offers.flatMap(({ fields }) => fields)]);

it('Adding a product from its page costs few calls and statements', async () => {
  const first = await costOf(async () => expect(await adds()).toBe(CART));
  const second = await costOf(() => adds());
  expectAtMost(first, { calls: 1, statements: 4 });
  expectAtMost(second, { calls: 1, statements: 3 });
});

it('Adding a product with an upsell and a plan costs few calls and statements', async () => {
  const cost = await costOf(async () => expect(await adds(offerOf('upsell'), offerOf('plan'))).toBe(CART));
  expectAtMost(cost, { calls: 2, statements: 4 });
  const { items } = result(await visitor.client.cart());
  expect(items.filter(({ isGift, forItem }) => !isGift && forItem !== null)).toHaveLength(2);
});

it('A coupon is applied with few calls and statements', async () => {
  await adds();
  const cost = await costOf(async () =>
    expect(
      await visitor.send(CART, [
        ['coupon', 'SLEEP10'],
        ['intent', 'coupon'],
      ]),
    ).toBe(CART),
  );
  expectAtMost(cost, { calls: 1, statements: 3 });
  expect(result(await visitor.client.cart()).couponDetails?.applied).toBe(true);
});

it('The cart, and what goes with it, is read with few calls and statements', async () => {
  await adds();
  expectAtMost(await costOf(() => visitor.open(CART)), { calls: 3, statements: 1 });
});

it('An order is placed and paid with few calls and statements', async () => {
  await adds();
  result(await visitor.client.saveShipping({ address: HOME, email: 'ada@example.com' }));
  const cardToken = { id: 'tok_visa', card: { last4: '4242', brand: 'Visa' } };
  const billing = { sameAsShipping: true, paymentProvider: 'stripeDirect', cardToken };
  result(await visitor.client.saveBilling(billing));
  const form = findOne(await visitor.open(REVIEW), 'form', { id: 'place-order' });
  if (!form) throw new Error('the review page has no form to place the order');
  const fields = fieldsOf(form);
  const cost = await costOf(async () =>
    expect(await visitor.send(REVIEW, fields)).toMatch(/^\/checkout\/success\?orderId=/),
  );
  expectAtMost(cost, { calls: 2, statements: 28 });
});
