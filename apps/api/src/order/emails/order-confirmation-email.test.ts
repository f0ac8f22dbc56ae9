import { shippedCatalogue } from '@counterpane/catalogue/testing/shipped-catalogue';
import type { OrderView } from '@counterpane/contract/orders/orders';
import { money } from '@counterpane/rules/money/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writingIn } from '../../language/writing.ts';
import { orderConfirmationEmail } from './order-confirmation-email.ts';
import { SAMPLE_ORDER } from './sample-order.ts';
import { linesAlike } from './testing/lines-alike.ts';

const [halcyon] = shippedCatalogue().brands;
if (!halcyon) throw new Error('no brand');
const brand = halcyon;

const ORDER_URL = `http://localhost:3000/orders/${SAMPLE_ORDER.id}?token=${SAMPLE_ORDER.token}`;

const confirm = (change: Partial<OrderView> = {}, language = 'en-US') =>
  orderConfirmationEmail.write({
    order: { ...SAMPLE_ORDER, ...change },
    brand,
    orderUrl: ORDER_URL,
    writing: writingIn(language, (text) => text),
    language,
  });

/** What a reader of the HTML sees, without its tags and spaces. */
const shown = (html: string): string =>
  html
    .replace(/<head>.*<\/head>/s, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

const free = (): Partial<OrderView> => {
  const { cart } = SAMPLE_ORDER;
  const nothing = money(0, 'USD');
  const items = cart.items.map((item) => ({ ...item, priceAfterDiscount: nothing }));
  return {
    cart: { ...cart, items, extras: [], totalPrice: nothing },
    total: nothing,
    paymentDetails: { ...SAMPLE_ORDER.paymentDetails, provider: 'amazon-redeem', brand: 'Visa' },
  };
};

describe('the confirmation of an order', () => {
  it('names the storefront and the order in its subject', () => {
    expect(confirm().subject).toBe('Your Halcyon order 7KQ4-M2XD');
  });

  it('says in plain text what was ordered, what it comes to and where it goes', () => {
    expect(confirm().text).toBe(`Thank you for your order 7KQ4-M2XD from Halcyon.

See it at any time:
${ORDER_URL}

WHAT YOU ORDERED
Classic Memory Foam Mattress: $699
  Queen
  Delivery: 1 - 3 business days on its way
  Arrives Wed, Nov 25 – Mon, Nov 30
2 × Cloud Pillow: Free
  Queen

WHAT IT COMES TO
Subtotal: $999.00
Discounts: -$300.00
Delivery: Free
Taxes: $62.04
Total: $761.04
You save $430
Paid with Visa ending in 4242

DELIVERED TO
Ada Lovelace
20 W 34th St
New York, NY 10001

GOOD TO KNOW
365 nights to try
Forever warranty
Free delivery and returns`);
  });

  it('says the same in HTML, in the colours of the brand', () => {
    const { html } = confirm();
    const text = shown(html);
    expect(text).toContain(
      'Classic Memory Foam Mattress Queen Delivery: 1 - 3 business days on its way Arrives Wed, Nov 25 – Mon, Nov 30 $699',
    );
    expect(text).toContain('2 × Cloud Pillow Queen Free');
    expect(text).toContain('Subtotal $999.00 Discounts -$300.00 Delivery Free Taxes $62.04 Total $761.04');
    expect(text).toContain('Ada Lovelace 20 W 34th St New York, NY 10001');
    expect(text).toContain('365 nights to try Forever warranty');
    expect(html).toContain(`<a href="${ORDER_URL}"`);
    expect(html).toContain(`background:${brand.theme['color-accent']}`);
  });

  it('of an order that cost nothing says so and shows no card', () => {
    for (const body of [confirm(free()).text, shown(confirm(free()).html)]) {
      expect(body).toContain('No payment due');
      expect(body).toMatch(/Total:? \$0\.00/);
      expect(body).not.toMatch(/4242|Visa/);
    }
  });

  it('shows taxes of nothing as nothing, and every fee that was taken', () => {
    const { cart } = SAMPLE_ORDER;
    const fee = (sku: string, title: string, amount: number) => ({
      sku,
      product: { title },
      pricing: { price: money(amount, 'USD') },
    });
    const extras = [
      fee('taxes', 'Taxes', 0),
      fee('disposal', '', 1050),
      fee('wgs', '', 14900),
      fee('plan', 'Five-year plan', 9900),
    ];
    const { text } = confirm({ cart: { ...cart, extras } });
    expect(text).toContain('Delivery: $149.00\nTaxes: $0.00\nRecycling Fee: $10.50\nFive-year plan: $99.00');
  });

  it('says below the total what tax the prices include, and no taxes of nothing', () => {
    const { cart } = SAMPLE_ORDER;
    const taxes = { sku: 'taxes', product: { title: 'Taxes' }, pricing: { price: money(0, 'GBP') } };
    const total = money(69_900, 'GBP');
    const extras = [{ ...taxes, included: money(11_650, 'GBP') }];
    const { text, html } = confirm({ cart: { ...cart, extras, totalPrice: total }, total });
    expect(text).toContain('Total: £699.00\nIncludes £116.50 VAT\n');
    expect(shown(html)).toContain('Includes £116.50 VAT');
    expect(text).not.toContain('Taxes');
  });

  it('says of Canadian dollars whose they are, and of others nothing', () => {
    const note = 'All prices are in Canadian dollars (CAD).';
    const { html, text } = confirm({ total: money(69_900, 'CAD') }, 'en-CA');
    expect(text).toContain(`Total: $699.00\n${note}\n`);
    // Once, below the total: other emails have it at their end.
    expect(text.split(note)).toHaveLength(2);
    expect(shown(html).split(note)).toHaveLength(2);
    expect(confirm().text).not.toContain('dollars');
  });

  it('says of a thing that ships later when it comes', () => {
    const { cart } = SAMPLE_ORDER;
    const delivery = { text: 'Ships later: arrives from Dec 4', from: '2026-12-04', to: null };
    const { text } = confirm({ cart: { ...cart, items: cart.items.map((item) => ({ ...item, delivery })) } });
    expect(text).toContain('  Queen\n  Ships later: arrives from Dec 4\n');
  });

  it('says of an order from before promises had dates what it was promised', () => {
    const { cart } = SAMPLE_ORDER;
    const delivery = { text: '1 - 3 business days', from: null, to: null };
    const { text } = confirm({ cart: { ...cart, items: cart.items.map((item) => ({ ...item, delivery })) } });
    expect(text).toContain('  Queen\n  Delivery: 1 - 3 business days\n');
    expect(text).not.toContain('Arrives');
  });

  it('names no card when the provider told none', () => {
    const { text } = confirm({ paymentDetails: { ...SAMPLE_ORDER.paymentDetails, last4: null } });
    expect(text).not.toContain('ending in');
    expect(text).not.toContain('stripeDirect');
  });

  it('keeps whatever a shopper typed as text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), (line2) => {
        const person = SAMPLE_ORDER.shippingDetails;
        const evil = `${line2}"><img src=x>`;
        const { html } = confirm({
          shippingDetails: { ...person, address: { ...person.address, line2: evil } },
        });
        expect(html).not.toContain('<img');
        expect(html).toContain('&quot;&gt;&lt;img src=x&gt;<br/>');
      }),
    );
  });
});

it.each([
  ['fr-CA', 'Votre commande Halcyon 7KQ4-M2XD', ['Arrivée du 25 au 30 novembre', 'Total: 761,04\u00a0$']],
  ['es-US', 'Su pedido 7KQ4-M2XD de Halcyon', ['Llega del 25 al 30 de noviembre', 'Total: $761.04']],
])('an email to a customer who ordered in %s has no English in it', (locale, subject, lines) => {
  const email = confirm({}, locale);
  // What only this sample says, where it leads, and to whom it goes; and what both languages write alike.
  const own =
    /^(?:http|Queen$|Standard$|Ada Lovelace$|20 W 34th|New York|Free delivery|365 nights|Forever|Classic Memory Foam Mattress: \$|(?:Sub)?[Tt]otal: \$)/;
  expect(linesAlike(confirm(), email).filter((line) => !own.test(line))).toEqual([]);
  expect(email.subject).toBe(subject);
  expect(email.html).toContain(`<html dir="ltr" lang="${locale}">`);
  for (const line of lines) expect(email.text).toContain(line);
});
