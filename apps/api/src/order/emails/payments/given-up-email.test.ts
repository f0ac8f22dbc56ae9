import { shippedCatalogue } from '@counterpane/catalogue/testing/shipped-catalogue';
import { money } from '@counterpane/rules/money/money';
import { expect, it } from 'vitest';
import { writingIn } from '../../../language/writing.ts';
import { SAMPLE_ORDER } from '../sample-order.ts';
import { linesAlike } from '../testing/lines-alike.ts';
import { givenUpEmail } from './given-up-email.ts';

const [halcyon] = shippedCatalogue().brands;
if (!halcyon) throw new Error('no brand');
const brand = halcyon;
const againUrl = 'http://localhost:3000/';

const write = (language: string, { isInCart = false, order = SAMPLE_ORDER } = {}) =>
  givenUpEmail.write({
    ...{ order, brand, language, isInCart, againUrl, orderUrl: 'http://localhost:3000/orders/1' },
    writing: writingIn(language, (text) => text),
  });

const WITH_CREDIT = { ...SAMPLE_ORDER, credit: money(5_000, 'USD') };
const FREE = { ...SAMPLE_ORDER, total: money(0, 'USD') };

it('the email of an order whose payment never arrived says that nothing was charged, and where to order again', () => {
  const email = write('en-US');
  expect(email.subject).toBe('Your Halcyon order 7KQ4-M2XD is cancelled');
  expect(
    email.text,
  ).toBe(`No payment for your order 7KQ4-M2XD has reached us, so we have cancelled it. You were not charged.

If you still want it, you can order it again in our shop.

Order again here:
${againUrl}`);
});

it('the email of an order that was given up names the store credit that came back, and no payment where none was due', () => {
  expect(write('en-US', { order: WITH_CREDIT }).text).toContain(
    'The $50.00 of store credit that was to pay for it are yours again.',
  );
  expect(write('en-US', { order: FREE }).text).toMatch(/^We have cancelled your order 7KQ4-M2XD\./);
});

it.each([
  ['fr-CA', 'Votre commande Halcyon 7KQ4-M2XD est annulée'],
  ['es-US', 'Su pedido 7KQ4-M2XD de Halcyon está cancelado'],
])('the email of an order whose payment never arrived has no English in %s', (locale, subject) => {
  for (const variant of [{}, { isInCart: true, order: WITH_CREDIT }, { order: FREE }])
    expect(linesAlike(write('en-US', variant), write(locale, variant))).toEqual([againUrl]);
  expect(write(locale).subject).toBe(subject);
});
