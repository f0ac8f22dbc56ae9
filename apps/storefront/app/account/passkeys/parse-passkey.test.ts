import { expect, test } from 'vitest';
import { parseNewPasskey, parsePasskey } from './parse-passkey.ts';

const formOf = (fields: Readonly<Record<string, string>>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};
const KEY = { id: 'AA', rawId: 'AA', type: 'public-key' };

test('A passkey is read as browsers tell it, without what nothing asks for', () => {
  const response = { clientDataJSON: 'AA', authenticatorData: 'AA', signature: 'AA' };
  const told = JSON.stringify({ ...KEY, response, clientExtensionResults: {} });
  expect(parsePasskey(formOf({ passkey: told }))).toEqual({ ...KEY, response });
});

test('A new passkey has a name, without the spaces around it', () => {
  const response = { clientDataJSON: 'AA', attestationObject: 'AA' };
  const passkey = JSON.stringify({ ...KEY, response });
  expect(parseNewPasskey(formOf({ name: ' Phone ', passkey }))?.name).toBe('Phone');
});

test('What is no JSON, and no passkey, is nothing', () => {
  const tries = [formOf({}), formOf({ passkey: '{' }), formOf({ passkey: '{"id":"AA"}' })];
  expect(tries.map(parsePasskey)).toEqual([null, null, null]);
  expect(tries.map(parseNewPasskey)).toEqual([null, null, null]);
});
