import { expect, test } from 'vitest';
import { compileMessages } from './compile-messages.ts';
import type { CompiledMessage } from './format-tokens.ts';
import { LOCALES } from './locales.ts';
import { messagesOf, readCatalogues } from './read-catalogues.ts';

const gapsOf = (message: CompiledMessage): string[] => {
  if (typeof message === 'string') return [];
  const all = message.flatMap((token) => {
    if (typeof token === 'string') return [];
    const [name, , cases] = token;
    return [name, ...Object.values(cases ?? {}).flatMap(gapsOf)];
  });
  return [...new Set(all)].toSorted();
};
const gapsIn = (id: string): string[] =>
  [...new Set([...id.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))].toSorted();

test('every folder is a locale', () => {
  const known = Object.keys(LOCALES);
  expect(readCatalogues().filter(({ locale }) => !known.includes(locale))).toEqual([]);
});

test('a message stands in one area alone, and in the same one in every locale', () => {
  const areas = new Map<string, string>();
  for (const { area, messages } of readCatalogues().filter(({ locale }) => locale === 'en-US'))
    for (const id of Object.keys(messages)) {
      expect([id, areas.get(id)]).toEqual([id, undefined]);
      areas.set(id, area);
    }
  expect(areas.size).toBeGreaterThan(900);
  for (const { area, locale, messages } of readCatalogues())
    expect([locale, Object.keys(messages).filter((id) => areas.get(id) !== area)]).toEqual([locale, []]);
});

test('every message can be read, and has the values of its English', () => {
  for (const { locale, messages } of readCatalogues()) {
    const wrong = Object.entries(compileMessages(messages)).filter(
      ([id, message]) => gapsOf(message).join() !== gapsIn(id).join(),
    );
    expect([locale, wrong]).toEqual([locale, []]);
  }
});

test('French signs of two parts have their space before them, and it does not break', () => {
  const wrong = Object.values(messagesOf('fr-CA')).filter(
    (text) => /[^\u00a0\s][:;!?»]|\u0020[:;!?»]|«[^\u00a0]/.test(text) && !/^https?:/.test(text),
  );
  expect(wrong).toEqual([]);
});

test('Spanish and French address customers formally', () => {
  const informal = {
    'es-US': /(?<!\p{L})(tú|tus?|te|ti|contigo|puedes|tienes|quieres|recibes|devuelves|recibirás)(?!\p{L})/iu,
    'fr-CA': /(?<!\p{L})(tu|toi|tes)(?!\p{L})/iu,
  } as const;
  for (const locale of ['es-US', 'fr-CA'] as const) {
    const wrong = Object.values(messagesOf(locale)).filter((text) => informal[locale].test(text));
    expect([locale, wrong]).toEqual([locale, []]);
  }
});

test('Spanish has no words of French, and "any" in front of a message is no "none"', () => {
  const spanish = messagesOf('es-US');
  const french = /(?<!\p{L})(crédit|commande|livraison|votre|vous)(?!\p{L})/iu;
  expect(Object.values(spanish).filter((text) => french.test(text))).toEqual([]);
  const any = Object.entries(spanish).filter(([id]) => id.startsWith('Any '));
  expect(any.filter(([, text]) => /^ning[uú]n/i.test(text))).toEqual([]);
});

test('a message that has been forgotten its closing brace, or asks for a date, is no message', () => {
  expect(() => compileMessages({ x: 'Save {amount' })).toThrow();
  expect(() => compileMessages({ x: 'Until {day, date}' })).toThrow('No "date" in a message');
});
