import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dragged, moved, START, stepped } from './orbit.ts';

test('the arrow keys go around a model and above it, Home starts again', () => {
  const right = stepped(START, 'ArrowRight');
  expect(right).toEqual({ ...START, turn: 40 });
  expect(stepped(START, 'ArrowUp')?.lift).toBe(46);
  expect(right && stepped(right, 'Home')).toEqual(START);
  expect(stepped({ ...START, turn: 350 }, 'ArrowRight')?.turn).toBe(2);
});

test('plus comes closer, minus goes back as far', () => {
  const near = stepped(START, '+');
  expect(near?.reach).toBeLessThan(1);
  expect(near && stepped(near, '-')?.reach).toBeCloseTo(1);
});

test('buttons look from higher up and from lower down, for fingers that scroll the page', () => {
  const higher = stepped(START, 'higher');
  expect(higher).toEqual({ ...START, lift: START.lift + 16 });
  expect(higher && stepped(higher, 'lower')).toEqual(START);
});

test('keys that move the focus or the page are left to the browser', () => {
  for (const key of ['Tab', 'Enter', ' ', 'PageDown', 'Escape', 'constructor'])
    expect(stepped(START, key), key).toBe(null);
});

test('dragging to the left brings the right side forward', () => {
  expect(dragged(START, -100, 0, 400).turn).toBe(START.turn + 45);
});

test('the camera never gets below the floor or through the model', () => {
  const amount = fc.double({ min: -1000, max: 1000, noNaN: true });
  fc.assert(
    fc.property(amount, amount, fc.double({ min: 0.01, max: 100, noNaN: true }), (turn, lift, reach) => {
      const orbit = moved(START, { turn, lift, reach });
      expect(orbit.lift).toBeGreaterThanOrEqual(6);
      expect(orbit.lift).toBeLessThanOrEqual(86);
      expect(orbit.reach).toBeGreaterThanOrEqual(0.35);
      expect(orbit.turn).toBeGreaterThanOrEqual(0);
      expect(orbit.turn).toBeLessThan(360);
    }),
  );
});
