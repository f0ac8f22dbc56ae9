import { expect, test } from 'vitest';
import { createCamera } from './projection.ts';

const camera = createCamera({ eye: [0, 0, 100], target: [0, 0, 0], zoom: 1000, middle: [400, 300] });

test('what the camera looks at is in the middle of the picture', () => {
  expect(camera.project([0, 0, 0])).toEqual([400, 300]);
});

test('up in the room is up in the picture, and right is right', () => {
  const [x, y] = camera.project([10, 10, 0]);
  expect(x).toBeGreaterThan(400);
  expect(y).toBeLessThan(300);
});

test('what is nearer is larger', () => {
  const [far] = camera.project([10, 0, 0]);
  const [near] = camera.project([10, 0, 50]);
  expect(near - 400).toBeCloseTo((far - 400) * 2);
});
