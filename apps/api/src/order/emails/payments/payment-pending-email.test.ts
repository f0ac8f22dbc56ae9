import { shippedCatalogue } from '@counterpane/catalogue/testing/shipped-catalogue';
import { money } from '@counterpane/rules/money/money';
import { expect, it } from 'vitest';
import { writingIn } from '../../../language/writing.ts';
import { SAMPLE_ORDER } from '../sample-order.ts';
import { linesAlike } from '../testing/lines-alike.ts';
import { paymentPendingEmail } from './payment-pending-email.ts';

const [halcyon] = shippedCatalogue().brands;
if (!halcyon) throw new Error('no brand');
const brand = halcyon;
const orderUrl = 'http://localhost:3000/orders/1';

const write = (language: string, isForAddress = false) =>
  paymentPendingEmail.write({
    ...{ order: SAMPLE_ORDER, brand, language, orderUrl, provider: 'bank', isForAddress },
    writing: writingIn(language, (text) => text),
    amount: money(76_104, 'USD'),
  });

it('the email of a payment that takes long says what is waited for, and that nothing is to be done', () => {
  const email = write('en-US');
  expect(email.subject).toBe('Your Halcyon order 7KQ4-M2XD is waiting for your payment to arrive');
  expect(
    email.text,
  ).toBe(`We have your order 7KQ4-M2XD. Your payment of $761.04 (Bank) has not been confirmed yet. From a bank account this can take a few days.

There is nothing for you to do. Please do not pay again: we will write to you when the payment has arrived, and also if it does not go through.

See it at any time:
${orderUrl}`);
});

it.each([
  ['fr-CA', 'Votre commande Halcyon 7KQ4-M2XD attend la confirmation de votre paiement'],
  ['es-US', 'Su pedido 7KQ4-M2XD de Halcyon espera la confirmación de su pago'],
])('the email of a payment that takes long has no English in %s', (locale, subject) => {
  expect(linesAlike(write('en-US'), write(locale))).toEqual([orderUrl]);
  expect(write(locale).subject).toBe(subject);
});

it('the email of a payment for a new address says where the order goes until then, and has no English elsewhere', () => {
  const { subject, text } = write('en-US', true);
  expect(subject).toBe(
    'The new address of your Halcyon order 7KQ4-M2XD is waiting for your payment to arrive',
  );
  expect(text).toContain('Until then your order still goes to the first address.');
  for (const locale of ['fr-CA', 'es-US'])
    expect(linesAlike(write('en-US', true), write(locale, true))).toEqual([orderUrl]);
});
