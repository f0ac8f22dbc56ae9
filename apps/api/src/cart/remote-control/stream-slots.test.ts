import { expect, test } from 'vitest';
import { type StreamSlot, StreamSlots } from './stream-slots.ts';

const statusOf = (place: StreamSlot): number => (place.ok ? 200 : place.answer.status);

test('One address listens forty times at once, and again when a stream has ended', () => {
  const places = new StreamSlots();
  const open = Array.from({ length: 40 }, () => places.take('192.0.2.1'));
  expect(open.every(({ ok }) => ok)).toBe(true);
  const refused = places.take('192.0.2.1');
  expect(refused).toMatchObject({ ok: false, answer: { status: 429, body: { retryAfter: 30 } } });
  expect(statusOf(places.take('192.0.2.2'))).toBe(200);
  const [first] = open;
  if (first?.ok) {
    first.free();
    first.free();
  }
  expect([statusOf(places.take('192.0.2.1')), statusOf(places.take('192.0.2.1'))]).toEqual([200, 429]);
});

test('A process holds only so many streams, wherever they come from', () => {
  const places = new StreamSlots(2);
  expect([places.take(null), places.take('192.0.2.1'), places.take('192.0.2.2')].map(statusOf)).toEqual([
    200, 200, 503,
  ]);
});
