import { shippedCatalogue } from '@counterpane/catalogue/testing/shipped-catalogue';
import { money } from '@counterpane/rules/money/money';
import { expect, it } from 'vitest';
import { writingIn } from '../../language/writing.ts';
import { cancelledEmail } from './cancelled-email.ts';
import { SAMPLE_ORDER } from './sample-order.ts';
import { linesAlike } from './testing/lines-alike.ts';

const [halcyon] = shippedCatalogue().brands;
if (!halcyon) throw new Error('no brand');
const brand = halcyon;
const orderUrl = `http://localhost:3000/orders/${SAMPLE_ORDER.id}`;

const write = (language: string, cents: number | null = 6_104, less: number | null = null) =>
  cancelledEmail.write({
    order: SAMPLE_ORDER,
    brand,
    orderUrl,
    writing: writingIn(language, (text) => text),
    language,
    things: [{ title: 'Cloud Pillow', quantity: 2 }],
    refund: cents === null ? null : money(cents, 'USD'),
    notCharged: less === null ? null : money(less, 'USD'),
  });

it('the email of a cancellation says what is not sent and what goes back, if anything does', () => {
  const email = write('en-US');
  expect(email.subject).toBe('Cancelled: items of your Halcyon order 7KQ4-M2XD');
  expect(email.text).toContain('2 × Cloud Pillow');
  expect(email.text).toContain('We are giving $61.04 back');
  expect(write('en-US', null).text).not.toContain('back');
});

it('the email of a cancellation says what is not charged of what was on hold', () => {
  const { text } = write('en-US', null, 2_000);
  expect(text).toContain('We will not charge $20.00 of your order.');
  expect(text).not.toContain('back');
});

it.each(['fr-CA', 'es-US'])('the email of a cancellation has no English in %s', (locale) => {
  expect(linesAlike(write('en-US', 6_104, 2_000), write(locale, 6_104, 2_000))).toEqual([
    '2 × Cloud Pillow',
    orderUrl,
  ]);
});
