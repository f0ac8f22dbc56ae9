import { translator } from '@counterpane/messages/translator';
import { money } from '@counterpane/rules/money/money';
import { describe, expect, it } from 'vitest';
import { addEveryLanguage } from './every-language.ts';
import { formatFor } from './use-format.ts';

addEveryLanguage();

const french = formatFor({ language: 'fr', country: 'CA' });
const spanish = formatFor({ language: 'es', country: 'US' });
const british = formatFor({ language: 'en', country: 'GB' });
const american = formatFor({ language: 'en', country: 'US' });
const cad = (cents: number) => money(cents, 'CAD');

describe('a page in French', () => {
  it('has the dollar sign behind the amount, a comma, and spaces that do not break', () => {
    expect(french.money(cad(129_900), 'always')).toBe('1\u00a0299,00\u00a0$');
    expect(french.money(cad(129_900))).toBe('1\u00a0299\u00a0$');
    expect(french.money(cad(129_950))).toBe('1\u00a0299,50\u00a0$');
    expect(french.money(cad(-2_050))).toBe('-20,50\u00a0$');
    expect(french.money(cad(0), 'always')).toBe('0,00\u00a0$');
  });

  it('names days as a sentence does', () => {
    expect(french.days.date('2026-11-24')).toBe('24 novembre 2026');
    expect(french.days.date('2026-12-01')).toBe('1er décembre 2026');
    expect(french.days.day('2026-12-01T15:00:00Z')).toBe('mardi 1er décembre');
    expect(french.days.day('2026-12-21')).toBe('lundi 21 décembre');
  });

  it('tells a span from its first day to its last, and the month once', () => {
    expect(french.days.span('2026-11-24', '2026-11-26')).toBe('du 24 au 26 novembre');
    expect(french.days.span('2026-12-01', '2026-12-03')).toBe('du 1er au 3 décembre');
    expect(french.days.span('2026-11-30', '2026-12-02')).toBe('du 30 novembre au 2 décembre');
    expect(french.days.span('2026-11-24', '2026-11-24')).toBe('le mardi 24 novembre');
    expect(french.days.span('2026-11-24', null)).toBe('le mardi 24 novembre');
  });

  it('has a comma in its numbers, "et" in its lists, and "ou" where one of them is enough', () => {
    expect(translator('fr')('{inches} in', { inches: 5.5 })).toBe('5,5 po');
    expect(french.list(['Yukon', 'Nunavut', 'Québec'])).toBe('Yukon, Nunavut et Québec');
    expect(french.choice(['Yukon', 'Nunavut', 'Québec'])).toBe('Yukon, Nunavut ou Québec');
  });
});

describe('a page in Spanish, in the United States', () => {
  it('has amounts and numbers as English writes them there', () => {
    expect(spanish.money(money(129_900, 'USD'), 'always')).toBe('$1,299.00');
    expect(spanish.money(money(129_950, 'USD'))).toBe('$1,299.50');
    expect(spanish.money(money(129_900, 'USD'))).toBe('$1,299');
    expect(spanish.money(money(-2_050, 'USD'))).toBe('-$20.50');
  });

  it('names days as a sentence does, and tells a span from its first to its last', () => {
    expect(spanish.days.date('2026-12-01')).toBe('1 de diciembre de 2026');
    expect(spanish.days.day('2026-12-01T15:00:00Z')).toBe('martes 1 de diciembre');
    expect(spanish.days.span('2026-11-24', '2026-11-26')).toBe('del 24 al 26 de noviembre');
  });

  it('counts its inches and pounds, and has "y" and "o" in its lists, or "e" and "u" before the same sound', () => {
    expect([1, 5.5].map((inches) => translator('es')('{inches} in', { inches }))).toEqual([
      '1 pulgada',
      '5.5 pulgadas',
    ]);
    expect([1, 94].map((pounds) => translator('es')('{pounds} lbs', { pounds }))).toEqual([
      '1 libra',
      '94 libras',
    ]);
    expect(spanish.list(['Alaska', 'Guam', 'Hawaii'])).toBe('Alaska, Guam y Hawaii');
    expect(spanish.list(['Alaska', 'Idaho'])).toBe('Alaska e Idaho');
    expect(spanish.choice(['Alaska', 'Ohio'])).toBe('Alaska u Ohio');
  });
});

describe('a page in English', () => {
  it('has the sign before the amount', () => {
    expect(american.money(cad(129_900), 'always')).toBe('$1,299.00');
    expect(british.money(money(129_950, 'GBP'))).toBe('£1,299.50');
  });

  it('has the month before the day in America, and behind it in Britain', () => {
    expect(american.days.date('2026-01-01')).toBe('January 1, 2026');
    expect(british.days.date('2026-12-31')).toBe('31 December 2026');
    expect(british.days.day('2026-11-24')).toBe('Tue 24 Nov');
  });

  it('tells a span of days, and one day as itself', () => {
    expect(american.days.span('2026-11-24', '2026-11-26')).toBe('Tue, Nov 24 – Thu, Nov 26');
    expect(american.days.span('2026-11-24', '2026-11-24')).toBe('Tue, Nov 24');
    expect(american.days.span('2026-11-24', null)).toBe('Tue, Nov 24');
  });

  it('has lists and numbers without a comma more', () => {
    expect(american.list(['Alaska', 'Guam', 'Hawaii'])).toBe('Alaska, Guam and Hawaii');
    expect(american.choice(['Alaska', 'Guam', 'Hawaii'])).toBe('Alaska, Guam or Hawaii');
    expect(translator('en')('{inches} in', { inches: 5.5 })).toBe('5.5 in');
  });
});

it('an unknown day is guessed in no language', () => {
  for (const { days } of [american, british, french, spanish])
    expect(days.span(null, '2026-11-26')).toBeNull();
});
