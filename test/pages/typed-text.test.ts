import { person, typed } from '@counterpane/api/language/testing/typed-texts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HOME, resultOf } from '../support/visitor.ts';
import { PageVisitor } from './page-visitor.ts';
import { documentOf } from './plain-shopper.ts';

const LONDON = { ...HOME, city: 'London', state: '', zip: 'SW1A 1AA', country: 'GB', phone: '02079460958' };
const MONTREAL = { ...HOME, city: 'Montréal', state: 'QC', zip: 'H3A 1H6', country: 'CA' };
const EMAIL = 'ada@example.com';

/** American, British and Canadian French, each with where its pages begin and an address of its country. */
const SHOPS = [
  { key: 'halcyon', base: '', home: HOME, paymentProvider: 'stripeDirect' },
  { key: 'halcyon-uk', base: '', home: LONDON, paymentProvider: 'stripeDirect' },
  { key: 'halcyon-ca', base: '/fr', home: MONTREAL, paymentProvider: 'stripeCanada' },
] as const;

/** What stands in the fields of a page that are named so. */
const valuesOf = (html: string, names: readonly string[]) => {
  const page = documentOf(html, 'http://localhost');
  const fieldOf = (name: string) =>
    page.querySelector<HTMLInputElement>(`[name="${name}"]:not([type=hidden])`);
  return Object.fromEntries(names.map((name) => [name, fieldOf(name)?.value]));
};

const wordsOf = (html: string) =>
  documentOf(html, 'http://localhost').body.textContent?.replace(/\s+/g, ' ') ?? '';

test('What somebody typed into a form that is refused stands in it to the letter', async () => {
  for (const { key, base, home } of SHOPS) {
    const visitor = new PageVisitor(key);
    await visitor.adds('pillow', 'standard');
    /** The form as it comes back, with something in it that is no email address, no phone number and no code. */
    const refuses = async (path: string, fields: Readonly<Record<string, string>>, more: object) => {
      const { status, text } = await visitor.sends(base + path, { ...more, ...fields });
      expect([path, status]).toEqual([path, 422]);
      expect(valuesOf(text, Object.keys(fields))).toEqual(fields);
    };
    await fc.assert(
      fc.asyncProperty(person, typed, typed, async (named, first, second) => {
        await refuses('/checkout/shipping', { ...named, city: second }, { ...home, email: 'nobody' });
        await refuses('/p/support', { name: first, message: second }, { email: 'nobody', topic: 'order' });
        await refuses('/checkout/cart', { coupon: `none ${first}`.trim() }, { intent: 'coupon' });
        const { text } = await visitor.opens(`${base}/search?${new URLSearchParams({ q: first })}`);
        expect(valuesOf(text, ['q'])).toEqual({ q: first });
      }),
      { numRuns: 6 },
    );
  }
});

test('A name and an address are read to the letter on the review and on the order', async () => {
  for (const { key, base, home, paymentProvider } of SHOPS)
    await fc.assert(
      fc.asyncProperty(person, async (named) => {
        const visitor = new PageVisitor(key);
        await visitor.adds('pillow', 'standard');
        const { location } = await visitor.sends(`${base}/checkout/shipping`, {
          ...home,
          ...named,
          email: EMAIL,
        });
        // What the rules refuse, such as a PO box, is no address that comes back.
        fc.pre(location !== '');
        const cardToken = { id: 'tok_visa', card: { last4: '4242', brand: 'Visa' } };
        await resultOf(visitor.client.saveBilling({ sameAsShipping: true, paymentProvider, cardToken }));
        const review = wordsOf((await visitor.opens(`${base}/checkout/review`)).text);
        const success = await visitor.places(base);
        const id = new URL(success, 'http://localhost').searchParams.get('orderId');
        const order = wordsOf((await visitor.opens(`${base}/orders/${id}`)).text);
        for (const words of [review, order])
          for (const text of Object.values(named)) expect(words).toContain(text);
      }),
      { numRuns: 3 },
    );
});
