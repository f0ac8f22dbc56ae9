import { translator } from '@counterpane/messages/translator';
import { expect, test } from 'vitest';
import { addEveryLanguage } from '../../language/every-language.ts';
import { differenceText } from './difference-text.ts';

addEveryLanguage();

const textIn = (locale: string, estimate: number) =>
  differenceText({ low: estimate - 0.01, estimate, high: estimate + 0.02 }, translator(locale), locale);

test('A difference says how many more or fewer buy, with the ends of its range and their signs', () => {
  expect(textIn('en-US', 0.012)).toBe(
    '1.2 percentage points more than with the first way, between +0.2 and +3.2',
  );
  expect(textIn('en-US', -0.025)).toMatch(/^2\.5 percentage points fewer .+ between −3\.5 and −0\.5$/);
  expect(textIn('en-US', 0)).toMatch(/^As many as .+ between −1 and \+2 percentage points$/);
});

test('French writes the figures with a comma, and a single point as such', () => {
  expect(textIn('fr-CA', 0.012)).toBe(
    '1,2 point de pourcentage de plus qu’avec la première variante (entre +0,2 et +3,2)',
  );
  expect(textIn('fr-CA', -0.025)).toMatch(/^2,5 points .+ de moins .+ \(entre −3,5 et −0,5\)$/);
});
