import { shippedCatalogue } from '@counterpane/catalogue/testing/shipped-catalogue';
import { expect, test } from 'vitest';
import { writingIn } from '../../language/writing.ts';
import { newAddressEmail } from './new-address-email.ts';
import { SAMPLE_ORDER } from './sample-order.ts';
import { linesAlike } from './testing/lines-alike.ts';

const [halcyon] = shippedCatalogue().brands;
if (!halcyon) throw new Error('no brand');
const brand = halcyon;
const orderUrl = `http://localhost:3000/orders/${SAMPLE_ORDER.id}`;

const write = (language: string) =>
  newAddressEmail.write({
    order: SAMPLE_ORDER,
    brand,
    orderUrl,
    writing: writingIn(language, (text) => text),
    language,
  });

test('The email of a new address says where the order goes, and what to do when it was changed by a stranger', () => {
  const { subject, text } = write('en-US');
  expect(subject).toBe('New address for your Halcyon order 7KQ4-M2XD');
  expect(text).toContain('20 W 34th St');
  expect(text).toContain('If you did not change it, please call us at once.');
});

test.each(['fr-CA', 'es-US'])('The email of a new address has no English in %s', (locale) => {
  const alike = linesAlike(write('en-US'), write(locale));
  expect(alike.filter((line) => /[a-z]/.test(line) && !/Ada|W 34th|New York/.test(line))).toEqual([orderUrl]);
});
