import { loadCatalogue } from '@counterpane/catalogue/load';
import { Box3, Raycaster, Vector3 } from 'three';
import { expect, test } from 'vitest';
import { widerRoom } from '../scene/wider-room.ts';
import { room } from './room.ts';

const style = loadCatalogue().brands[0]?.room;
if (!style) throw new Error('No brand has a room.');

/** Metres from the side of a plank into the joint beside it. */
const JOINT = 0.001;

test('no light comes up through the floor of the wider room where one looks straight down between its planks', () => {
  const seen = room(style).add(...widerRoom(style));
  seen.updateMatrixWorld(true);
  const boxes = seen.children.map((child) => new Box3().setFromObject(child));
  const planks = boxes.filter(({ min, max }) => Math.abs(max.y) < 1e-6 && min.y > -0.021);
  const joints = planks
    .flatMap(({ min, max }) => [
      { x: max.x + JOINT, z: (min.z + max.z) / 2 },
      { x: (min.x + max.x) / 2, z: max.z + JOINT },
    ])
    .filter(({ x, z }) => x > -2.6 && x < 4.4 && z < 4.4);
  expect(joints.length).toBeGreaterThan(200);
  const down = new Vector3(0, -1, 0);
  // From below the rug, which is no floor.
  const from = joints.map(({ x, z }) => new Raycaster(new Vector3(x, 0, z), down));
  expect(from.filter((ray) => ray.intersectObject(seen).length === 0)).toEqual([]);
});
