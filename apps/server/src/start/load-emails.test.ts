import { shippedCatalogue } from '@counterpane/catalogue/testing/shipped-catalogue';
import { expect, test } from 'vitest';
import { loadEmails } from './load-emails.ts';

const { brands } = shippedCatalogue();

test('the lab can show every email of every storefront in each of its languages, and no other', async () => {
  const { emails, frames, write } = await loadEmails(brands);
  for (const { name } of emails)
    for (const frame of frames) expect(write(name, frame.name)?.html, frame.label).toContain('</html>');
  expect(write('refund', 'halcyon-ca-fr')?.subject).toContain('remboursés pour votre commande Halcyon');
  expect(write('refund', 'nobody-en')).toBeNull();
  expect(write('invoice', 'halcyon-en')).toBeNull();
});
