import { shippedCatalogue } from '@counterpane/catalogue/testing/shipped-catalogue';
import { money } from '@counterpane/rules/money/money';
import { expect, it } from 'vitest';
import { writingIn } from '../../language/writing.ts';
import { refundEmail } from './refund-email.ts';
import { SAMPLE_ORDER } from './sample-order.ts';
import { linesAlike } from './testing/lines-alike.ts';

const [halcyon] = shippedCatalogue().brands;
if (!halcyon) throw new Error('no brand');
const brand = halcyon;
const orderUrl = `http://localhost:3000/orders/${SAMPLE_ORDER.id}`;

type Cause = Parameters<typeof refundEmail.write>[0]['because'];

const write = (
  language: string,
  things = [{ title: 'Cloud Pillow', quantity: 2 }],
  {
    given,
    less,
    toCredit = false,
    because = null,
  }: { given: number; less: number; toCredit?: boolean; because?: Cause } = {
    ...{ given: 6_104, less: 0 },
  },
) =>
  refundEmail.write({
    order: SAMPLE_ORDER,
    brand,
    orderUrl,
    writing: writingIn(language, (text) => text),
    language,
    amount: money(given, 'USD'),
    notCharged: money(less, 'USD'),
    things,
    toCredit,
    because,
  });

it('the email of a refund says how much went back and for what, and leads to the order', () => {
  const email = write('en-US');
  expect(email.subject).toBe('$61.04 refunded for your Halcyon order 7KQ4-M2XD');
  expect(email.text).toBe(`We have given $61.04 of your order 7KQ4-M2XD back to what it was paid with.

WHAT IT WAS FOR
2 × Cloud Pillow

Depending on your bank it takes up to ten days until you see it.

See it at any time:
${orderUrl}`);
  expect(email.html).toContain('2 × Cloud Pillow');
  expect(email.html).toContain(`<a href="${orderUrl}"`);
});

it('the email of a refund tells Canadians whose dollars it is in, and others nothing of that', () => {
  const { text, html } = write('en-CA');
  expect(text).toMatch(/\nAll prices are in Canadian dollars \(CAD\)\.$/);
  expect(html).toContain('All prices are in Canadian dollars (CAD).');
  expect(write('en-US').text).not.toContain('Canadian');
});

it('the email of what was only on hold says that it is not charged, and speaks of no bank', () => {
  const email = write('en-US', [], { given: 0, less: 2_000 });
  expect(email.subject).toBe('$20.00 less to pay for your Halcyon order 7KQ4-M2XD');
  expect(email.text).toContain('We will charge you $20.00 less for your order 7KQ4-M2XD.');
  expect(email.text).not.toMatch(/back|bank/);
  const both = write('en-US', [], { given: 6_104, less: 2_000 }).text;
  expect(both).toContain('We have given $61.04 of your order');
  expect(both).toContain('Another $20.00 was only on hold. We will not charge it.');
});

it('the email of a refund that is store credit says so, and speaks of no bank', () => {
  const { text } = write('en-US', [], { given: 6_104, less: 0, toCredit: true });
  expect(text).toContain('We have given you $61.04 of your order 7KQ4-M2XD as store credit.');
  expect(text).not.toContain('bank');
});

it('the email of what was paid for an exchange that was over says that nothing is exchanged', () => {
  const { text } = write('en-US', undefined, { given: 6_104, less: 0, because: 'exchange_over' });
  expect(text).toContain('Your payment came after the exchange had ended.');
  expect(text).toContain('We have given $61.04 of your order 7KQ4-M2XD back');
});

it('the email of what was paid once an order was over says that nothing of it is sent', () => {
  const { text } = write('en-US', [], { given: 6_104, less: 0, because: 'order_over' });
  expect(text).toContain('Your payment came when this order was over. Nothing of it is sent');
  expect(text).not.toContain('WHAT IT WAS FOR');
});

it('the email of what was paid twice says that the order stays, and names none of its things', () => {
  const { text } = write('en-US', [], { given: 6_104, less: 0, because: 'paid_twice' });
  expect(text).toContain('It was paid twice. Your order stays as it is.');
  expect(text).not.toContain('WHAT IT WAS FOR');
});

it.each<{ given: number; less: number; toCredit?: boolean; because?: Cause }>([
  { given: 6_104, less: 0, because: 'exchange_over' },
  { given: 6_104, less: 0, because: 'order_over' },
  { given: 6_104, less: 0, because: 'paid_twice' },
  { given: 0, less: 2_000 },
  { given: 6_104, less: 2_000 },
  { given: 6_104, less: 0, toCredit: true },
])('the email of what was only on hold, or is store credit, has no English elsewhere: %o', (cents) => {
  for (const locale of ['fr-CA', 'es-US'])
    expect(linesAlike(write('en-US', [], cents), write(locale, [], cents))).toEqual([orderUrl]);
});

it('the email of an amount as goodwill names no things', () => {
  expect(write('en-US', []).text).not.toContain('WHAT IT WAS FOR');
});

it.each([
  ['fr-CA', '61,04\u00a0$ remboursés pour votre commande Halcyon 7KQ4-M2XD'],
  ['es-US', 'Reembolso de $61.04 por su pedido 7KQ4-M2XD de Halcyon'],
])('the email of a refund has no English in %s', (locale, subject) => {
  const email = write(locale);
  // What only this sample says, and where it leads.
  expect(linesAlike(write('en-US'), email)).toEqual(['2 × Cloud Pillow', orderUrl]);
  expect(email.subject).toBe(subject);
});
