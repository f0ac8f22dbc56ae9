import type { Opening } from './door-fit.ts';
import { type BareUnit, parseLength } from './parse-length.ts';
import type { Floor } from './room-fit.ts';

const ROOM_FIELDS = ['width', 'length', 'door', 'door-height'] as const;
export type RoomField = (typeof ROOM_FIELDS)[number];

/** What is wrong with a field. */
export type RoomFault = 'missing' | 'unreadable' | 'out-of-range';

/** What a shopper asks about a room and a door, as it was typed and in inches. */
export interface RoomAsked {
  readonly typed: Readonly<Record<RoomField, string>>;
  readonly faults: Readonly<Partial<Record<RoomField, RoomFault>>>;
  /** Null where it is not asked about, or cannot be read. */
  readonly room: Floor | null;
  readonly door: Opening | null;
}

/** Inches between which there are rooms and doors. */
const RANGE: Readonly<Record<RoomField, readonly [number, number]>> = {
  width: [36, 1200],
  length: [36, 1200],
  door: [10, 240],
  'door-height': [10, 240],
};

/** No length is written in more. */
const LONGEST = 40;

/** A room and a door from the query of an address; half a room is missing its other half. */
export const readRoomForm = (query: URLSearchParams, isMetric: boolean): RoomAsked => {
  const typed = {
    width: textOf(query, 'width'),
    length: textOf(query, 'length'),
    door: textOf(query, 'door'),
    'door-height': textOf(query, 'door-height'),
  };
  const hasRoom = typed.width !== '' || typed.length !== '';
  const read = (field: RoomField, isAsked: boolean) => readField(typed[field], field, isAsked, isMetric);
  const fields = {
    width: read('width', hasRoom),
    length: read('length', hasRoom),
    door: read('door', typed.door !== ''),
    // It is there from the start: without a width the form has not been sent.
    'door-height': read('door-height', typed.door !== ''),
  };
  const [width, length, door, height] = ROOM_FIELDS.map((field) => fields[field].inches);
  return {
    typed,
    faults: Object.fromEntries(
      ROOM_FIELDS.flatMap((field) => (fields[field].fault ? [[field, fields[field].fault]] : [])),
    ),
    room: isNumber(width) && isNumber(length) ? { width, length } : null,
    door: isNumber(door) && isNumber(height) ? { width: door, height } : null,
  };
};

interface ReadField {
  readonly inches: number | null;
  readonly fault: RoomFault | null;
}

const readField = (text: string, field: RoomField, isAsked: boolean, isMetric: boolean): ReadField => {
  if (!isAsked) return { inches: null, fault: null };
  if (text === '') return { inches: null, fault: 'missing' };
  const inches = parseLength(text, unitOf(field, isMetric));
  if (inches === null) return { inches, fault: 'unreadable' };
  const [least, most] = RANGE[field];
  return inches < least || inches > most ? { inches: null, fault: 'out-of-range' } : { inches, fault: null };
};

const unitOf = (field: RoomField, isMetric: boolean): BareUnit => {
  if (isMetric) return 'metres';
  return field === 'width' || field === 'length' ? 'feet' : 'inches';
};

const textOf = (query: URLSearchParams, field: RoomField): string =>
  (query.get(field) ?? '').trim().slice(0, LONGEST);

const isNumber = (value: number | null | undefined): value is number => typeof value === 'number';
