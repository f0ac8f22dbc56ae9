import { OPTION_NAMES } from '@counterpane/catalogue/product-schema';
import { expect, test } from 'vitest';
import { moneyFormatter } from './format-money.ts';
import { FRENCH } from './french.ts';
import { languageOf, localeOf } from './locale.ts';
import { addMessages, translator } from './translate.ts';
import { formatFor } from './use-format.ts';

addMessages('fr', FRENCH);

test('a page in the United Kingdom is spelled, sized and measured as people there do', () => {
  const t = translator(localeOf({ language: 'en', country: 'GB' }));
  expect([t('Color'), t('Size and color'), t('Queen'), t('Under 130 lbs')]).toEqual([
    'Colour',
    'Size and colour',
    'King',
    'Under 59 kg',
  ]);
  const { measures } = formatFor({ language: 'en', country: 'GB' });
  expect([measures.length(12), measures.length(0.5), measures.weight(94)]).toEqual([
    '30 cm',
    '1.5 cm',
    '43 kg',
  ]);
});

test('other countries keep their inches and pounds', () => {
  expect(formatFor({ language: 'en', country: 'CA' }).measures.length(12)).toBe('12 in');
  expect(formatFor({ language: 'fr', country: 'CA' }).measures.weight(94)).toBe('94 lb');
  expect(translator('en-US')('Color')).toBe('Color');
});

test('a page in Quebec is in French, whether it is asked for with its country or without', () => {
  const amount = { amount: 129_900, currency: 'CAD' } as const;
  expect(languageOf('fr-CA')).toBe('fr');
  expect(translator('fr-CA')('Quantity')).toBe('Quantité');
  expect(moneyFormatter('fr-CA')(amount)).toBe(moneyFormatter('fr')(amount));
});

test('whatever can be chosen of a product has a French name', () => {
  const names = ['Size', 'Color', ...OPTION_NAMES];
  expect(names.filter((name) => !Object.hasOwn(FRENCH, name))).toEqual([]);
});
