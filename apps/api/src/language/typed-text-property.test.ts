import { createClient } from '@counterpane/contract/client';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writingOf } from '../catalogue/language-of.ts';
import { orderConfirmationEmail } from '../order/emails/order-confirmation-email.ts';
import { SAMPLE_ORDER } from '../order/emails/sample-order.ts';
import { openCardStore } from '../testing/card-store.ts';
import { HOME, result } from '../testing/shopper.ts';
import { useTestStore } from '../testing/use-test-store.ts';
import { person, typed } from './testing/typed-texts.ts';

const store = useTestStore(() => openCardStore({}, undefined, ['stripeDirect', 'stripeCanada']));

const MONTREAL = { ...HOME, city: 'Montréal', state: 'QC', zip: 'H3A 1H6', country: 'CA' };
const LONDON = { ...HOME, city: 'London', state: '', zip: 'SW1A 1AA', country: 'GB', phone: '02079460958' };

/** Every locale, with an address of its country. */
const SHOPS = [
  { host: 'halcyon.localhost', language: 'en', home: HOME },
  { host: 'halcyon.localhost', language: 'es', home: HOME },
  { host: 'halcyon-uk.localhost', language: 'en', home: LONDON },
  { host: 'halcyon-ca.localhost', language: 'en', home: MONTREAL },
  { host: 'halcyon-ca.localhost', language: 'fr', home: MONTREAL },
] as const;

const shopperOf = ({ host, language }: (typeof SHOPS)[number]) => {
  const shopper = store.shopper(host);
  const client = createClient((path, init) =>
    shopper.fetch(path, { ...init, headers: { ...init?.headers, 'x-language': language } }),
  );
  return { shopper, client };
};

test('an address that somebody types comes back to the letter in every shop and language', async () => {
  for (const shop of SHOPS) {
    const { shopper, client } = shopperOf(shop);
    await shopper.adds('pillow', 'standard');
    await fc.assert(
      fc.asyncProperty(person, async (fields) => {
        const address = { ...shop.home, ...fields };
        const saved = await client.saveShipping({ address, email: 'ada@example.com' });
        // What the rules refuse, such as a PO box, is no address that comes back.
        fc.pre(saved.ok);
        const { shippingAddress } = result(await client.checkout());
        expect({ ...shippingAddress, phone: '' }).toEqual({ ...address, phone: '' });
      }),
      { numRuns: 12 },
    );
  }
});

test('an order has what was typed to the letter, and facts of a client as they were sent', async () => {
  for (const shop of SHOPS)
    await fc.assert(
      fc.asyncProperty(person, typed, async (fields, note) => {
        const { shopper, client } = shopperOf(shop);
        await shopper.adds('pillow', 'standard');
        const address = { ...shop.home, ...fields };
        const facts = {
          title: note,
          text: [note],
          error: note,
          sent: { $message: 'Cart Empty', values: {} },
        };
        const billingProvider = shop.home.country === 'CA' ? 'stripeCanada' : 'stripeDirect';
        const change = {
          billingProvider,
          shippingAddress: address,
          billingAddress: address,
          extraData: facts,
        };
        const placed = await client.createOrder(await shopper.order(change));
        fc.pre(placed.ok);
        const made = result(placed);
        for (const order of [made, result(await client.order(made.id))]) {
          const { firstName, lastName, address: sent } = order.shippingDetails;
          expect(`${firstName} ${lastName}`).toBe(fields.fullName);
          expect([sent.line1, sent.line2]).toEqual([fields.line1, fields.line2]);
          expect(order.extraData).toEqual(facts);
        }
      }),
      { numRuns: 3 },
    );
});

test('the email about an order writes an address as it was typed', () => {
  for (const [host, language] of [
    ['halcyon', 'en-US'],
    ['halcyon-uk', 'en-GB'],
    ['halcyon-ca', 'fr-CA'],
  ] as const) {
    const writing = writingOf(store.deps.catalogue.getStorefront(host, language));
    fc.assert(
      fc.property(person, (fields) => {
        const { firstName, lastName } = SAMPLE_ORDER.shippingDetails;
        const details = {
          ...SAMPLE_ORDER.shippingDetails,
          address: { ...SAMPLE_ORDER.shippingDetails.address, line1: fields.line1, line2: fields.line2 },
        };
        const { text } = orderConfirmationEmail.write({
          order: { ...SAMPLE_ORDER, shippingDetails: details },
          brand: store.deps.catalogue.storefrontOf('halcyon.localhost').brand,
          orderUrl: 'http://localhost:3000/orders/1',
          writing,
          language,
        });
        expect(text).toContain(`${firstName} ${lastName}`);
        expect(text).toContain(fields.line1);
        expect(text).toContain(fields.line2);
      }),
      { numRuns: 60 },
    );
  }
});
