import { expect, test } from 'vitest';
import { spellPath } from './page-spelling.ts';

test('a page has small letters and no slash at its end', () => {
  expect(spellPath('/Mattresses/Hybrid-Mattress/')).toBe('/mattresses/hybrid-mattress');
  expect(spellPath('/bedding//sheet-set')).toBe('/bedding/sheet-set');
  expect(spellPath('/')).toBe('/');
});

test('what is chosen of a product keeps the letters that it has', () => {
  expect(spellPath('/MATTRESS/size-twinXL')).toBe('/mattress/size-twinXL');
  expect(spellPath('/bedding/sheet-set/size-calKing+color-grey')).toBe(
    '/bedding/sheet-set/size-calKing+color-grey',
  );
});

test('letters that are written in percent are left alone', () => {
  expect(spellPath('/p/caf%C3%A9')).toBe('/p/caf%C3%A9');
});
