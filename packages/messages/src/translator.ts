import { type CompiledMessage, formatTokens, formatValue } from './format-tokens.ts';
import { localesFrom } from './locales.ts';
import type { MessageId, Value, ValuesArgument } from './message-id.ts';

/** The compiled messages of a locale, or of a part of it. */
export type Catalogue = Readonly<Record<string, CompiledMessage>>;

/** Says a message in one locale: `t('Save {amount}', { amount: '$300' })`. */
export type Translate = <Id extends MessageId>(id: Id, ...values: ValuesArgument<Id>) => string;

const known = new Map<string, Map<string, CompiledMessage>>();

/** Makes messages of a locale known, beside those that it has. */
export const addMessages = (locale: string, messages: Catalogue): void => {
  const all = known.get(locale) ?? new Map<string, CompiledMessage>();
  for (const [id, message] of Object.entries(messages)) all.set(id, message);
  known.set(locale, all);
};

/**
 * What says messages in a locale, or in a language alone; what a locale does not have is in that which it builds on.
 * @example translator('fr-CA')('Quantity') // "Quantité"
 */
export const translator =
  (locale: string): Translate =>
  (id, ...[values = {}]) =>
    formatById(locale, id, values);

/** A message whose values the compiler has seen where they came from. */
export const formatById = (
  locale: string,
  id: MessageId,
  values: Readonly<Record<string, Value>>,
): string => {
  const locales = localesFrom(locale);
  const [first = locale] = locales;
  const found = locales.map((each) => known.get(each)?.get(id)).find((message) => message !== undefined);
  if (found === undefined) return fillGaps(id, values, first);
  return typeof found === 'string' ? found : formatTokens(found, values, first);
};

/** A message that has no other text than its id. */
const fillGaps = (id: string, values: Readonly<Record<string, Value>>, locale: string): string =>
  id.replace(/\{(\w+)\}/g, (gap, name: string) => formatValue(values[name] ?? gap, locale));
