import { attentiveService } from '@counterpane/providers/text-messages/attentive/attentive-service';
import { SMS_CONSENT } from '@counterpane/rules/checkout/consents';
import {
  type AttentiveSandbox,
  startAttentiveSandbox,
} from '@counterpane/sandboxes/attentive/attentive-sandbox';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { isoOrNull } from '../../database/when.ts';
import { buysAgreeing } from '../../testing/buys-agreeing.ts';
import { type CardStore, openCardStore } from '../../testing/card-store.ts';
import { accountOf, signsIn } from '../../testing/customer-browser.ts';
import { setFlag } from '../../testing/set-flag.ts';
import { HOME, result, type Shopper } from '../../testing/shopper.ts';
import { subscriptionsOf } from './store.ts';

const KEYS = { apiKey: 'key', signUpSourceId: '357276', webhookKey: 'signs' };

let sandbox: AttentiveSandbox;
let store: CardStore;
beforeAll(async () => {
  sandbox = await startAttentiveSandbox({ ...KEYS, host: '127.0.0.1', port: 0 });
  const texts = attentiveService({ ...KEYS, apiUrl: sandbox.url, timeoutMs: 1_000 });
  store = await openCardStore({ texts });
});
afterAll(async () => {
  await store.close();
  await sandbox.close();
});
beforeEach(() => sandbox.fault(null));

let lastDigits = 1_000;
/** A number that no other test has. */
const newPhone = () => {
  lastDigits += 1;
  return `212555${lastDigits}`;
};

/** A shopper at the billing step, who has agreed to text messages or not. */
const ships = async (shopper: Shopper, phone: string, sendSMS: boolean, email = 'ada@example.com') => {
  await shopper.adds('pillow', 'standard');
  result(await shopper.client.saveShipping({ address: { ...HOME, phone }, email, sendSMS }));
  return shopper;
};

const subscribes = async ({ client }: Shopper, phone: string) =>
  result(await client.subscribeToTexts({ user: { email: 'ada@example.com', phone } })).subscribed;

const listed = (phone: string) => sandbox.subscribers().find((one) => one.phone === `+1${phone}`);

it('A visitor who agreed at the checkout is subscribed once, with the words, the time and the region of the consent [K7.53, K7.54]', async () => {
  const phone = newPhone();
  const email = 'once@example.com';
  const shopper = await ships(store.shopper(), phone, true, email);
  const before = sandbox.accepted();
  expect([await subscribes(shopper, phone), await subscribes(shopper, phone)]).toEqual([true, true]);
  expect(listed(phone)).toBeUndefined();
  await store.sweep();
  await store.sweep();
  expect([listed(phone), sandbox.accepted() - before]).toEqual([
    { phone: `+1${phone}`, email, clientUserId: null, isSubscribed: true },
    1,
  ]);
  const [kept] = await subscriptionsOf(store.database.db, email);
  expect(kept).toMatchObject({
    ...{ storefront: 'halcyon', consentText: SMS_CONSENT, consentVersion: '1', region: 'US-NY' },
    ...{ withdrawnAt: null },
  });
  expect(Date.parse(kept?.givenAt ?? '')).toBe(store.clock.now());
});

it('A customer who is signed in is subscribed with the id of the account, whatever the call names [K6.02]', async () => {
  const phone = newPhone();
  const shopper = store.shopper('drift.localhost');
  await signsIn(store, shopper, 'signed-in@example.com');
  await ships(shopper, phone, true, 'signed-in@example.com');
  const externalIdentifiers = { clientUserId: 'another' };
  result(await shopper.client.subscribeToTexts({ user: { phone }, externalIdentifiers }));
  await store.sweep();
  const { clientUserId } = listed(phone) ?? {};
  expect(clientUserId).toMatch(/^\w{10,}$/);
  expect(clientUserId).not.toBe('another');
});

it('Without the consent, for another number, before an address, and where the storefront sends none nothing is sent', async () => {
  const phone = newPhone();
  expect(await subscribes(await ships(store.shopper(), phone, false), phone)).toBe(false);
  const agreed = await ships(store.shopper(), phone, true);
  expect(await subscribes(agreed, newPhone())).toBe(false);
  expect(await subscribes(store.shopper(), phone)).toBe(false);
  await setFlag(store, 'textMessages', false);
  expect(await subscribes(agreed, phone)).toBe(false);
  await setFlag(store, 'textMessages', true);
  await store.sweep();
  expect(listed(phone)).toBeUndefined();
});

it('A service that fails is told later, and the shopper goes on', async () => {
  const phone = newPhone();
  const shopper = await ships(store.shopper(), phone, true);
  sandbox.fault('error500');
  expect(await subscribes(shopper, phone)).toBe(true);
  await store.sweep();
  sandbox.fault(null);
  store.clock.forward(60 * 60_000);
  await store.sweep();
  expect(listed(phone)?.isSubscribed).toBe(true);
});

it('A consent that is withdrawn, with an order or in an account, ends the subscription, and a new one begins it anew', async () => {
  const email = 'leaves@example.com';
  const phone = HOME.phone;
  const shopper = await ships(store.shopper('drift.localhost'), phone, true, email);
  await subscribes(shopper, phone);
  const { id, client } = await buysAgreeing(shopper, email, { sendSMS: true });
  await store.sweep();
  result(await client.withdrawConsent(id, 'email'));
  await store.sweep();
  expect(listed(phone)?.isSubscribed).toBe(true);
  result(await client.withdrawConsent(id, 'sms'));
  await store.sweep();
  expect(listed(phone)?.isSubscribed).toBe(false);

  await ships(shopper, phone, true, email);
  await subscribes(shopper, phone);
  await store.sweep();
  expect(listed(phone)?.isSubscribed).toBe(true);
  await signsIn(store, shopper, email);
  result(await accountOf(shopper).withdrawConsent('sms'));
  await store.sweep();
  expect(listed(phone)?.isSubscribed).toBe(false);
});

/** The webhook of a number whose owner sends `STOP` now. */
const stops = (phone: string, own: { readonly signature?: string; readonly url?: string } = {}) => {
  const { body, headers } = sandbox.stop(`+1${phone}`, new Date(store.clock.now()));
  return store.api.inject({
    method: 'POST',
    url: own.url ?? '/api/webhooks/texts/attentive',
    payload: body,
    headers: own.signature === undefined ? headers : { ...headers, 'x-attentive-hmac-sha256': own.signature },
  });
};

it('STOP from a phone takes the consent of its email back, once, and the service is not told what it knows', async () => {
  const email = 'stops@example.com';
  const phone = HOME.phone;
  const shopper = await ships(store.shopper(), phone, true, email);
  await subscribes(shopper, phone);
  const { id, client } = await buysAgreeing(shopper, email, { sendEmail: true, sendSMS: true });
  await store.sweep();
  store.clock.forward(60_000);
  const accepted = sandbox.accepted();
  expect((await stops(phone)).json()).toMatchObject({ result: 'applied' });
  const withdrawnAt = new Date(store.clock.now()).toISOString();
  expect(result(await client.orderConsents(id))).toMatchObject([
    { channel: 'email', withdrawnAt: null },
    { channel: 'sms', withdrawnAt },
  ]);
  const [ended] = await subscriptionsOf(store.database.db, email);
  expect(isoOrNull(ended?.withdrawnAt ?? null)).toBe(withdrawnAt);
  store.clock.forward(60_000);
  expect((await stops(phone)).json()).toMatchObject({ result: 'unknown' });
  await store.sweep();
  expect([result(await client.orderConsents(id))[1]?.withdrawnAt, sandbox.accepted()]).toEqual([
    withdrawnAt,
    accepted,
  ]);
});

it('STOP holds for a cart that stood open, until its shopper agrees anew', async () => {
  const phone = newPhone();
  const email = 'open-cart@example.com';
  const shopper = await ships(store.shopper(), phone, true, email);
  expect(await subscribes(shopper, phone)).toBe(true);
  await store.sweep();
  store.clock.forward(60_000);
  await stops(phone);
  expect(await subscribes(shopper, phone)).toBe(false);
  await store.sweep();
  expect(listed(phone)?.isSubscribed).toBe(false);
  store.clock.forward(60_000);
  await ships(shopper, phone, true, email);
  expect(await subscribes(shopper, phone)).toBe(true);
  await store.sweep();
  expect(listed(phone)?.isSubscribed).toBe(true);
});

it('STOP that is forged, of another service or older than a new consent changes nothing', async () => {
  const phone = newPhone();
  const email = 'goes-on@example.com';
  await subscribes(await ships(store.shopper(), phone, true, email), phone);
  expect((await stops(phone, { signature: '0' })).statusCode).toBe(400);
  expect((await stops(phone, { url: '/api/webhooks/texts/other' })).statusCode).toBe(404);
  store.clock.forward(-60_000);
  expect((await stops(phone)).json()).toMatchObject({ result: 'unknown' });
  store.clock.forward(60_000);
  expect(await subscriptionsOf(store.database.db, email)).toMatchObject([{ withdrawnAt: null }]);
});
