import { shippedCatalogue } from '@counterpane/catalogue/testing/shipped-catalogue';
import { expect, test } from 'vitest';
import { writingIn } from '../../language/writing.ts';
import { orderLinkEmail } from './order-link-email.ts';
import { SAMPLE_ORDER } from './sample-order.ts';
import { linesAlike } from './testing/lines-alike.ts';

const [halcyon] = shippedCatalogue().brands;
if (!halcyon) throw new Error('no brand');
const brand = halcyon;
const orderUrl = `http://localhost:3000/orders/${SAMPLE_ORDER.id}?token=new`;

const write = (language: string) =>
  orderLinkEmail.write({
    order: SAMPLE_ORDER,
    brand,
    orderUrl,
    writing: writingIn(language, (text) => text),
    language,
  });

test('The email with a new link says which order it opens and for how long, and nothing else of it', () => {
  const { subject, text, html } = write('en-US');
  expect(subject).toBe('A new link to your Halcyon order 7KQ4-M2XD');
  expect(text).toBe(`Here is the new link to your order 7KQ4-M2XD. It works for 90 days.

${orderUrl}

If you did not ask for it, there is nothing to do: it came to you alone.`);
  expect(html).toContain(`<a href="${orderUrl}"`);
  expect(html).not.toContain('Lovelace');
});

test.each([
  ['fr-CA', 'Un nouveau lien vers votre commande Halcyon 7KQ4-M2XD', 'Il fonctionne pendant 90 jours.'],
  ['es-US', 'Un nuevo enlace a su pedido 7KQ4-M2XD de Halcyon', 'Funciona durante 90 días.'],
])('The email with a new link has no English in %s', (locale, subject, promise) => {
  const email = write(locale);
  expect(linesAlike(write('en-US'), email)).toEqual([orderUrl]);
  expect(email.subject).toBe(subject);
  expect(email.text).toContain(promise);
});
