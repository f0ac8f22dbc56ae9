import { expect, test } from 'vitest';
import { readRoomForm } from './read-room-form.ts';

const read = (query: string, isMetric = false) => readRoomForm(new URLSearchParams(query), isMetric);

test('a room and a door are read in the measures of their country', () => {
  expect(read('width=12&length=11 ft 6 in&door=30&door-height=80')).toMatchObject({
    room: { width: 144, length: 138 },
    door: { width: 30, height: 80 },
    faults: {},
  });
  const { room, door } = read('width=3.6&length=350&door=76&door-height=1.98', true);
  expect(
    [room?.width, room?.length, door?.width, door?.height].map((inches) => Math.round(inches ?? 0)),
  ).toEqual([142, 138, 30, 78]);
});

test('who asks about a room need not ask about a door, and the other way round', () => {
  expect(read('width=12&length=10&door=&door-height=80')).toMatchObject({ door: null, faults: {} });
  expect(read('width=&length=&door=30&door-height=80')).toMatchObject({ room: null, faults: {} });
  expect(read('')).toMatchObject({ room: null, door: null, faults: {} });
});

test('half a room is asked for its other half, and what was typed is kept', () => {
  expect(read('width=12')).toMatchObject({
    room: null,
    faults: { length: 'missing' },
    typed: { width: '12', length: '' },
  });
  expect(read('door=30')).toMatchObject({ door: null, faults: { 'door-height': 'missing' } });
});

test('what is no length, or no room that anybody has, is said at its field', () => {
  expect(read('width=wide&length=1').faults).toEqual({ width: 'unreadable', length: 'out-of-range' });
  expect(read('width=12&length=10&door=300&door-height=80').faults).toEqual({ door: 'out-of-range' });
});
