import { Mesh } from 'three';
import { expect, test } from 'vitest';
import { pillow, USUAL_PILLOW } from './pillow.ts';

const LINEN = { kind: 'linen', color: '#ffffff' } as const;
const SIZE = { ...USUAL_PILLOW, finish: LINEN };

/** The two halves of a pillow: for each point metres x, y and z. */
const halvesOf = (seed: number): number[][][] =>
  pillow({ ...SIZE, seed })
    .children.slice(0, 2)
    .map((half) => {
      if (!(half instanceof Mesh)) throw new Error('not a mesh');
      const position = half.geometry.getAttribute('position');
      return Array.from({ length: position.count }, (_, index) => [
        position.getX(index),
        position.getY(index),
        position.getZ(index),
      ]);
    });

const COLUMNS = 62;
const onSeam = (index: number, count: number): boolean =>
  index < COLUMNS || index >= count - COLUMNS || index % COLUMNS === 0 || index % COLUMNS === COLUMNS - 1;

test.each([1, 2, 3, 4, 5, 6])('a pillow of the house (seed %i) is closed along its seam', (seed) => {
  for (const half of halvesOf(seed))
    for (const [, y] of half.filter((_, index) => onSeam(index, half.length)))
      expect(Math.abs(y ?? 1)).toBeLessThan(0.0005);
});

test.each([1, 2, 3, 4, 5, 6])('a pillow of the house (seed %i) is smooth and has no torn edge', (seed) => {
  for (const half of halvesOf(seed)) {
    const heights = half.map(([, y]) => y ?? 0);
    for (const [index, y] of heights.entries()) {
      if (onSeam(index, heights.length)) continue;
      // The next point is never much higher than the last was lower: no spikes, no speckle.
      for (const step of [1, COLUMNS]) {
        const bend = (heights[index + step] ?? 0) + (heights[index - step] ?? 0) - 2 * y;
        expect(Math.abs(bend)).toBeLessThan(0.012);
      }
    }
  }
});

test('no two pillows of a bed crease alike, none is higher than a sixth over its measure', () => {
  expect(halvesOf(1)).not.toEqual(halvesOf(2));
  for (const seed of [1, 2, 3, 4])
    for (const half of halvesOf(seed))
      for (const [, y] of half) expect(Math.abs(y ?? 1)).toBeLessThan((SIZE.height / 2) * 1.17);
});
