import { EMAIL_CONSENT, SMS_CONSENT } from '@counterpane/rules/checkout/consents';
import { eq } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CardStore, openCardStore } from '../../testing/card-store.ts';
import { HOME, result } from '../../testing/shopper.ts';
import { carts } from '../carts/tables.ts';

const NOW = '2026-11-20T12:00:00.000Z';
const lines: Record<string, unknown>[] = [];

let store: CardStore;
beforeAll(async () => {
  const logger = pino({ base: null }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  store = await openCardStore({ logger });
});
afterAll(() => store.close());

const withMattress = async (host = 'halcyon.localhost') => {
  const shopper = store.shopper(host);
  await shopper.adds('mattress', 'queen');
  return shopper;
};

const said = () => lines.filter(({ event }) => event === 'dataUsagePermission');

describe('consent to be written to', () => {
  it('is off in every region until it is given [K3.66]', async () => {
    for (const host of ['halcyon.localhost', 'halcyon-ca.localhost', 'halcyon-uk.localhost']) {
      const { permissions } = result(await (await withMattress(host)).client.checkout());
      expect([host, permissions]).toEqual([host, { sendEmail: false, sendSMS: false }]);
    }
  });

  it('to email and to text messages is kept with its words, time and region, and outlives the purchase [K1.01, K1.02]', async () => {
    const shopper = await withMattress();
    const order = await shopper.order();
    result(
      await shopper.client.saveShipping({
        address: HOME,
        email: 'ada@example.com',
        sendEmail: true,
        sendSMS: true,
      }),
    );
    expect(result(await shopper.client.checkout()).permissions).toEqual({ sendEmail: true, sendSMS: true });
    const cart = result(await shopper.client.cart());
    const placed = result(
      await shopper.client.createOrder({
        ...order,
        cartVersion: cart.version,
        expectedTotal: cart.totalPrice,
        paymentDetails: { paymentToken: 'tok_visa' },
      }),
    );
    const given = placed.cart.historyLog.filter(({ type }) => type === 'dataUsagePermission');
    const agreed = { granted: true, region: 'US-NY', texts: [EMAIL_CONSENT, SMS_CONSENT] };
    expect(given).toEqual([
      { type: 'dataUsagePermission', at: NOW, metadata: { ...agreed, channel: 'email' } },
      { type: 'dataUsagePermission', at: NOW, metadata: { ...agreed, channel: 'sms' } },
    ]);
  });

  it('is logged for email and for text messages whenever shipping is sent, and when it is refused nothing is [K4.14]', async () => {
    const shopper = await withMattress();
    lines.length = 0;
    result(await shopper.client.saveShipping({ address: HOME, email: 'ada@example.com', sendSMS: true }));
    const event = { event: 'dataUsagePermission', at: NOW, region: 'US-NY' };
    expect(said()).toMatchObject([
      { ...event, channel: 'email', granted: false },
      { ...event, channel: 'sms', granted: true },
    ]);
    lines.length = 0;
    await shopper.client.saveShipping({ address: { ...HOME, zip: '87101' }, email: 'ada@example.com' });
    expect(said()).toEqual([]);
  });

  it('that is taken back stands in the history of the cart, and a repeated one does not', async () => {
    const shopper = await withMattress();
    for (const sendEmail of [true, true, false, false])
      result(await shopper.client.saveShipping({ address: HOME, email: 'ada@example.com', sendEmail }));
    const { historyLog } = result(await shopper.client.cart());
    expect(
      historyLog.filter(({ type }) => type === 'dataUsagePermission').map(({ metadata }) => metadata),
    ).toMatchObject([{ granted: true }, { granted: false }]);
  });

  it('is restored only where a boolean was stored [K3.67]', async () => {
    const shopper = await withMattress();
    const stored = { sendEmail: true, sendSMS: 'on', at: NOW, texts: [] };
    const { id } = result(await shopper.client.cart());
    await store.database.db
      .update(carts)
      // What an older version of the shop may have left: no type protects a column of JSON.
      .set({ checkout: JSON.parse(JSON.stringify({ permissions: stored })) })
      .where(eq(carts.id, id ?? ''));
    expect(result(await shopper.client.checkout()).permissions).toEqual({ sendEmail: true, sendSMS: false });
  });
});

describe('the check for returning customers', () => {
  it('runs when shipping is sent on, not while the shopper is at the cart [K4.13]', async () => {
    const before = await withMattress();
    await before.places({ email: 'grace@example.com', paymentDetails: { paymentToken: 'tok_visa' } });
    await before.adds('mattress', 'queen');
    expect(result(await before.client.setCoupon('WELCOME5')).couponDetails?.code).toBe('WELCOME5');
    expect(result(await before.client.cart()).couponDetails?.code).toBe('WELCOME5');
    result(await before.client.saveShipping({ address: HOME, email: 'Grace@example.com' }));
    expect(result(await before.client.cart()).couponDetails?.code).toBe('WELCOMEBACK');
    expect(result(await before.client.checkout()).gtmCouponOverride).toBe('WELCOMEBACK');
  });
});
