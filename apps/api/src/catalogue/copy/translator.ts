import { escapeExpression } from '@counterpane/catalogue/content/escape-expression';
import { LRUCache } from 'lru-cache';
import { figuresIn, type TranslateFigure } from './figures.ts';
import { toMetric } from './metric.ts';

/** English text -> text of another language. `{name}` in both stands for a part that changes. */
export type Dictionary = Readonly<Record<string, string>>;

/** Says an English text in another language; what is not in the dictionary stays English. */
export type Translator = (text: string) => string;

interface Pattern {
  /** What stands before, between and behind the changing parts: one more than there are parts. */
  readonly fixed: readonly string[];
  readonly names: readonly string[];
  readonly translation: string;
}

const GAP = /\{(\w+)\}/g;

/**
 * A translator of whole texts. A text with changing parts is found by its pattern, the longest one first, and its
 * parts are translated too: "Only {count} left" knows "Only 7 left". A figure among them is written as the language
 * writes it. What is no whole text of the dictionary is respelled, which leaves it as it is unless told otherwise.
 * @example createTranslator({ 'Only {count} left': 'Plus que {count}' })('Only 7 left') // "Plus que 7"
 */
export const createTranslator = (
  dictionary: Dictionary,
  respell: Translator = (text) => text,
  translateFigure: TranslateFigure = () => null,
): Translator => {
  const patterns = Object.entries(dictionary)
    .filter(([text]) => text.match(GAP) !== null)
    .map(toPattern)
    .sort((a, b) => lengthOf(b) - lengthOf(a));
  const wholes = new Map<string, string>(Object.entries(dictionary));
  const known = new LRUCache<string, string>({ max: MOST_KNOWN });
  const translate = (text: string, depth: number): string => {
    // Before what is remembered: "5.5" is a number in a text and data by itself.
    const figure = depth > 0 ? translateFigure(text) : null;
    if (figure !== null) return figure;
    const whole = wholes.get(text) ?? known.get(text);
    if (whole !== undefined) return whole;
    if (depth > DEEPEST || text === '' || text.length > LONGEST) return text;
    const found = fillFirst(patterns, text, (part) => translate(part, depth + 1)) ?? respell(text);
    known.set(text, found);
    return found;
  };
  return (text) => translate(text, 0);
};

/** How deep parts of a text are translated by themselves. A pattern that goes deeper is a mistake in the dictionary. */
const DEEPEST = 3;
/** In characters. A paragraph of ours has a few hundred: what is longer is no text of the dictionary. */
const LONGEST = 5_000;
/** Texts with amounts and names in them are many: the memory of them ends somewhere. */
const MOST_KNOWN = 50_000;

const toPattern = ([text, translation]: readonly [string, string]): Pattern => ({
  fixed: text.split(/\{\w+\}/),
  names: [...text.matchAll(GAP)].map(([, name = '']) => name),
  translation,
});

/** A part that changes counts as five characters. */
const lengthOf = ({ fixed }: Pattern): number => fixed.join('     ').length;

const fillFirst = (patterns: readonly Pattern[], text: string, translate: Translator): string | null => {
  for (const { fixed, names, translation } of patterns) {
    const parts = findParts(text, fixed);
    if (!parts) continue;
    const values = new Map(names.map((name, index) => [name, translate(parts[index] ?? '')]));
    return translation.replace(GAP, (gap, name: string) => values.get(name) ?? gap);
  }
  return null;
};

/**
 * What stands between the fixed pieces of a text, each part as short as it can be and never empty; null where the
 * pieces are not there. One walk over the text: an expression with several gaps would try all the ways to cut it.
 */
const findParts = (text: string, [first = '', ...others]: readonly string[]): readonly string[] | null => {
  if (!text.startsWith(first)) return null;
  const parts: string[] = [];
  let start = first.length;
  for (const [index, piece] of others.entries()) {
    const isLast = index === others.length - 1;
    const end = isLast ? text.length - piece.length : text.indexOf(piece, start + 1);
    if (end <= start || (isLast && !text.endsWith(piece))) return null;
    parts.push(text.slice(start, end));
    start = end + piece.length;
  }
  return parts;
};

/** A language as its files have it. */
interface Language {
  readonly texts: Dictionary;
  readonly words: Dictionary;
  readonly metric: boolean;
}

/** A translator for every language that has a dictionary. */
export const translatorsOf = (
  languages: Readonly<Record<string, Language>>,
): ReadonlyMap<string, Translator> =>
  new Map(
    Object.entries(languages).map(([language, { texts, words, metric }]) => {
      const respellWords = createRespeller(words, texts);
      const respell: Translator = (text) => respellWords(metric ? toMetric(text) : text);
      return [language, createTranslator(texts, respell, figuresIn(language))];
    }),
  );

/** Keys, skus and addresses hold words of ours too, and mean something by them. */
const isProse = (text: string): boolean => /[ A-Z]/.test(text) && !/^(?:\/|https?:)/.test(text);

/**
 * Exchanges whole words, and whole texts that stand between commas, as "Full" does in "Sheet set, Full, White" and
 * nowhere else; the longest first, all at once: what was exchanged is not exchanged again.
 */
const createRespeller = (words: Dictionary, texts: Dictionary): Translator => {
  const wholes = Object.keys(texts).filter((text) => text.match(GAP) === null);
  const expression = new RegExp(
    String.raw`(?<=^|, )(?:${oneOf(wholes)})(?=, |$)|\b(?:${oneOf(Object.keys(words))})\b`,
    'g',
  );
  const found = new Map(Object.entries({ ...texts, ...words }));
  return (text) => (isProse(text) ? text.replace(expression, (word) => found.get(word) ?? word) : text);
};

/** Any of these, the longest that fits; without any, nothing. */
const oneOf = (all: readonly string[]): string =>
  all.length === 0
    ? '(?!)'
    : all
        .toSorted((a, b) => b.length - a.length)
        .map(escapeExpression)
        .join('|');
