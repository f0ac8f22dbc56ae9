import { translator } from '@counterpane/messages/translator';
import { expect, test } from 'vitest';
import { addEveryLanguage } from '../language/every-language.ts';
import { pageUrls } from '../page-urls.ts';
import { FETCHED_EARLY, PRIVATE_PATHS } from '../private-paths.ts';
import { findPrivateText } from './private-description.tsx';

/** Leads on, and shows nothing. */
const NO_PAGE = 'to';

const PAGES = [
  ...[...PRIVATE_PATHS, ...FETCHED_EARLY].filter((path) => path !== NO_PAGE).map((path) => `/${path}`),
  '/reviews/helpful',
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

test('every page of one visitor is described, in English, French and Spanish', () => {
  addEveryLanguage();
  for (const path of PAGES) {
    const id = findPrivateText(path);
    if (id === null) throw new Error(`${path} is not described`);
    const text = translator('en-US')(id);
    expect(text.length, path).toBeGreaterThanOrEqual(50);
    expect(text.length, path).toBeLessThanOrEqual(160);
    for (const locale of ['fr-CA', 'es-US'] as const) {
      const other = translator(locale)(id);
      expect(other, path).not.toBe(text);
      expect(other.length, path).toBeGreaterThanOrEqual(50);
      expect(other.length, path).toBeLessThanOrEqual(160);
    }
  }
});

test('a page that everybody sees brings its own description', () => {
  for (const path of ['/', '/mattress', '/orders-of-magnitude', '/checkouts'])
    expect(findPrivateText(path)).toBeNull();
});
