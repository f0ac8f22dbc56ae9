import type { MessageId, ValuesOf } from './message-id.ts';

/** An amount as a value, written to the cent or without cents where there are none. */
export interface AmountValue {
  readonly amount: number;
  readonly currency: 'USD' | 'CAD' | 'GBP';
  readonly cents?: 'auto' | 'always';
}

/** A calendar day as a value. */
interface DayValue {
  readonly isoDay: string;
}

/** A full hour of a day as a value, from 0 to 24. */
interface HourValue {
  readonly hour: number;
}

/**
 * A word of the catalogue that stands in no file of it, such as the name of a size, as a value: each language has its own.
 * What comes from a storefront is in its language already, and goes in as it is.
 */
interface CopyValue {
  readonly copy: string;
}

/**
 * What stands in a gap of a message. A text goes in as it is, so that what a person typed is never read: only what is
 * marked as a word of the catalogue is looked up.
 */
export type MessageValue = string | number | AmountValue | DayValue | HourValue | CopyValue | Message;

type NamesOf<Id extends MessageId> = { readonly [Name in keyof ValuesOf<Id>]: MessageValue };

/** Nothing for a message without gaps, else its values. */
type MessageArgument<Id extends MessageId> = keyof ValuesOf<Id> extends never ? [] : [values: NamesOf<Id>];

/**
 * What is to be said, before it is known in which language. A class, so that no data from outside is one: what a
 * program sends stays data, whatever its shape.
 */
export class Message {
  readonly id: MessageId;
  readonly values: Readonly<Record<string, MessageValue>>;
  constructor(id: MessageId, values: Readonly<Record<string, MessageValue>>) {
    this.id = id;
    this.values = values;
  }
}

/** A message, or words that are shown as they are. */
export type MessageOrText = string | Message;

/** @example message('Only {left} left', { left: 3 }) */
export const message = <Id extends MessageId>(id: Id, ...[values]: MessageArgument<Id>): Message =>
  new Message(id, values ?? {});

/** @example copy('Queen') // in French "Grand lit" */
export const copy = (text: string): CopyValue => ({ copy: text });

/** @example day('2026-11-24') // "Nov 24" */
export const day = (isoDay: string): DayValue => ({ isoDay });

/** @example hour(9) // "9 AM" */
export const hour = (ofDay: number): HourValue => ({ hour: ofDay });
