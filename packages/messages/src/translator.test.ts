import { expect, expectTypeOf, test } from 'vitest';
import { compileMessages } from './compile-messages.ts';
import type { MessageId, ValuesArgument } from './message-id.ts';
import { placeholders } from './placeholders.ts';
import { outsideBrackets, pseudoLocale } from './pseudo-locale.ts';
import { messagesOf } from './read-catalogues.ts';
import { addMessages, translator } from './translator.ts';

for (const locale of ['en-US', 'en-GB', 'fr-CA']) addMessages(locale, compileMessages(messagesOf(locale)));
const [american, british, french] = ['en-US', 'en-GB', 'fr-CA'].map(translator);

test('an English text says itself, with its gaps filled', () => {
  expect(translator('en')('Save {amount}', { amount: '$300' })).toBe('Save $300');
  expect(american?.('Save {amount}', placeholders('amount'))).toBe('Save {amount}');
});

test('a locale has its own words, and those of its language where it has none', () => {
  expect([american, british, french].map((t) => t?.('Size and color'))).toEqual([
    'Size and color',
    'Size and colour',
    'Taille et couleur',
  ]);
  expect(british?.('{count} items', { count: 2 })).toBe('2 items');
  expect(translator('fr')('Quantity')).toBe('Quantité');
});

test('a locale without messages falls back to English rather than to nothing', () => {
  expect(translator('yy')('Add to cart')).toBe('Add to cart');
});

test('one thing is one thing in every language, and none is one in French', () => {
  const counts = [0, 1, 2, 1_200];
  expect(counts.map((count) => american?.('{count} items', { count }))).toEqual([
    '0 items',
    '1 item',
    '2 items',
    '1,200 items',
  ]);
  expect(counts.map((count) => french?.('{count} items', { count }))).toEqual([
    '0 article',
    '1 article',
    '2 articles',
    '1\u00a0200 articles',
  ]);
});

test('what a person typed comes out as it is, whatever it looks like', () => {
  for (const typed of ['{query}', "it's '{count}'", '# and \\u0041', '⟦x⟧', '{count, plural, other {x}}'])
    for (const t of [american, french])
      expect(t?.('{count} answers for “{query}”.', { count: 2, query: typed })).toContain(typed);
});

test('a pseudo-locale has every message in brackets, so that others are seen', () => {
  expect(outsideBrackets('⟦Save ⟦two⟧⟧ now')).toBe(' now');
  expect(pseudoLocale({ a: 'b', c: ['d ', ['e']] })).toEqual({ a: '⟦b⟧', c: ['⟦', 'd ', ['e'], '⟧'] });
});

test('an unknown message, a value that is missing and one too many do not compile', () => {
  expectTypeOf<'Cart'>().toExtend<MessageId>();
  expectTypeOf<'No such message'>().not.toExtend<MessageId>();
  type Amount = ValuesArgument<'Save {amount}'>;
  expectTypeOf<[{ amount: string }]>().toExtend<Amount>();
  expectTypeOf<[]>().not.toExtend<Amount>();
  expectTypeOf<[{ count: number }]>().not.toExtend<ValuesArgument<'Cart'>>();
  expectTypeOf<[]>().toExtend<ValuesArgument<'Cart'>>();
});
