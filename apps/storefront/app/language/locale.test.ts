import { moneyFormatter } from '@counterpane/contract/format-money';
import { OWN_METHOD_LABELS } from '@counterpane/contract/own-method-labels';
import { languageOf } from '@counterpane/messages/locales';
import { translator } from '@counterpane/messages/translator';
import { CA_PROVINCES } from '@counterpane/rules/address/states';
import { OPTION_NAMES } from '@counterpane/rules/options/property-names';
import { PAYMENT_METHODS } from '@counterpane/rules/payments/methods';
import { expect, test } from 'vitest';
import { addEveryLanguage } from './every-language.ts';
import { localeOf } from './locale.ts';
import { localizeName } from './localize-name.ts';
import { formatFor } from './use-format.ts';

addEveryLanguage();

test('a page in the United Kingdom is spelled, sized and measured as people there do', () => {
  const t = translator(localeOf({ language: 'en', country: 'GB' }));
  expect([t('Color'), t('Size and color'), t('Under 130 lbs')]).toEqual([
    'Colour',
    'Size and colour',
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
  expect(moneyFormatter('fr-CA')(amount)).toBe('1\u00a0299\u00a0$');
});

test('what has a name in the rules has a French one: options, provinces and ways to pay', () => {
  const t = translator('fr-CA');
  const names = ['Size', 'Color', ...OPTION_NAMES, ...PAYMENT_METHODS.map(({ label }) => label)];
  const brands = PAYMENT_METHODS.map(({ label }) => label).filter((label) => !OWN_LABELS.includes(label));
  const alike = ['Base', 'Alberta', 'Manitoba', 'Nunavut', 'Ontario', 'Saskatchewan', 'Yukon', ...brands];
  const all = [...names, ...CA_PROVINCES.map(({ title }) => title)];
  expect(all.filter((name) => localizeName(t, name) === name && !alike.includes(name))).toEqual([]);
  expect(localizeName(t, 'Quebec')).toBe('Québec');
  expect(localizeName(t, 'New Mexico')).toBe('New Mexico');
});

const OWN_LABELS: readonly string[] = OWN_METHOD_LABELS;
