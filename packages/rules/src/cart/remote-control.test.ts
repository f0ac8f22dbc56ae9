import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isRemoteControlled } from './remote-control.ts';

const UNTIL = '2026-11-20T13:00:00.000Z';
const NOW = '2026-11-20T12:00:00.000Z';

it('Staff control a cart from when they come in until their time is over', () => {
  const control = { until: UNTIL, staff: ['Maya'] };
  expect(isRemoteControlled(control, NOW)).toBe(true);
  expect(isRemoteControlled(control, '2026-11-20T12:59:59.999Z')).toBe(true);
  expect(isRemoteControlled(control, UNTIL)).toBe(false);
});

it('Once all of them have gone the cart is the shopper’s alone', () => {
  expect(isRemoteControlled({ until: UNTIL, staff: ['Maya', 'Ben'] }, NOW)).toBe(true);
  expect(isRemoteControlled({ until: UNTIL, staff: [] }, NOW)).toBe(false);
});

it('A cart for which nobody asked for help is controlled by nobody', () => {
  expect(isRemoteControlled(null, NOW)).toBe(false);
});

const moment = fc.integer({ min: 0, max: 4_000_000_000_000 });
const iso = (milliseconds: number) => new Date(milliseconds).toISOString();

it('Control that is over at one time is over at every later one', () => {
  fc.assert(
    fc.property(moment, fc.array(fc.string()), moment, moment, (until, staff, one, other) => {
      const [earlier, later] = [iso(Math.min(one, other)), iso(Math.max(one, other))];
      const control = { until: iso(until), staff };
      fc.pre(isRemoteControlled(control, later));
      expect(isRemoteControlled(control, earlier)).toBe(true);
    }),
  );
});
