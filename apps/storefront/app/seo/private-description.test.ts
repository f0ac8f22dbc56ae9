import { translator } from '@counterpane/messages/translator';
import { expect, test } from 'vitest';
import { addEveryLanguage } from '../language/every-language.ts';
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
  addEveryLanguage();
  for (const path of PAGES) {
    const id = findPrivateText(path);
    if (id === null) throw new Error(`${path} is not described`);
    const text = translator('en-US')(id);
    const french = translator('fr-CA')(id);
    expect(text.length, path).toBeGreaterThanOrEqual(50);
    expect(text.length, path).toBeLessThanOrEqual(160);
    expect(french, path).not.toBe(text);
    expect(french.length, path).toBeGreaterThanOrEqual(50);
    expect(french.length, path).toBeLessThanOrEqual(160);
  }
});

test('a page that everybody sees brings its own description', () => {
  for (const path of ['/', '/mattress', '/orders-of-magnitude', '/checkouts'])
    expect(findPrivateText(path)).toBeNull();
});
