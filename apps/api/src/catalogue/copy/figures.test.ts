import { describe, expect, it } from 'vitest';
import { figuresIn } from './figures.ts';
import { createTranslator } from './translator.ts';

const french = figuresIn('fr');
const spanish = figuresIn('es');
const british = figuresIn('en-GB');

describe('a figure in French', () => {
  it('is an amount with its sign behind it, a comma, and spaces that do not break', () => {
    expect(french('$1,299.00', false)).toBe('1\u00a0299,00\u00a0$');
    expect(french('$699', false)).toBe('699\u00a0$');
    expect(french('-$20.50', false)).toBe('-20,50\u00a0$');
  });

  it('is a percentage with a space', () => {
    expect(french('30%', false)).toBe('30\u00a0%');
    expect(french('14.975%', false)).toBe('14,975\u00a0%');
  });

  it('is a day with its month written out, and a first one', () => {
    expect(french('Nov 24', false)).toBe('24 novembre');
    expect(french('May 1', false)).toBe('1er mai');
    expect(french('2026-11-24', true)).toBe('24 novembre 2026');
  });

  it('is a number with a comma in a text, and data by itself', () => {
    expect(french('5.5', true)).toBe('5,5');
    expect(french('1,000', true)).toBe('1\u00a0000');
    expect(french('5.5', false)).toBeNull();
    expect(french('2026-11-24', false)).toBeNull();
  });

  it('is nothing that only has a figure in it', () => {
    for (const text of ['Queen', '$5 off', '2026', '12', 'May', 'May 1 and 2', ''])
      expect(french(text, true)).toBeNull();
  });
});

it('a figure in the Spanish of the United States is written as in its English, but for days', () => {
  expect(['$1,299.50', '-$20.50', '30%', '14.975%'].map((text) => spanish(text, false))).toEqual([
    ...['$1,299.50', '-$20.50', '30%', '14.975%'],
  ]);
  expect(spanish('1,000', true)).toBe('1,000');
  expect(spanish('Nov 24', false)).toBe('24 de noviembre');
  expect(spanish('2026-12-01', true)).toBe('1 de diciembre de 2026');
});

it('a day in the UK has its number first', () => {
  expect(british('Nov 24', false)).toBe('24 November');
  expect(british('2026-11-24', true)).toBe('24 November 2026');
});

it('a text is filled with figures of its language, however often', () => {
  const say = createTranslator(
    { '{code} counts from {minimum}': '{code} dès {minimum}', '{inches} in': '{inches} po' },
    undefined,
    french,
  );
  expect(say('TWENTY counts from $200')).toBe('TWENTY dès 200\u00a0$');
  expect([say('5.5'), say('5.5 in'), say('5.5')]).toEqual(['5.5', '5,5 po', '5.5']);
});
