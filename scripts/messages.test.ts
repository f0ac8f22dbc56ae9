import { shippedCatalogue } from '@counterpane/catalogue/testing/shipped-catalogue';
import { checkLocales, findUnused } from '@counterpane/messages/check-messages';
import { LOCALES } from '@counterpane/messages/locales';
import { expect, test } from 'vitest';
import { sourcesWithMessages } from './sources-with-messages.ts';

test('Every locale has every message, and none that there is not', () => {
  for (const { locale, missing, unknown } of checkLocales())
    expect({ locale, missing, unknown }).toEqual({ locale, missing: [], unknown: [] });
});

test('Every language that a storefront speaks is a locale in its country', () => {
  const spoken = shippedCatalogue().brands.flatMap(({ brand }) =>
    brand.storefronts.flatMap(({ language, otherLanguages, country }) =>
      [language, ...otherLanguages].map((each) => `${each}-${country}`),
    ),
  );
  expect(new Set(spoken)).toEqual(new Set(Object.keys(LOCALES)));
});

test('Every message is said somewhere', () => {
  const sources = sourcesWithMessages();
  expect(sources.length).toBeGreaterThan(400);
  expect(findUnused(sources)).toEqual([]);
});

test('A message that is said nowhere is found', () => {
  expect(findUnused([])).toContain('Your cart');
  expect(findUnused([`t('Your cart')`])).not.toContain('Your cart');
});
