import { shippedCatalogue } from '@counterpane/catalogue/testing/shipped-catalogue';
import { money } from '@counterpane/rules/money/money';
import { expect, it } from 'vitest';
import { writingIn } from '../../../language/writing.ts';
import { SAMPLE_ORDER } from '../sample-order.ts';
import { linesAlike } from '../testing/lines-alike.ts';
import { paymentFailedEmail } from './payment-failed-email.ts';

const [halcyon] = shippedCatalogue().brands;
if (!halcyon) throw new Error('no brand');
const brand = halcyon;
const againUrl = 'http://localhost:3000/checkout/cart';

const write = (language: string, { minutes = 0, isInCart = true, provider = 'truemed' } = {}) =>
  paymentFailedEmail.write({
    ...{ order: SAMPLE_ORDER, brand, language, orderUrl: 'http://localhost:3000/orders/1' },
    writing: writingIn(language, (text) => text),
    amount: money(76_104, 'USD'),
    ...{ minutes, isInCart, provider, againUrl },
  });

it('the email of a payment that failed later says what failed, that nothing was charged, and where to pay', () => {
  const email = write('en-US');
  expect(email.subject).toBe('Your payment of $761.04 for Halcyon order 7KQ4-M2XD did not go through');
  expect(
    email.text,
  ).toBe(`Your payment of $761.04 for order 7KQ4-M2XD (Truemed) did not go through. You were not charged.

What you ordered is no longer set aside for you.

It is back in your cart, in the browser that you ordered with. You can pay another way there.

Order again here:
${againUrl}`);
});

it('the email of a payment that failed later speaks of what is set aside only where it can be paid for', () => {
  expect(write('en-US', { minutes: 1 }).text).toContain('set aside for you for 1 more minute.');
  expect(write('en-US', { minutes: 9, isInCart: false }).text).not.toContain('set aside');
});

it.each([
  ['fr-CA', 'Votre paiement de 761,04\u00a0$ pour la commande Halcyon 7KQ4-M2XD n’a pas été accepté'],
  ['es-US', 'Su pago de $761.04 del pedido 7KQ4-M2XD de Halcyon no se procesó'],
])('the email of a payment that failed later has no English in %s', (locale, subject) => {
  for (const variant of [{}, { minutes: 9, provider: 'bank' }, { isInCart: false }])
    expect(linesAlike(write('en-US', variant), write(locale, variant))).toEqual([againUrl]);
  expect(write(locale).subject).toBe(subject);
});
