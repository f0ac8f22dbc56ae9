import type { CartView } from '@counterpane/contract/cart/carts';
import { summaryRows } from '@counterpane/contract/cart/summary-rows';
import { describe, expect, it } from 'vitest';
import { openCardStore } from '../../testing/card-store.ts';
import { HOME, refusal, result, type Shopper } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';

const store = useTestStore(openCardStore);

const NEW_YORK = { country: 'US', state: 'NY', zip: '10001', city: 'New York' };
const FLAT = {
  billingCountry: 'US',
  billingState: 'NY',
  shippingCountry: 'US',
  shippingState: 'NY',
  shippingZipCode: '10001',
  shippingCity: 'New York',
  shippingLine1: '20 W 34th St',
  shippingLine2: '',
  exemptionType: 'other' as const,
};

const withMattress = async (host?: string): Promise<Shopper> => {
  const shopper = store.shopper(host);
  await shopper.adds('mattress', 'queen');
  return shopper;
};

const goTo = (shopper: Shopper, region: Partial<typeof NEW_YORK> = {}) =>
  shopper.client.setRegion({
    shippingRegion: { ...NEW_YORK, ...region },
    billingProvider: 'stripeDirect',
  });

const taxes = ({ extras }: CartView): number | undefined =>
  extras.find(({ sku }) => sku === 'taxes')?.pricing.price.amount;

describe('an address that is asked about', () => {
  it('is checked by country, state, ZIP code, city and street, without any cart [K7.25]', async () => {
    const { client } = store.shopper();
    const checked = await client.validateAddress({ ...NEW_YORK, street: '20 W 34th St' });
    expect(result(checked)).toEqual({
      ...NEW_YORK,
      street: '20 W 34th St',
      warnings: {},
      cities: ['New York'],
    });
  });

  it('is answered with a 412 and the reason where its ZIP code is used in another state [K7.26, K4.34]', async () => {
    const answer = await store.shopper().client.validateAddress({ ...NEW_YORK, zip: '87101' });
    expect(refusal(answer)).toMatchObject({
      status: 412,
      code: 'zip_mismatch',
      error: 'ZIP code 87101 is not used within state NY',
      message: 'Enter a valid ZIP / postal code for New York, US',
      states: ['NM'],
    });
  });

  it('is answered with a 412 where we do not ship to [K4.35]', async () => {
    const answer = await store.shopper().client.validateAddress({ ...NEW_YORK, state: 'HI', zip: '96815' });
    expect(refusal(answer)).toMatchObject({
      status: 412,
      error: 'Blacklisted region',
      message: 'We’re sorry, but we cannot ship items to your region.',
    });
  });

  it('is refused in the words of its fields, and in no other way, where they are wrong', async () => {
    const answer = await store
      .shopper()
      .client.validateAddress({ country: 'US', state: '', zip: '1000', city: 'apo', street: 'PO Box 12' });
    expect(refusal(answer)).toMatchObject({
      status: 422,
      fields: {
        line1: 'We do not currently ship to PO Boxes',
        city: 'We do not currently ship to PO Boxes',
        state: 'Please select a state',
        zip: 'Please enter a valid zip code',
      },
    });
  });

  it('is warned of a city that is not the one of its ZIP code, and taken [K5.16]', async () => {
    const { client } = store.shopper();
    const checked = result(await client.validateAddress({ ...NEW_YORK, city: 'Albuquerque' }));
    expect(checked.warnings).toEqual({ city: 'Please enter the correct city name' });
    expect(checked.cities).toEqual(['New York']);
  });

  it('names the country in Canada, and the provinces where the code is used', async () => {
    const { client } = store.shopper('halcyon-ca.localhost');
    const toronto = { country: 'CA', state: 'ON', zip: 'M5V 2T6', city: 'Toronto' };
    expect(result(await client.validateAddress(toronto)).warnings).toEqual({});
    expect(refusal(await client.validateAddress({ ...toronto, state: 'QC' }))).toMatchObject({
      status: 412,
      error: 'ZIP code M5V 2T6 is not used within state QC',
      message: 'Enter a valid ZIP / postal code for Quebec, Canada',
      states: ['ON'],
    });
  });

  it('needs no county in the United Kingdom', async () => {
    const { client } = store.shopper('halcyon-uk.localhost');
    expect((await client.validateAddress({ country: 'GB', zip: 'SW1A 1AA' })).ok).toBe(true);
  });
});

describe('the region of a cart', () => {
  it('brings its taxes and fees before there is any address [K7.16]', async () => {
    const shopper = await withMattress();
    expect(taxes(result(await shopper.client.cart()))).toBe(undefined);
    expect(taxes(result(await goTo(shopper)))).toBe(6204);
    const hartford = result(await goTo(shopper, { state: 'CT', zip: '06103', city: 'Hartford' }));
    expect(hartford.extras.map(({ sku }) => sku)).toEqual(['shipping', 'disposal', 'taxes']);
    expect(result(await shopper.client.cart()).totalPrice).toEqual(hartford.totalPrice);
    expect(result(await shopper.client.checkout()).shippingAddress).toBe(null);
  });

  it('is not needed for the tax that the prices of the UK include; a tax that is added is not known before [D32]', async () => {
    const rowsAt = async (host: string) =>
      summaryRows(result(await (await withMattress(host)).client.cart()));
    const british = await rowsAt('halcyon-uk.localhost');
    expect(british).toMatchObject({
      taxes: null,
      included: { amount: Math.round(british.total.amount / 6), currency: 'GBP' },
    });
    for (const host of ['halcyon.localhost', 'halcyon-ca.localhost'])
      expect(await rowsAt(host)).toMatchObject({ taxes: null, included: null });
  });

  it('is taken by the older call too, which answers the updated cart [K7.17, K7.27, K7.28]', async () => {
    const shopper = await withMattress();
    expect(taxes(result(await shopper.client.validateRegion(FLAT)))).toBe(6204);
    expect(taxes(result(await shopper.client.cart()))).toBe(6204);
  });

  it('is of nobody who is exempt from tax: the older call knows no other type than `other` [K7.27]', async () => {
    const shopper = await withMattress();
    for (const exemptionType of ['wholesale', 'government', '', null]) {
      const answer = await shopper.fetch('/api/carts/region', {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...FLAT, exemptionType }),
      });
      expect(answer.status).toBe(400);
    }
    const { exemptionType: _none, ...flat } = FLAT;
    expect(taxes(result(await shopper.client.validateRegion(flat)))).toBe(6204);
  });

  it('is refused by either call with the words that programs look for, and stays what it was', async () => {
    const shopper = await withMattress();
    result(await goTo(shopper));
    const answers = [
      await goTo(shopper, { zip: '87101' }),
      await shopper.client.validateRegion({ ...FLAT, shippingZipCode: '87101' }),
    ];
    for (const answer of answers)
      expect(refusal(answer)).toMatchObject({
        status: 412,
        error: expect.stringContaining('is not used within state'),
      });
    expect(refusal(await goTo(shopper, { state: 'HI', zip: '96815' }))).toMatchObject({
      status: 412,
      error: expect.stringContaining('Blacklisted'),
    });
    expect(taxes(result(await shopper.client.cart()))).toBe(6204);
  });

  it('changes the cart only when it is another one', async () => {
    const shopper = await withMattress();
    const { version } = result(await goTo(shopper));
    expect(result(await goTo(shopper)).version).toBe(version);
    expect(result(await goTo(shopper, { zip: '10002' })).version).toBe(version + 1);
  });

  it('may be either state where a ZIP code lies in two', async () => {
    const shopper = await withMattress();
    for (const state of ['KY', 'TN'])
      expect((await goTo(shopper, { state, zip: '42223', city: 'Fort Campbell' })).ok).toBe(true);
    expect((await goTo(shopper, { state: 'OH', zip: '42223', city: 'Fort Campbell' })).ok).toBe(false);
  });

  it('is not taken back by an older call that arrives late', async () => {
    const shopper = await withMattress();
    const typed = (region: Partial<typeof NEW_YORK>, typedAt: number) =>
      shopper.client.setRegion({ shippingRegion: { ...NEW_YORK, ...region }, typedAt });
    result(await typed({}, 2_000));
    result(await typed({ state: 'OR', zip: '97201', city: 'Portland' }, 1_000));
    expect(taxes(result(await shopper.client.cart()))).toBe(6204);
    result(await typed({ state: 'OR', zip: '97201', city: 'Portland' }, 3_000));
    expect(taxes(result(await shopper.client.cart()))).toBe(0);
  });

  it('warns of a city of another place in the updated cart, with the known name', async () => {
    const shopper = await withMattress();
    const { notices } = result(await goTo(shopper, { city: 'Boston' }));
    expect(notices).toEqual([
      {
        code: 'city_mismatch',
        text: 'Please enter the correct city name',
        city: 'Boston',
        cities: ['New York'],
      },
    ]);
  });

  it('needs something in the cart', async () => {
    expect(refusal(await goTo(store.shopper())).error).toBe('Cart Empty');
  });

  it('gives way to the whole address, at the shipping step and in the order', async () => {
    const shopper = await withMattress();
    result(await goTo(shopper, { state: 'NM', zip: '87101', city: 'Albuquerque' }));
    result(await shopper.client.saveShipping({ address: HOME, email: 'ada@example.com' }));
    expect(taxes(result(await shopper.client.cart()))).toBe(6204);
    const placed = await shopper.places();
    expect(placed.receipt.lines.find(({ step }) => step === 'tax')?.text).toContain('New York');
  });

  it('asks for the address again where it is another region than the saved one', async () => {
    const shopper = await withMattress();
    result(await shopper.client.saveShipping({ address: HOME, email: 'ada@example.com' }));
    result(await goTo(shopper));
    expect(result(await shopper.client.checkout()).submittedSteps.shipping).toBe(true);
    result(await goTo(shopper, { state: 'NM', zip: '87101', city: 'Albuquerque' }));
    const { submittedSteps, shippingAddress } = result(await shopper.client.checkout());
    expect(submittedSteps.shipping).toBe(false);
    expect(shippingAddress).toMatchObject(HOME);
  });

  it('never prices an order by another region than the one that it is sent to', async () => {
    const shopper = await withMattress();
    const order = await shopper.order();
    const moved = result(await goTo(shopper, { state: 'OR', zip: '97201', city: 'Portland' }));
    expect(taxes(moved)).toBe(0);
    const cheaper = { ...order, cartVersion: moved.version, expectedTotal: moved.totalPrice };
    expect(refusal(await shopper.client.createOrder(cheaper))).toMatchObject({ code: 'price_changed' });
  });
});
