import { expect, test } from 'vitest';
import { keyOf, parseSecrets } from './purpose-keys.ts';
import { findSigned, sign } from './signing.ts';

const OLD = 'the old secret of the shop with 32 characters';
const NEW = 'the new secret of the shop with 32 characters';

test('What an old secret signed is valid until that secret is taken out', () => {
  const signed = sign('ada', 'visitor', OLD);
  expect(findSigned(signed, 'visitor', `${NEW},${OLD}`)).toBe('ada');
  expect(findSigned(signed, 'visitor', NEW)).toBeNull();
});

test('The first secret of a list signs', () => {
  const signed = sign('ada', 'visitor', `${NEW},${OLD}`);
  expect(findSigned(signed, 'visitor', NEW)).toBe('ada');
  expect(findSigned(signed, 'visitor', OLD)).toBeNull();
});

test('What is signed for one purpose never passes for another one', () => {
  const signed = sign('0123456789abcdef01234567', 'visitor', OLD);
  expect(findSigned(signed, 'order-link', OLD)).toBeNull();
  expect(findSigned(signed, 'staff-session', OLD)).toBeNull();
  expect(keyOf(OLD, 'visitor')).not.toBe(keyOf(OLD, 'order-link'));
});

test('A changed text, a cut signature and no signature are not ours', () => {
  const signed = sign('ada', 'visitor', OLD);
  for (const wrong of [signed.replace('ada', 'eve'), signed.slice(0, -1), 'ada', 'ada.', '.', ''])
    expect(findSigned(wrong, 'visitor', OLD)).toBeNull();
});

test('A list with one secret that is too short is refused', () => {
  expect(parseSecrets(`${NEW}, ${OLD}\n`)).toEqual([NEW, OLD]);
  expect(parseSecrets(`${NEW},short`)).toBeNull();
  expect(parseSecrets(`${NEW},`)).toBeNull();
});
