import { specsOfSize } from '@counterpane/imagery/spec/spec-of-size';
import { Box3, type Group, Vector3 } from 'three';
import { expect, test } from 'vitest';
import { roomFurniture } from './room-furniture.ts';

const base = {
  name: 'adjustable-bed-frame',
  shape: 'adjustable-base',
  parts: {},
  width: 1.52,
  length: 2.03,
  height: 0.38,
  cover: { kind: 'linen', color: '#5c6670' },
  side: { kind: 'knit', color: '#26242a' },
  accent: { kind: 'sateen', color: '#c4432b' },
  layers: [],
} as const;
const SAME = { width: 0, length: 0 };

/** Of what is seen, in metres. */
const sizeOf = (furniture: Group): Vector3 => {
  const box = new Box3();
  for (const group of furniture.children) if (group.visible) box.expandByObject(group, true);
  return box.getSize(new Vector3());
};

test('an adjustable base is raised, lies flat when it is laid so, and is raised again', () => {
  const { furniture, lay } = roomFurniture(specsOfSize(base, SAME, false));
  const raised = sizeOf(furniture);
  expect(raised.y).toBeGreaterThan(0.6);
  expect(furniture.children).toHaveLength(1);
  lay(true);
  const flat = sizeOf(furniture);
  expect(flat.y).toBeCloseTo(0.38, 2);
  expect(flat.z).toBeCloseTo(2.03, 1);
  lay(false);
  expect(sizeOf(furniture)).toEqual(raised);
  expect(furniture.children).toHaveLength(2);
});

test('the halves of a split base lie flat beside each other', () => {
  const { furniture, lay } = roomFurniture(specsOfSize(base, SAME, true));
  lay(true);
  expect(sizeOf(furniture).x).toBeCloseTo(1.52, 1);
});

test('what cannot be laid flat stays as it is', () => {
  const { furniture, lay } = roomFurniture(specsOfSize({ ...base, shape: 'foundation' }, SAME, false));
  lay(true);
  expect(furniture.children).toHaveLength(1);
});
