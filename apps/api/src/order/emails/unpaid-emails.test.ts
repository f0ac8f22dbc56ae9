import { shippedCatalogue } from '@counterpane/catalogue/testing/shipped-catalogue';
import { money } from '@counterpane/rules/money/money';
import { expect, test } from 'vitest';
import type { EmailPreview } from '../../email/email.ts';
import { writingIn } from '../../language/writing.ts';
import { addressUnpaidEmail } from './address-unpaid-email.ts';
import { exchangeUnpaidEmail } from './exchange-unpaid-email.ts';
import { SAMPLE_ORDER_EMAIL } from './sample-order.ts';
import { linesAlike } from './testing/lines-alike.ts';

const [halcyon] = shippedCatalogue().brands;
if (!halcyon) throw new Error('no brand');
const brand = halcyon;

const write = (email: EmailPreview, language: string) =>
  email.preview({ brand, writing: writingIn(language, (text) => text), language });

test('The email of an exchange that was not paid in time says that the old piece stays, and that it can be asked for again', () => {
  const { subject, text } = write(exchangeUnpaidEmail, 'en-US');
  expect(subject).toBe('Not exchanged: your Halcyon order 7KQ4-M2XD');
  expect(text).toContain('They stay with you, and you were not charged.');
  expect(text).toContain('you can ask for it again');
  expect(text).toContain('WHAT YOU KEEP');
  expect(text).toContain('King, which you chose instead, is not sent.');
  expect(text).toContain('The $200.00 of store credit');
});

test('The email of an address that was not paid in time says where the order goes, and what was not paid', () => {
  const { subject, text } = write(addressUnpaidEmail, 'en-US');
  expect(subject).toBe('The address of your Halcyon order 7KQ4-M2XD stays as it was');
  expect(text).toContain('The $82.14 that taxes and fees are more');
  expect(text).toContain('20 W 34th St');
  expect(text).toContain('The $50.00 of store credit that was to pay for it are yours again.');
});

test.each(['fr-CA', 'es-US'])('The emails of what was not paid in time have no English in %s', (locale) => {
  for (const email of [exchangeUnpaidEmail, addressUnpaidEmail]) {
    const alike = linesAlike(write(email, 'en-US'), write(email, locale));
    expect(
      alike.filter((line) => /[a-z]/.test(line) && !/Ada|W 34th|New York|Mattress|http/.test(line)),
    ).toEqual([]);
  }
});

test('The email of an address that was paid for too late says that all of it is back, and has no English elsewhere', () => {
  const paidLate = (language: string, toCredit = false) =>
    addressUnpaidEmail.write({
      ...{ ...SAMPLE_ORDER_EMAIL, brand, language, writing: writingIn(language, (text) => text) },
      ...{ more: money(8_214, 'USD'), fromCredit: money(5_000, 'USD') },
      ...{ back: { amount: money(3_214, 'USD'), toCredit }, isOutdated: false },
    });
  const { subject, text } = paidLate('en-US');
  expect(subject).toBe('The address of your Halcyon order 7KQ4-M2XD stays as it was');
  expect(text).toContain('We have given you back the $32.14 that you paid for it');
  expect(text).toContain('The $50.00 of store credit that was to pay for it are yours again.');
  expect(text).toContain('Depending on your bank');
  expect(text).not.toContain('not charged');
  expect(paidLate('en-US', true).text).not.toContain('bank');
  for (const locale of ['fr-CA', 'es-US'])
    expect(
      linesAlike(paidLate('en-US'), paidLate(locale)).filter(
        (line) => !/Ada|W 34th|New York|http/.test(line),
      ),
    ).toEqual([]);
});

test('The email of an address to which the order can no longer go says so, and that nothing was charged', () => {
  const outdated = (language: string) =>
    addressUnpaidEmail.write({
      ...{ ...SAMPLE_ORDER_EMAIL, brand, language, writing: writingIn(language, (text) => text) },
      ...{ more: money(8_214, 'USD'), fromCredit: money(5_000, 'USD'), back: null, isOutdated: true },
    });
  const { text } = outdated('en-US');
  expect(text).toContain(
    'to the new address for the price that you saw. You were not charged, and we send it to this address',
  );
  expect(text).toContain('The $50.00 of store credit that was to pay for it are yours again.');
  expect(text).not.toContain('in time');
  for (const locale of ['fr-CA', 'es-US'])
    expect(
      linesAlike(outdated('en-US'), outdated(locale)).filter(
        (line) => !/Ada|W 34th|New York|http/.test(line),
      ),
    ).toEqual([]);
});
