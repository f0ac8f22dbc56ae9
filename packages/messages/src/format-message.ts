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
  if (data instanceof Message) return formatMessage(data, writing);
  if (Array.isArray(data))
    return keepIfSame(
      data,
      data.map((each) => formatMessages(each, writing)),
    );
  if (typeof data !== 'object' || data === null || Object.getPrototypeOf(data) !== Object.prototype)
    return data;
  const entries = Object.entries(data);
  const said = entries.map(([, value]) => formatMessages(value, writing));
  if (said.every((value, index) => value === entries[index]?.[1])) return data;
  return Object.fromEntries(entries.map(([key], index) => [key, said[index]]));
};

const keepIfSame = (before: readonly unknown[], after: readonly unknown[]): readonly unknown[] =>
  after.every((value, index) => value === before[index]) ? before : after;
