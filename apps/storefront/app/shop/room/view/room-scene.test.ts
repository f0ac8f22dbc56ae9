import { specsOfSize } from '@counterpane/imagery/spec/spec-of-size';
import { Box3, Mesh, Vector3 } from 'three';
import { expect, test } from 'vitest';
import { roomFit } from '../room-fit.ts';
import { planOf } from '../room-plan.ts';
import { roomScene } from './room-scene.ts';

const COLORS = {
  wall: '#eeeeee',
  floor: '#c79e74',
  ground: '#f4ebe0',
  free: '#e3f1e7',
  freeEdge: '#1c6840',
  tight: '#fdecea',
  tightEdge: '#a3231a',
};
const INCH = 0.0254;
const QUEEN = { width: 60, length: 80 };

const pieces = specsOfSize(
  {
    name: 'mattress',
    shape: 'mattress',
    parts: {},
    width: 60 * INCH,
    length: 80 * INCH,
    height: 12 * INCH,
    cover: { kind: 'knit', color: '#ffffff' },
    side: { kind: 'knit', color: '#222222' },
    accent: { kind: 'sateen', color: '#cc4422' },
    layers: [],
  },
  { width: 0, length: 0 },
  false,
);

const sceneIn = (width: number, length: number) => {
  const room = { width: width * 12, length: length * 12 };
  return roomScene(planOf('bed', QUEEN, roomFit('bed', QUEEN, room)), pieces, COLORS);
};

/** The colours of everything in it. */
const colorsIn = ({ scene }: ReturnType<typeof roomScene>): Set<string> => {
  const colors = new Set<string>();
  scene.traverse((part) => {
    if (part instanceof Mesh && 'color' in part.material)
      colors.add(`#${part.material.color.getHexString()}`);
  });
  return colors;
};

test('a bed stands in its room with its head at the wall, as large as it is sold', () => {
  const { scene } = sceneIn(12, 12);
  const furniture = new Box3().setFromObject(scene.children[0] ?? scene, true);
  const size = furniture.getSize(new Vector3());
  expect(size.x / INCH).toBeCloseTo(61.5, -0.5);
  expect(size.z / INCH).toBeCloseTo(81.5, -0.5);
  expect(furniture.min.y).toBeCloseTo(0);
  expect(furniture.min.z / INCH).toBeCloseTo(-72, -0.5);
});

test('what must stay free is marked as good where it fits and as bad where it does not', () => {
  expect(colorsIn(sceneIn(12, 12))).toContain(COLORS.freeEdge);
  const tight = colorsIn(sceneIn(8, 9));
  expect(tight).toContain(COLORS.tightEdge);
  expect(tight).not.toContain(COLORS.freeEdge);
});

test('what takes no room of its own stands alone, without figures', () => {
  const { marks, radius } = roomScene(null, pieces, COLORS);
  expect(marks).toBe(null);
  expect(radius).toBeGreaterThan(1);
  expect(sceneIn(12, 12).radius).toBeGreaterThan(radius);
});
