import { asDemo } from '@counterpane/catalogue/load';
import { shippedCatalogue } from '@counterpane/catalogue/testing/shipped-catalogue';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusal, result, type Shopper } from '../testing/shopper.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';
import { importCatalogue } from './import.ts';

const catalogue = shippedCatalogue();

let store: TestStore;
/** Has a mattress and the code that takes everything off, from the days of the demo. */
let shopper: Shopper;
beforeAll(async () => {
  store = await openTestStore();
  shopper = store.shopper();
  await shopper.adds('mattress', 'queen');
  expect(result(await shopper.client.setCoupon('EVERYTHING')).totalPrice.amount).toBe(0);
  await importCatalogue(store.database, catalogue);
  await store.deps.catalogue.replaceCatalogue(catalogue);
});
afterAll(() => store.close());

const refusalCode = (answer: Awaited<ReturnType<Shopper['client']['setCoupon']>>) =>
  answer.ok ? null : answer.error.code;

test('A store that was a demo and takes real money now refuses every code of the demo', async () => {
  const other = store.shopper();
  await other.adds('mattress', 'queen');
  for (const { code } of catalogue.demoCoupons)
    expect([code, refusal(await other.client.setCoupon(code))]).toMatchObject([
      code,
      { status: 422, code: 'coupon_expired' },
    ]);
});

test('A cart that has a code of the demo costs its full price, says why, and loses the code with the next change', async () => {
  const cart = result(await shopper.client.cart());
  expect(cart.totalPrice.amount).toBeGreaterThan(50_000);
  expect(cart.couponDetails).toMatchObject({ code: 'EVERYTHING', applied: false });
  expect(cart.couponDetails?.reason).toMatch(/expired|ended/i);
  const changed = await shopper.adds('pillow', 'standard');
  expect(changed.couponDetails).toBeNull();
  expect(changed.notices).toContainEqual(
    expect.objectContaining({ code: 'coupon_expired', couponCode: 'EVERYTHING' }),
  );
  const order = await shopper.order({ expectedTotal: { amount: 0, currency: 'USD' } });
  expect(refusal(await shopper.client.createOrder(order))).toMatchObject({ code: 'price_changed' });
});

test('A process that runs while another one imports the catalogue hears that a code has ended', async () => {
  const running = await openTestStore();
  try {
    const early = running.shopper();
    await early.adds('mattress', 'queen');
    await importCatalogue(running.database, catalogue);
    await expect
      .poll(async () => refusalCode(await early.client.setCoupon('SLEEP10')), { timeout: 10_000 })
      .toBe('coupon_expired');
  } finally {
    await running.close();
  }
});

test('A code that is in the files again is taken again', async () => {
  const demo = asDemo(catalogue);
  await importCatalogue(store.database, demo);
  await store.deps.catalogue.replaceCatalogue(demo);
  expect(result(await shopper.client.setCoupon('SLEEP10')).couponDetails).toMatchObject({ applied: true });
});
