import { expect, test } from 'vitest';
import { normalizePath } from './normalize-path.ts';

test('a page has small letters and no slash at its end', () => {
  expect(normalizePath('/Mattresses/Hybrid-Mattress/')).toBe('/mattresses/hybrid-mattress');
  expect(normalizePath('/bedding//sheet-set')).toBe('/bedding/sheet-set');
  expect(normalizePath('/')).toBe('/');
});

test('what is chosen of a product keeps the letters that it has', () => {
  expect(normalizePath('/MATTRESS/size-twinXL')).toBe('/mattress/size-twinXL');
  expect(normalizePath('/bedding/sheet-set/size-calKing+color-grey')).toBe(
    '/bedding/sheet-set/size-calKing+color-grey',
  );
});

test('letters that are written in percent are left alone', () => {
  expect(normalizePath('/p/caf%C3%A9')).toBe('/p/caf%C3%A9');
});
