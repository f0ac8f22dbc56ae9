import type { CartView } from '@counterpane/contract/cart/carts';
import { taxjarProvider } from '@counterpane/providers/tax/taxjar/taxjar-provider';
import { startTaxjarSandbox, type TaxjarSandbox } from '@counterpane/sandboxes/taxjar/taxjar-sandbox';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type CardStore, openCardStore } from '../../testing/card-store.ts';
import { HOME, result, type Shopper } from '../../testing/shopper.ts';
import { createTaxLookup } from './tax-lookup.ts';

const ALBUQUERQUE = { country: 'US', state: 'NM', zip: '87101', city: 'Albuquerque' };
/** Of 699.00: 7.625 % by the service, 7.62 % by the own table of states. */
const BY_SERVICE = 5330;
const BY_TABLE = 5326;

let sandbox: TaxjarSandbox;
let store: CardStore;
let now: number;
beforeAll(async () => {
  sandbox = await startTaxjarSandbox({ apiKey: 'key', host: '127.0.0.1', port: 0 });
  now = 0;
  const findTaxRate = createTaxLookup({
    provider: taxjarProvider({ apiKey: 'key', apiUrl: sandbox.url, timeoutMs: 500 }),
    clock: { now: () => now },
    logger: pino({ level: 'silent' }),
  });
  store = await openCardStore({ findTaxRate });
});
beforeEach(() => {
  sandbox.fault(null);
  // What was known before is forgotten, and no pause is left.
  now += 24 * 60 * 60_000;
});
afterAll(async () => {
  await store.close();
  await sandbox.close();
});

const withMattress = async (host?: string): Promise<Shopper> => {
  const shopper = store.shopper(host);
  await shopper.adds('mattress', 'queen');
  return shopper;
};

const goTo = (shopper: Shopper, region: typeof ALBUQUERQUE) =>
  shopper.client.setRegion({ shippingRegion: region, billingProvider: 'stripeDirect' });

const taxes = ({ extras }: CartView): number | undefined =>
  extras.find(({ sku }) => sku === 'taxes')?.pricing.price.amount;

const taxesOf = async (shopper: Shopper) => taxes(result(await shopper.client.cart()));

it('is asked when a region is known, and its rate is the cart’s, the order’s and the promise’s', async () => {
  const shopper = await withMattress();
  expect(taxes(result(await goTo(shopper, ALBUQUERQUE)))).toBe(BY_SERVICE);
  const { data } = result(await shopper.client.products(['mattress']));
  const sku = Object.keys(data[0]?.availability ?? {}).find((key) => key.includes('queen')) ?? '';
  const promised = result(await shopper.client.deliveredPrice({ sku, zip: '87101' }));
  expect(promised.taxes.amount).toBe(BY_SERVICE);

  const { state, zip, city } = ALBUQUERQUE;
  const address = { ...HOME, state, zip, city };
  result(await shopper.client.saveShipping({ address, email: 'ada@example.com' }));
  expect(await taxesOf(shopper)).toBe(BY_SERVICE);
  const order = await shopper.order();
  result(await shopper.client.saveShipping({ address, email: 'ada@example.com' }));
  const asked = sandbox.asked();
  const { version, totalPrice } = result(await shopper.client.cart());
  const there = { shippingAddress: address, cartVersion: version, expectedTotal: totalPrice };
  const placed = result(await shopper.client.createOrder({ ...order, ...there }));
  expect(placed.receipt.lines.find(({ step }) => step === 'tax')).toMatchObject({
    text: 'Taxes, New Mexico, 7.625 %',
    amount: BY_SERVICE,
  });
  expect(sandbox.asked()).toBe(asked);
});

it.each(['error500', 'html', 'hang', 'busy'] as const)(
  'is done without while it fails (%s): the own table says the tax, and nobody is told anything false',
  async (fault) => {
    sandbox.fault(fault);
    const shopper = await withMattress();
    const cart = result(await goTo(shopper, ALBUQUERQUE));
    expect(taxes(cart)).toBe(BY_TABLE);
    expect(cart.notices).toEqual([]);
    expect(cart.receipt.lines.find(({ step }) => step === 'tax')?.text).toBe('Taxes, New Mexico, 7.62 %');
    result(await shopper.client.saveShipping({ address: HOME, email: 'ada@example.com' }));
    expect((await shopper.places()).total.amount).toBeGreaterThan(0);
  },
);

it('leaves a cart its rate when it fails afterwards', async () => {
  const shopper = await withMattress();
  result(await goTo(shopper, ALBUQUERQUE));
  sandbox.fault('error500');
  now += 2 * 60 * 60_000;
  const { state, zip, city } = ALBUQUERQUE;
  result(
    await shopper.client.saveShipping({ address: { ...HOME, state, zip, city }, email: 'ada@example.com' }),
  );
  expect(await taxesOf(shopper)).toBe(BY_SERVICE);
});

it('says nothing of another place than it was asked about', async () => {
  const shopper = await withMattress();
  result(await goTo(shopper, ALBUQUERQUE));
  sandbox.fault('error500');
  const buffalo = { country: 'US', state: 'NY', zip: '14201', city: 'Buffalo' };
  expect(taxes(result(await goTo(shopper, buffalo)))).toBe(5962);
});

it('is not asked in the United Kingdom, where prices include the tax', async () => {
  const asked = sandbox.asked();
  const shopper = await withMattress('halcyon-uk.localhost');
  result(await goTo(shopper, { country: 'GB', state: '', zip: 'SW1A 1AA', city: 'London' }));
  expect(sandbox.asked()).toBe(asked);
  expect(await taxesOf(shopper)).toBe(0);
});
