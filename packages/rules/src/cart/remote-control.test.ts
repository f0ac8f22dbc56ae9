import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isRemoteControlled } from './remote-control.ts';

const UNTIL = '2026-11-20T13:00:00.000Z';
const came = { type: 'remoteControlled', metadata: { until: UNTIL } };
const changed = { type: 'itemsAdded' };
const gone = { type: 'remoteEnded' };

it('staff control a cart from when they come in until their time is over', () => {
  expect(isRemoteControlled([came], '2026-11-20T12:00:00.000Z')).toBe(true);
  expect(isRemoteControlled([came, changed], '2026-11-20T12:59:59.999Z')).toBe(true);
  expect(isRemoteControlled([came], UNTIL)).toBe(false);
});

it('once they have gone it is the shopper’s alone, until they come in again', () => {
  expect(isRemoteControlled([came, changed, gone, changed], '2026-11-20T12:00:00.000Z')).toBe(false);
  expect(isRemoteControlled([came, gone, came], '2026-11-20T12:00:00.000Z')).toBe(true);
});

it('nothing else that happened to a cart is control, nor is an entry without an end', () => {
  expect(isRemoteControlled([], '2026-11-20T12:00:00.000Z')).toBe(false);
  expect(isRemoteControlled([{ type: 'cartCreated' }], '2026-11-20T12:00:00.000Z')).toBe(false);
  expect(isRemoteControlled([{ type: 'remoteControlled' }], '2026-11-20T12:00:00.000Z')).toBe(false);
});

const moment = fc.integer({ min: 0, max: 4_000_000_000_000 });
const iso = (milliseconds: number) => new Date(milliseconds).toISOString();
const history = fc.array(
  fc.oneof(
    moment.map((until) => ({ type: 'remoteControlled', metadata: { until: iso(until) } })),
    fc.constantFrom(changed, gone),
  ),
);

it('control that is over at one time is over at every later one', () => {
  fc.assert(
    fc.property(history, moment, moment, (entries, one, other) => {
      const [earlier, later] = [iso(Math.min(one, other)), iso(Math.max(one, other))];
      fc.pre(isRemoteControlled(entries, later));
      expect(isRemoteControlled(entries, earlier)).toBe(true);
    }),
  );
});

it('whatever else is done to a cart neither lets anybody in nor sends them away', () => {
  fc.assert(
    fc.property(history, moment, (entries, now) => {
      const busy = entries.flatMap((entry) => [entry, changed, changed]);
      expect(isRemoteControlled(busy, iso(now))).toBe(isRemoteControlled(entries, iso(now)));
    }),
  );
});
