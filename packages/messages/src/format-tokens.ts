import type { Value } from './message-id.ts';

/** What a message becomes in one of its cases, `one` and `other` or words of its own. */
interface Cases {
  readonly [name: string]: readonly Token[];
}

/** Text, a gap by its name, or a choice among cases by the value of that name. */
export type Token =
  | string
  | readonly [name: string]
  | readonly [name: string, kind: 'plural' | 'select', cases: Cases];

/** As `compileMessage` leaves it: a text without gaps is itself. */
export type CompiledMessage = string | readonly Token[];

type Values = Readonly<Record<string, Value>>;

/**
 * Writes a compiled message. Values are put in and never read: what a person typed may have braces, or look like a
 * message, and comes out as it is.
 * @example formatTokens(['Save ', ['amount']], { amount: '$300' }, 'en-US') // "Save $300"
 */
export const formatTokens = (tokens: readonly Token[], values: Values, locale: string): string =>
  tokens.map((token) => (typeof token === 'string' ? token : formatGap(token, values, locale))).join('');

const formatGap = (token: Exclude<Token, string>, values: Values, locale: string): string => {
  const [name, kind, cases] = token;
  const value = values[name] ?? '';
  if (kind === undefined || cases === undefined) return formatValue(value, locale);
  return formatTokens(chooseCase(kind, cases, value, locale), values, locale);
};

const chooseCase = (
  kind: 'plural' | 'select',
  cases: Cases,
  value: Value,
  locale: string,
): readonly Token[] => {
  const own = (name: string) => (Object.hasOwn(cases, name) ? cases[name] : undefined);
  const category = kind === 'plural' ? pluralRules(locale).select(Number(value)) : '';
  return own(String(value)) ?? own(category) ?? own('other') ?? [];
};

/** Rules and formats are dear to make: each is made when it is first needed. */
const rules = new Map<string, Intl.PluralRules>();
const numbers = new Map<string, Intl.NumberFormat>();

const pluralRules = (locale: string): Intl.PluralRules => {
  const known = rules.get(locale) ?? new Intl.PluralRules(locale);
  rules.set(locale, known);
  return known;
};

/** A value in a gap: a number as its locale writes it. A small whole number is written alike everywhere. */
export const formatValue = (value: Value, locale: string): string => {
  if (typeof value === 'string') return value;
  if (Number.isInteger(value) && value >= 0 && value < 1_000) return String(value);
  const known = numbers.get(locale) ?? new Intl.NumberFormat(locale);
  numbers.set(locale, known);
  return known.format(value);
};
