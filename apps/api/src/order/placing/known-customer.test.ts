import { createOrderSchema } from '@counterpane/contract/orders/orders';
import { desc } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { carts } from '../../cart/carts/tables.ts';
import { countLimited } from '../../http/limiter.ts';
import { openCardStore } from '../../testing/card-store.ts';
import { HOME, refusal, result, type Shopper } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { prepareOrder } from './prepare-order.ts';

const store = useTestStore(openCardStore);
beforeAll(async () => {
  const ada = store.shopper();
  await ada.adds('mattress', 'queen');
  await ada.places({ paymentDetails: { paymentToken: 'tok_visa' } });
});

const ELSEWHERE = { ...HOME, phone: '6465550100' };

/** A visitor with something in the cart, at the contact they typed. */
const buyer = async (
  email: string,
  address: typeof HOME | typeof ELSEWHERE,
  ip?: string,
): Promise<Shopper> => {
  const shopper = store.shopper(undefined, ip);
  await shopper.adds('pillow', 'king');
  result(await shopper.client.saveShipping({ email, address }));
  return shopper;
};

const ask = async ({ cookie }: Pick<Shopper, 'cookie'>, who: string, remoteAddress = '127.0.0.1') => {
  const answer = await store.api.inject({
    method: 'HEAD',
    url: `/api/orders?${who}`,
    remoteAddress,
    headers: { host: 'halcyon.localhost', cookie },
  });
  return { status: answer.statusCode, exist: answer.headers.exist, body: answer.body };
};

it('Whether the contact of the own cart has ordered before is answered by a header alone [K7.09, K7.10]', async () => {
  const known = { status: 200, exist: 'true', body: '' };
  const byEmail = await buyer('Ada@example.com', ELSEWHERE);
  expect(await ask(byEmail, 'email=ADA@example.com&status=done')).toEqual(known);
  const byPhone = await buyer('other@example.com', HOME);
  expect(await ask(byPhone, 'email=other@example.com&phone=(212) 555-0142&zip=10001&status=done')).toEqual(
    known,
  );
  expect(await ask(byPhone, 'status=done')).toEqual(known);
  const isNew = await buyer('grace@example.com', ELSEWHERE);
  expect(await ask(isNew, 'email=grace@example.com&status=done')).toEqual({ ...known, exist: undefined });
});

it('Nothing is said about a contact that is not the one of the visitor’s own cart', async () => {
  const shopper = await buyer('grace@example.com', ELSEWHERE);
  for (const other of [
    'email=ada@example.com&status=done',
    'phone=2125550142&zip=10001&status=done',
    'email=ada@example.com&phone=2125550142&zip=10001',
    'email=nobody@example.com',
  ])
    expect(await ask(shopper, other)).toEqual({ status: 200, exist: undefined, body: '' });
});

it('It is answered only to a visitor with something in the cart, sixty times a minute', async () => {
  const nobody = { cookie: '' };
  expect((await ask(nobody, 'email=ada@example.com', '192.0.2.1')).status).toBe(404);
  for (let count = 0; count < 60; count += 1) await ask(nobody, 'email=ada@example.com', '192.0.2.1');
  expect((await ask(nobody, 'email=ada@example.com', '192.0.2.1')).status).toBe(429);
});

it('A visitor who changes the contact of the cart learns about five people an hour, by whichever call', async () => {
  const shopper = await buyer('one@example.com', ELSEWHERE);
  const learns = async (email: string) => {
    result(await shopper.client.saveShipping({ email, address: ELSEWHERE }));
    return (await ask(shopper, `email=${email}`)).status;
  };
  const statuses = [];
  for (const name of ['one', 'two', 'three', 'four', 'five', 'one', 'six'])
    statuses.push(await learns(`${name}@example.com`));
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
  result(await shopper.client.setCoupon('WELCOME5'));

  // The shipping step takes the next contact in the same words, known or not, and does not look anybody up.
  result(await shopper.client.saveShipping({ email: 'ada@example.com', address: ELSEWHERE }));
  const cart = result(await shopper.client.cart());
  expect([cart.couponDetails?.code, cart.notices]).toEqual(['WELCOME5', []]);

  store.clock.forward(3_600_000);
  result(await shopper.client.saveShipping({ email: 'ada@example.com', address: ELSEWHERE }));
  expect(result(await shopper.client.cart()).couponDetails?.code).toBe('WELCOMEBACK');
});

/** What placing answers a new visitor who has a code for first orders, and the cart afterwards. */
const placesWithCode = async (email: string, ip?: string) => {
  const shopper = store.shopper(undefined, ip);
  await shopper.adds('mattress', 'queen');
  result(await shopper.client.setCoupon('WELCOME5'));
  const order = await shopper.order({ email, shippingAddress: ELSEWHERE });
  const { status, code, actual } = refusal(await shopper.client.createOrder(order)) as Record<
    string,
    unknown
  >;
  const cart = result(await shopper.client.cart());
  return { shopper, answer: { status, code, actual, coupon: cart.couponDetails?.code } };
};

it('Where too many people were looked up a code for first orders is taken off at placing, as a customer’s is, and the order can be placed', async () => {
  const address = '192.0.2.79';
  // The shipping step has nothing to enforce yet: the code comes after it, and placing settles it.
  const customer = store.shopper(undefined, '192.0.2.80');
  await customer.adds('mattress', 'queen');
  const typed = await customer.order({ email: 'ada@example.com', shippingAddress: ELSEWHERE });
  const cart = result(await customer.client.setCoupon('WELCOME5'));
  const refused = refusal(
    await customer.client.createOrder({
      ...typed,
      cartVersion: cart.version,
      expectedTotal: cart.totalPrice,
    }),
  );
  const { status, code, actual } = refused as Record<string, unknown>;
  await countLimited(store.deps, 'lookUpContact', { address }, { times: 30 });
  for (const email of ['ada@example.com', 'nobody@example.com']) {
    const { shopper, answer } = await placesWithCode(email, address);
    expect(answer).toEqual({ status, code, actual, coupon: 'WELCOMEBACK' });
    expect((await shopper.places({ email, shippingAddress: ELSEWHERE })).status).toBe('awaiting_payment');
  }
});

it('A code for first orders that comes while an order is placed looks nobody up uncounted', async () => {
  const shopper = await buyer('one@example.com', ELSEWHERE);
  result(await shopper.client.setCoupon('WELCOME5'));
  const storefront = store.deps.catalogue.getStorefront('halcyon');
  const body = createOrderSchema.parse(
    await shopper.order({ email: 'one@example.com', shippingAddress: ELSEWHERE }),
  );
  const { db } = store.database;
  const [cart] = await db.select().from(carts).orderBy(desc(carts.updatedAt)).limit(1);
  const prepared = await store.database.transaction((tx) =>
    prepareOrder(
      tx,
      store.deps,
      { visitorId: cart?.visitorId ?? '', addressKey: null, visit: null },
      storefront,
      body,
      {
        taxRate: null,
        mayCheckFirstTime: false,
        creditOwner: null,
        realStock: new Map(),
      },
    ),
  );
  expect(prepared).toMatchObject({ ok: false, refusal: { code: 'price_changed' } });
});

it('New visitors of one address learn about thirty people an hour together', async () => {
  const address = '192.0.2.77';
  const statuses = [];
  for (let count = 0; count < 31; count += 1) {
    const email = `person${count}@example.com`;
    statuses.push((await ask(await buyer(email, ELSEWHERE, address), `email=${email}`, address)).status);
  }
  expect([new Set(statuses.slice(0, 30)), statuses[30]]).toEqual([new Set([200]), 429]);
});

it('A cart without a code for first orders looks nobody up, so that its shopper never waits', async () => {
  const shopper = await buyer('one@example.com', ELSEWHERE);
  for (let count = 0; count < 8; count += 1) {
    const email = `typo${count}@example.com`;
    result(await shopper.client.saveShipping({ email, address: ELSEWHERE }));
  }
  expect((await shopper.places({ email: 'right@example.com' })).status).toBe('awaiting_payment');
});

it('A customer is known by phone number and ZIP code too when a code for first orders is on the cart [K4.13]', async () => {
  const shopper = await buyer('another@example.com', ELSEWHERE);
  result(await shopper.client.setCoupon('WELCOME5'));
  result(await shopper.client.saveShipping({ email: 'another@example.com', address: HOME }));
  expect(result(await shopper.client.cart()).couponDetails?.code).toBe('WELCOMEBACK');
});
