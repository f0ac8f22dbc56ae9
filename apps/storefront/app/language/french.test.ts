import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CA_PROVINCES } from '@counterpane/rules/address/states';
import { PAYMENT_METHODS } from '@counterpane/rules/payments/methods';
import { expect, test } from 'vitest';
import { QUANTITY_RANGE } from '../cart/quantity-range.ts';
import { errorMessage } from '../chrome/error-messages.ts';
import { REFUSAL_MESSAGES } from '../chrome/refusal-messages.ts';
import { DELIVERY_TITLES } from '../delivery/delivery-kind.ts';
import { addressLabels } from '../form/address-labels.ts';
import { DIFFERENCES, QUESTIONS, REASONS } from '../shop/content/quiz/quiz-texts.ts';
import { FRENCH } from './french.ts';

const APP = join(import.meta.dirname, '..');
const CALL = /\bt\(\s*(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)")/g;
/** A table of texts in a file that says them through a variable, e.g. SORT_TITLES. */
const TABLE =
  /const (?:\w+_)?(?:TITLES|TEXTS|WORDS|FACTS|statusText)\b[^=]*= (?:[{[]([\s\S]*?)[}\]](?: as const)?|('.*'));\n/g;
const TABLE_TEXT = /(?:^|: |[[,]\s*)'([^'\n]+)'(?!:)/g;
/** A choice between two texts: `count === 1 ? '1 product' : '{count} products'`. */
const CHOICE = /\bt\(\w[^'"]*\? '([^'\n]+)' : '([^'\n]+)'/g;

const plain = (text: string): string => text.replace(/\\(.)/g, '$1');
const gapsOf = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(([gap]) => gap);

const filesOfPages = (): string[] =>
  readdirSync(APP, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.startsWith('language'))
    .map((file) => readFileSync(join(APP, file), 'utf8'));

const textsOf = (source: string): string[] => {
  const said = [...source.matchAll(CALL), ...source.matchAll(CHOICE)].flatMap(([, ...texts]) => texts);
  const tables = source.includes('/language/')
    ? [...source.matchAll(TABLE)].flatMap(([, table, text]) => [
        ...(table ?? text ?? '').matchAll(TABLE_TEXT),
      ])
    : [];
  return [...said, ...tables.map(([, text]) => text)].flatMap((text) => (text ? [plain(text)] : []));
};

const answer = (status: number) => ({ status, statusText: '', internal: false, data: null });

/** What pages say from the words of other modules. */
const WORDS_OF_MODULES = [
  QUANTITY_RANGE,
  ...Object.values(addressLabels('US')),
  ...Object.values(addressLabels('CA')),
  ...Object.values(DELIVERY_TITLES),
  ...CA_PROVINCES.map(({ title }) => title),
  ...[answer(404), new TypeError('Failed to fetch'), answer(500)].flatMap((error) =>
    Object.values<string>({ ...errorMessage(error) }),
  ),
  ...[...REFUSAL_MESSAGES.values()].flatMap(({ heading, text }) => [heading, text]),
  ...Object.values(REASONS),
  ...Object.values(DIFFERENCES),
  ...Object.values(QUESTIONS).flatMap(({ title, why, answers }) => [
    title,
    why,
    ...Object.values(answers).flat(),
  ]),
];

/** Names that are the same in every language. */
const NAMES = new Set(PAYMENT_METHODS.map(({ label }) => label));

test('every text of the pages has its French', () => {
  const texts = new Set([...filesOfPages().flatMap(textsOf), ...WORDS_OF_MODULES]);
  expect(texts.size).toBeGreaterThan(250);
  expect([...texts].filter((text) => !Object.hasOwn(FRENCH, text) && !NAMES.has(text))).toEqual([]);
});

test('the words of tables and choices are found too', () => {
  const texts = new Set(filesOfPages().flatMap(textsOf));
  for (const text of [
    'Price, low to high',
    '{count} products',
    'Choosing a bed',
    'Cancelled.',
    'Billing',
    '{asked} is out of stock; showing {shown}.',
  ])
    expect(texts).toContain(text);
});

test('the French has the gaps of the English', () => {
  const wrong = Object.entries(FRENCH).filter(
    ([english, french]) => gapsOf(english).toSorted().join() !== gapsOf(french).toSorted().join(),
  );
  expect(wrong).toEqual([]);
});

test('French signs of two parts have their space before them, and it does not break', () => {
  const wrong = Object.values(FRENCH).filter(
    (text) => /[^\u00a0\s][:;!?»]|\u0020[:;!?»]|«[^\u00a0]/.test(text) && !/^https?:/.test(text),
  );
  expect(wrong).toEqual([]);
});
