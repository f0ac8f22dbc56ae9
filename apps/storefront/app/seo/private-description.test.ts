import { expect, test } from 'vitest';
import { addresses } from '../addresses.ts';
import { FRENCH } from '../language/french.ts';
import { addMessages, translator } from '../language/translate.ts';
import { findPrivateText } from './private-description.tsx';

const PAGES = [
  addresses.cart(),
  addresses.checkout('shipping'),
  addresses.checkout('billing'),
  addresses.checkout('review'),
  addresses.checkout('success'),
  '/checkout/express',
  '/checkout/amazon',
  '/checkout/truemed',
  '/checkout/acima',
  addresses.order('5f0c'),
  addresses.deliveredPrice(),
  addresses.staffConsole(),
  addresses.staffSignIn(),
];

test('every page of one visitor is described, in English and in French', () => {
  addMessages('fr', FRENCH);
  for (const path of PAGES) {
    const text = findPrivateText(path) ?? '';
    expect(text.length, path).toBeGreaterThanOrEqual(50);
    expect(text.length, path).toBeLessThanOrEqual(160);
    const french = translator('fr-CA')(text);
    expect(french, path).not.toBe(text);
    expect(french.length, path).toBeGreaterThanOrEqual(50);
    expect(french.length, path).toBeLessThanOrEqual(160);
  }
});

test('a page that everybody sees brings its own description', () => {
  for (const path of ['/', '/mattress', '/orders-of-magnitude', '/checkouts'])
    expect(findPrivateText(path)).toBeNull();
});
