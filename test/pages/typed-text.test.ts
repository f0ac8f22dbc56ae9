import { person, typed } from '@counterpane/api/language/testing/typed-texts';
import { baseOf, cardsOf, holdsInEveryShop } from '@counterpane/api/language/testing/typing-shops';
import { splitFullName } from '@counterpane/rules/address/full-name';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { resultOf } from '../support/visitor.ts';
import { PageVisitor } from './page-visitor.ts';
import { documentOf } from './plain-shopper.ts';

const EMAIL = 'ada@example.com';

/** What stands in the fields of a page that are named so. */
const valuesOf = (html: string, names: readonly string[], within = 'body') => {
  const page = documentOf(html, 'http://localhost');
  const fieldOf = (name: string) =>
    page.querySelector<HTMLInputElement>(`${within} [name="${name}"]:not([type=hidden])`);
  return Object.fromEntries(names.map((name) => [name, fieldOf(name)?.value]));
};

const wordsOf = (html: string) =>
  documentOf(html, 'http://localhost').body.textContent?.replace(/[ \n\t]+/g, ' ') ?? '';

test('What a person typed into a form that is refused stands in it to the letter', async () => {
  await holdsInEveryShop(fc.tuple(person, typed, typed), async (shop, [named, first, second]) => {
    const base = baseOf(shop);
    const visitor = new PageVisitor(shop.key);
    await visitor.adds(shop.product, shop.size);
    /** The form as it comes back, with something in it that is no email address, no phone number and no code. */
    const refuses = async (path: string, fields: Readonly<Record<string, string>>, more: object) => {
      const { status, text } = await visitor.sends(base + path, { ...more, ...fields });
      expect([path, status]).toEqual([path, 422]);
      expect(valuesOf(text, Object.keys(fields))).toEqual(fields);
    };
    await refuses('/checkout/shipping', { ...named, city: second }, { ...shop.home, email: 'nobody' });
    await refuses('/p/support', { name: first, message: second }, { email: 'nobody', topic: 'order' });
    await refuses('/checkout/cart', { coupon: `none ${first}`.trim() }, { intent: 'coupon' });
    // A search stands in the header of its page, one among the questions in the page itself.
    for (const [path, within] of [
      ['/search', 'body'],
      ['/faq', 'main'],
    ] as const) {
      const { text } = await visitor.opens(`${base}${path}?${new URLSearchParams({ q: first })}`);
      expect([path, valuesOf(text, ['q'], within)]).toEqual([path, { q: first }]);
    }
  });
});

test('A name and an address are read to the letter on the review and on the order', async () => {
  await holdsInEveryShop(person, async (shop, named) => {
    const base = baseOf(shop);
    const visitor = new PageVisitor(shop.key);
    await visitor.adds(shop.product, shop.size);
    const { location } = await visitor.sends(`${base}/checkout/shipping`, {
      ...shop.home,
      ...named,
      email: EMAIL,
    });
    // What the rules refuse, such as a PO box, is no address that comes back.
    fc.pre(location !== '');
    const cardToken = { id: 'tok_visa', card: { last4: '4242', brand: 'Visa' } };
    const paymentProvider = cardsOf(shop);
    await resultOf(visitor.client.saveBilling({ sameAsShipping: true, paymentProvider, cardToken }));
    const review = wordsOf((await visitor.opens(`${base}/checkout/review`)).text);
    const success = await visitor.places(base);
    const id = new URL(success, 'http://localhost').searchParams.get('orderId');
    const order = wordsOf((await visitor.opens(`${base}/orders/${id}`)).text);
    const { firstName, lastName } = splitFullName(named.fullName);
    expect(order).toContain(`${firstName} ${lastName}`);
    expect(review).toContain(named.fullName);
    for (const words of [review, order])
      for (const text of [named.line1, named.line2]) expect(words).toContain(text);
  });
});
