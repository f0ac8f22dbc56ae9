import { Box3 } from 'three';
import { expect, test } from 'vitest';
import { denser, filled, sheetOf, surface } from './sheet.ts';

const flat = sheetOf(5, 4, (u, v) => [u, 0, v]);
const white = { kind: 'percale', color: '#ffffff' } as const;

test('a sheet is one surface that looks up', () => {
  const { geometry } = surface(flat, white);
  const normals = geometry.getAttribute('normal');
  for (let index = 0; index < normals.count; index += 1) expect(normals.getY(index)).toBeCloseTo(1);
});

test('a filling lifts its upper side, as thick as it says, and its rim closes it', () => {
  const parts = filled(flat, white, (u) => (u === 0.5 ? 0.2 : 0.1));
  const sizes = parts.map((mesh) => new Box3().setFromObject(mesh, true));
  expect(sizes.map(({ max }) => max.y)).toEqual([expect.closeTo(0.2), 0, expect.closeTo(0.2)]);
  expect(sizes.map(({ min }) => min.y)).toEqual([expect.closeTo(0.1), 0, 0]);
});

test('a denser sheet has the points of the first, and others half way between them', () => {
  const { columns, rows, points } = denser(flat, 2);
  expect([columns, rows]).toEqual([9, 7]);
  expect([...points.subarray(0, 6)]).toEqual([0, 0, 0, 0.125, 0, 0]);
  expect([...points.subarray(-3)]).toEqual([1, 0, 1]);
});
