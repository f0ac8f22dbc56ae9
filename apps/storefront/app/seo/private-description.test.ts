import { expect, test } from 'vitest';
import { FRENCH } from '../language/french.ts';
import { addMessages, translator } from '../language/translate.ts';
import { pageUrls } from '../page-urls.ts';
import { findPrivateText } from './private-description.tsx';

const PAGES = [
  pageUrls.cart(),
  pageUrls.checkout('shipping'),
  pageUrls.checkout('billing'),
  pageUrls.checkout('review'),
  pageUrls.checkout('success'),
  '/checkout/express',
  '/checkout/amazon',
  '/checkout/truemed',
  '/checkout/acima',
  pageUrls.order('5f0c'),
  pageUrls.deliveredPrice(),
  pageUrls.staffConsole(),
  pageUrls.staffSignIn(),
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
