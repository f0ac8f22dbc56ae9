import { expect, test } from 'vitest';
import { shippedCatalogue } from './testing/shipped-catalogue.ts';
import { validateLanguages } from './validate-languages.ts';

const { brands, languages } = shippedCatalogue();

test('Every language that a storefront speaks has a dictionary', () => {
  expect(validateLanguages(brands, languages)).toEqual([]);
});

test('A storefront whose language has none is named, with the language', () => {
  const { fr: _none, ...others } = languages;
  expect(validateLanguages(brands, others)).toContain(
    'halcyon-ca speaks "fr", which has no folder in languages',
  );
});
