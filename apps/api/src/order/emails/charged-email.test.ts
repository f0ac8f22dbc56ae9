import { shippedCatalogue } from '@counterpane/catalogue/testing/shipped-catalogue';
import { money } from '@counterpane/rules/money/money';
import { expect, it } from 'vitest';
import { writingIn } from '../../language/writing.ts';
import { chargedEmail } from './charged-email.ts';
import { SAMPLE_ORDER } from './sample-order.ts';
import { linesAlike } from './testing/lines-alike.ts';

const [halcyon] = shippedCatalogue().brands;
if (!halcyon) throw new Error('no brand');
const brand = halcyon;
const orderUrl = `http://localhost:3000/orders/${SAMPLE_ORDER.id}`;

const REST = '2026-12-02T09:00:00.000Z';

const write = (language: string, restAtLatest: string | null = REST, isAhead = false) =>
  chargedEmail.write({
    ...{ order: SAMPLE_ORDER, brand, orderUrl, language },
    writing: writingIn(language, (text) => text),
    amount: money(75_408, 'USD'),
    ...{ isAhead, restAtLatest },
  });

it('the email of a charge says how much was taken, from what, and when the rest is', () => {
  const email = write('en-US');
  expect(email.subject).toBe('$754.08 charged for your Halcyon order 7KQ4-M2XD');
  expect(email.text).toBe(`We have charged $754.08 for your order 7KQ4-M2XD.

The rest is charged when it ships, on December 2, 2026 at the latest.

Paid with Visa ending in 4242

See it at any time:
${orderUrl}`);
});

it('the email of the last charge speaks of no rest, and of one ahead of its shipment says why', () => {
  expect(write('en-US', null).text).not.toMatch(/rest|hold/);
  expect(write('en-US', null, true).text).toContain(
    'Not everything has shipped yet. The hold on your money was about to end, so we charge for it now.',
  );
});

it.each([
  ['fr-CA', '754,08\u00a0$ prélevés pour votre commande Halcyon 7KQ4-M2XD'],
  ['es-US', 'Cargo de $754.08 por su pedido 7KQ4-M2XD de Halcyon'],
])('the email of a charge has no English in %s', (locale, subject) => {
  const email = write(locale, REST, true);
  expect(linesAlike(write('en-US', REST, true), email)).toEqual([orderUrl]);
  expect(email.subject).toBe(subject);
});
