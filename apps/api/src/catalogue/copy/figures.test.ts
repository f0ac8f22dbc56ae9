import { describe, expect, it } from 'vitest';
import { figuresIn } from './figures.ts';
import { createTranslator } from './translator.ts';

const french = figuresIn('fr');

describe('a figure in French', () => {
  it('is an amount with its sign behind it, a comma, and spaces that do not break', () => {
    expect(french('$1,299.00')).toBe('1\u00a0299,00\u00a0$');
    expect(french('$699')).toBe('699\u00a0$');
    expect(french('-$20.50')).toBe('-20,50\u00a0$');
  });

  it('is a number with a comma', () => {
    expect(french('5.5')).toBe('5,5');
  });

  it('is nothing that only has a figure in it', () => {
    for (const text of ['Queen', '$5 off', '2026', '12', '1,2,3', 'May', '']) expect(french(text)).toBeNull();
  });
});

it('a figure in the Spanish of the United States is written as in its English', () => {
  const texts = ['$1,299.50', '-$20.50', '5.5'];
  expect(texts.map(figuresIn('es'))).toEqual(texts);
});

it('a text is filled with figures of its language, however often, and a figure by itself is data', () => {
  const translate = createTranslator(
    { '{code} counts from {minimum}': '{code} dès {minimum}', '{inches} in': '{inches} po' },
    undefined,
    french,
  );
  expect(translate('TWENTY counts from $200')).toBe('TWENTY dès 200\u00a0$');
  expect([translate('5.5'), translate('5.5 in'), translate('5.5')]).toEqual(['5.5', '5,5 po', '5.5']);
});
