import { shippedCatalogue } from '@counterpane/catalogue/testing/shipped-catalogue';
import { expect, it } from 'vitest';
import { writingIn } from '../../language/writing.ts';
import { linesAlike } from '../../order/emails/testing/lines-alike.ts';
import { passkeyAddedEmail } from './passkey-added-email.ts';

const brand = shippedCatalogue().brands.find(({ key }) => key === 'drift');
if (!brand) throw new Error('no brand');
const passkeysUrl = 'http://localhost:3000/my-account/data';

const write = (language: string) =>
  passkeyAddedEmail.write({
    ...{ brand, language, name: 'Phone', addedAt: '2026-11-20T12:00:00.000Z', passkeysUrl },
    writing: writingIn(language, (text) => text),
  });

it('the email about a passkey names it and leads to where it is removed', () => {
  const email = write('en-US');
  expect(email.subject).toBe('A passkey was added to your Drift account');
  expect(
    email.text,
  ).toBe(`The passkey “Phone” was added on November 20, 2026. It signs in to your account from now on.

If you did not add it, remove it and end the sessions that you do not know.

See your passkeys and devices:
${passkeysUrl}`);
});

it.each(['fr-CA', 'es-US'])('the email about a passkey has no English in %s', (locale) => {
  expect(linesAlike(write('en-US'), write(locale))).toEqual([passkeysUrl]);
});
