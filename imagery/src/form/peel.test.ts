import { expect, test } from 'vitest';
import { peeled } from './peel.ts';
import { sheetOf, surface } from './sheet.ts';

const flat = () =>
  surface(
    sheetOf(41, 5, (u, v) => [u, 0.02, v * 0.1]),
    { kind: 'percale', color: '#ffffff' },
  );
const rolled = peeled(flat(), {
  toward: [1, 0],
  from: 0.5,
  radius: 0.05,
  thickness: 0.04,
  turn: Math.PI,
  bottom: 0,
});
const before = flat().geometry.getAttribute('position');
const after = rolled.geometry.getAttribute('position');

test('what lies before the line stays, what lies beyond it comes up and back', () => {
  for (let point = 0; point < before.count; point += 1)
    if (before.getX(point) <= 0.5) expect(after.getX(point)).toBe(before.getX(point));
  const last = 40;
  expect(after.getY(last)).toBeCloseTo(0.16, 3);
  expect(after.getX(last)).toBeCloseTo(0.5 - (0.5 - Math.PI * 0.07), 3);
});

test('its middle is neither stretched nor pressed together', () => {
  for (let point = 0; point < 40; point += 1)
    expect(
      Math.hypot(after.getX(point + 1) - after.getX(point), after.getY(point + 1) - after.getY(point)),
    ).toBeCloseTo(0.025, 3);
});
