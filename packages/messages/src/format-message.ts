import { type AmountValue, Message, type MessageValue } from './message.ts';
import type { Value } from './message-id.ts';
import { formatById } from './translator.ts';

/** How one locale writes what is no text. */
export interface Writing {
  readonly locale: string;
  amount(amount: AmountValue): string;
  day(isoDay: string): string;
  hour(hour: number): string;
  /** The catalogue's own words in the language. */
  copy(text: string): string;
}

/** Says a message in a locale. @example formatMessage(message('Only {left} left', { left: 3 }), writing) // "Only 3 left" */
export const formatMessage = (message: Message, writing: Writing): string =>
  formatById(
    writing.locale,
    message.id,
    Object.fromEntries(Object.entries(message.values).map(([name, value]) => [name, write(value, writing)])),
  );

const write = (value: MessageValue, writing: Writing): Value => {
  if (typeof value === 'string' || typeof value === 'number') return value;
  if (value instanceof Message) return formatMessage(value, writing);
  if ('copy' in value) return writing.copy(value.copy);
  if ('hour' in value) return writing.hour(value.hour);
  return 'isoDay' in value ? writing.day(value.isoDay) : writing.amount(value);
};

/**
 * Data with every message in it said, and everything else as it is.
 * @example formatMessages({ error: message('Cart Empty') }, writing) // { error: 'Cart Empty' }
 */
export const formatMessages = (data: unknown, writing: Writing): unknown => {
  if (typeof data !== 'object' || data === null) return data;
  if (data instanceof Message) return formatMessage(data, writing);
  if (Array.isArray(data)) return formatEach(data, writing);
  return Object.getPrototypeOf(data) === Object.prototype
    ? formatFields(data as Readonly<Record<string, unknown>>, writing)
    : data;
};

/** Most of an answer has no message in it: what would be the same is not made anew. */
const formatFields = (fields: Readonly<Record<string, unknown>>, writing: Writing) => {
  let said: Record<string, unknown> | null = null;
  for (const name of Object.keys(fields)) {
    const value = formatMessages(fields[name], writing);
    if (value === fields[name]) continue;
    said ??= { ...fields };
    said[name] = value;
  }
  return said ?? fields;
};

const formatEach = (list: readonly unknown[], writing: Writing) => {
  let said: unknown[] | null = null;
  for (let index = 0; index < list.length; index += 1) {
    const value = formatMessages(list[index], writing);
    if (value === list[index]) continue;
    said ??= [...list];
    said[index] = value;
  }
  return said ?? list;
};
