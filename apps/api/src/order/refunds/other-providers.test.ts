import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type InstalmentStore, openInstalmentStore } from '../../testing/instalment-store.ts';
import { result } from '../../testing/shopper.ts';
import { accountsOf } from '../../testing/stock-and-ledger.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { openAmazonStore } from '../amazon/testing/amazon-store.ts';
import { NONCES, openWalletStore, type WalletStore } from '../payments/testing/wallet-store.ts';
import { pollRefunds } from './make-refund.ts';
import { openStaffRefunds, type StaffRefunds } from './testing/staff-refunds.ts';

const TOTAL = 76_104;
const PRICE = { amount: '761.04', currencyCode: 'USD' };

describe('Amazon Pay', () => {
  const store = useTestStore(openAmazonStore);
  let staffRefunds: StaffRefunds;
  beforeAll(async () => {
    staffRefunds = await openStaffRefunds(store);
  });

  const paid = async () => {
    const { shopper, calls, id, signsIn } = await store.starts();
    await signsIn();
    const order = await shopper.places({ billingProvider: 'amazonPay' });
    const paymentToken = { id, card: { last4: '', brand: 'Amazon Pay' } };
    const waiting = result(await shopper.client.payOrder(order.id, { paymentToken }));
    await store.presses(waiting.paymentDetails.nextAction?.url ?? '');
    result(await calls.complete(id, PRICE));
    return { shopper, id: order.id };
  };

  /** Lets the rhythm of asking come round until the refund is decided. */
  const statusOnceAsked = async (orderId: string) => {
    store.clock.forward(11 * 60_000);
    await pollRefunds(store.deps);
    return (await staffRefunds.sees(orderId)).refunds.map(({ status }) => status);
  };

  it('gives parts back, again and again', async () => {
    const { id } = await paid();
    for (const cents of [1_000, 2_000]) await staffRefunds.gives(id, cents);
    await store.sweep();
    expect((await store.booksOf(id)).toSorted()).toEqual([
      `charge ${TOTAL} USD`,
      'refund 1000 USD',
      'refund 2000 USD',
    ]);
    expect(await accountsOf(store, id)).toMatchObject({
      refunds: 3_000,
      'provider:amazonPay': TOTAL - 3_000,
    });
  });

  it('takes its time: the refund is pending, is asked about, and the shopper hears of it once', async () => {
    const { shopper, id } = await paid();
    const { id: refundId } = await staffRefunds.gives(id, 10_013);
    await store.sweep();
    expect((await staffRefunds.sees(id)).refunds).toMatchObject([{ status: 'pending', failure: null }]);
    expect(result(await shopper.client.order(id)).refunds).toMatchObject([{ status: 'pending' }]);
    expect(await accountsOf(store, id)).toMatchObject({ 'provider:amazonPay': TOTAL });
    await expect.poll(() => statusOnceAsked(id), { timeout: 5_000 }).toEqual(['succeeded']);
    await store.sweep();
    await store.sweep();
    expect(store.sentMail.filter(({ messageId }) => messageId === `refund.${refundId}`)).toHaveLength(1);
    expect(await accountsOf(store, id)).toMatchObject({ refunds: 10_013 });
  });

  it('that decides a second after it was asked is heard of within two minutes, although no webhook says so', async () => {
    const { id } = await paid();
    await staffRefunds.gives(id, 10_013);
    await store.sweep();
    await new Promise((resolve) => setTimeout(resolve, 1_600));
    for (let seconds = 0; seconds < 120; seconds += 15) {
      store.clock.forward(15_000);
      await pollRefunds(store.deps);
    }
    expect((await staffRefunds.sees(id)).refunds).toMatchObject([{ status: 'succeeded' }]);
  });

  it('that declines a refund days later leaves all of the money to be given back', async () => {
    const { id } = await paid();
    await staffRefunds.gives(id, 10_014);
    await store.sweep();
    await expect.poll(() => statusOnceAsked(id), { timeout: 5_000 }).toEqual(['failed']);
    const { balance } = await staffRefunds.sees(id);
    expect(balance).toMatchObject({ left: { amount: TOTAL }, pending: { amount: 0 } });
    await staffRefunds.gives(id, TOTAL);
    await store.sweep();
    expect(await accountsOf(store, id)).toMatchObject({ 'provider:amazonPay': 0 });
  });
});

describe('PayPal', () => {
  let store: WalletStore;
  let staffRefunds: StaffRefunds;
  beforeAll(async () => {
    store = await openWalletStore();
    staffRefunds = await openStaffRefunds(store);
  });
  afterAll(() => store.close());

  it('gives parts back until nothing is left', async () => {
    const shopper = store.shopper();
    await shopper.adds('mattress', 'queen');
    const { id } = await shopper.places({ billingProvider: 'paypal' });
    result(await shopper.client.payOrder(id, { paymentToken: NONCES.succeeds }));
    for (const cents of [1_000, 2_000, TOTAL - 3_000]) await staffRefunds.gives(id, cents);
    await store.sweep();
    expect((await staffRefunds.sees(id)).balance).toMatchObject({
      left: { amount: 0 },
      refunded: { amount: TOTAL },
    });
    expect((await store.booksOf(id)).toSorted()).toEqual([
      `charge ${TOTAL} USD`,
      'refund 1000 USD',
      'refund 2000 USD',
      `refund ${TOTAL - 3_000} USD`,
    ]);
  });
});

describe('SplitIt', () => {
  let store: InstalmentStore;
  const paid = async (): Promise<string> => {
    const shopper = store.shopper();
    await shopper.adds('mattress', 'queen');
    const { id } = await shopper.places({ billingProvider: 'splitIt' });
    result(await shopper.client.payOrder(id, { paymentToken: await store.approve(TOTAL) }));
    return id;
  };
  const statusOnceAsked = async (orderId: string) => {
    store.clock.forward(11 * 60_000);
    await pollRefunds(store.deps);
    return (await staffRefunds.sees(orderId)).refunds.map(({ status }) => status);
  };
  let staffRefunds: StaffRefunds;
  beforeAll(async () => {
    store = await openInstalmentStore();
    staffRefunds = await openStaffRefunds(store);
  });
  afterAll(() => store.close());

  it('gives parts back until nothing is left', async () => {
    const id = await paid();
    for (const cents of [1_000, 2_000, TOTAL - 3_000]) await staffRefunds.gives(id, cents);
    await store.sweep();
    expect((await staffRefunds.sees(id)).balance).toMatchObject({
      left: { amount: 0 },
      refunded: { amount: TOTAL },
    });
    const given = (await store.ledger()).filter(({ orderId, kind }) => orderId === id && kind === 'refund');
    expect(given.reduce((sum, { amount }) => sum + amount, 0)).toBe(TOTAL);
  });

  it('whose refund is pending is asked about until it has gone through, and the shopper hears of it once', async () => {
    const id = await paid();
    const { id: refundId } = await staffRefunds.gives(id, 10_013);
    await store.sweep();
    expect((await staffRefunds.sees(id)).refunds).toMatchObject([{ status: 'pending' }]);
    expect(await accountsOf(store, id)).toMatchObject({ 'provider:splitIt': TOTAL });
    await expect.poll(() => statusOnceAsked(id), { timeout: 5_000 }).toEqual(['succeeded']);
    await store.sweep();
    expect(store.sentMail.filter(({ messageId }) => messageId === `refund.${refundId}`)).toHaveLength(1);
    expect(await accountsOf(store, id)).toMatchObject({ refunds: 10_013 });
  });

  it('whose pending refund fails leaves all of the money to be given back', async () => {
    const id = await paid();
    await staffRefunds.gives(id, 10_014);
    await store.sweep();
    await expect.poll(() => statusOnceAsked(id), { timeout: 5_000 }).toEqual(['failed']);
    await staffRefunds.gives(id, TOTAL);
    await store.sweep();
    expect(await accountsOf(store, id)).toMatchObject({ 'provider:splitIt': 0 });
  });
});
