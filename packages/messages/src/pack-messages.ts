import { Message, type MessageValue } from './message.ts';
import type { MessageId } from './message-id.ts';

/**
 * Data with messages as JSON that `unpackMessages` reads again. A name that begins with `$` gets a second one, so that
 * nothing but a message comes back as a message.
 */
export const packMessages = (data: unknown): string => JSON.stringify(pack(data));

/** @example unpackMessages(packMessages({ error: message('Cart Empty') })) // { error: message('Cart Empty') } */
export const unpackMessages = (json: string): unknown => unpack(JSON.parse(json));

const MARK = '$message';

const pack = (data: unknown): unknown => {
  if (data instanceof Message) return { [MARK]: data.id, values: pack(data.values) };
  if (Array.isArray(data)) return data.map(pack);
  return isPlain(data)
    ? mapEntries(data, (key, value) => [key.startsWith('$') ? `$${key}` : key, pack(value)])
    : data;
};

const unpack = (data: unknown): unknown => {
  if (Array.isArray(data)) return data.map(unpack);
  if (!isPlain(data)) return data;
  // Only `packMessages` writes this name, and what it writes has passed the compiler.
  if (typeof data[MARK] === 'string') return new Message(data[MARK] as MessageId, valuesOf(data.values));
  return mapEntries(data, (key, value) => [key.startsWith('$$') ? key.slice(1) : key, unpack(value)]);
};

/** The values of a packed message, among them other messages. */
const valuesOf = (values: unknown): Readonly<Record<string, MessageValue>> =>
  unpack(values) as Readonly<Record<string, MessageValue>>;

const isPlain = (data: unknown): data is Readonly<Record<string, unknown>> =>
  typeof data === 'object' && data !== null && Object.getPrototypeOf(data) === Object.prototype;

const mapEntries = (
  data: Readonly<Record<string, unknown>>,
  map: (key: string, value: unknown) => readonly [string, unknown],
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(data).map(([key, value]) => map(key, value)));
