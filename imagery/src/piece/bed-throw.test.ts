import { Mesh, type Object3D, Raycaster, Vector3 } from 'three';
import { expect, test } from 'vitest';
import { throwOnBed } from './bed-throw.ts';
import { duvetOnBed } from './soft-goods.ts';

const WOOL = { kind: 'wool', color: '#557755' } as const;
const bed = { width: 1.53, length: 2.04, top: 0.6, z: 0.1 };
const MIDDLE = bed.z + bed.length * 0.27;

const first = (things: readonly Object3D[]): Mesh => {
  const [mesh] = things;
  if (!(mesh instanceof Mesh)) throw new Error('no cloth');
  mesh.updateMatrixWorld();
  return mesh;
};

/** How high a surface is at x and z, in metres; one that looks down is met from below. */
const heightOf = (mesh: Mesh, x: number, z: number, looks: 'up' | 'down' = 'up'): number => {
  const [from, to] = looks === 'up' ? [3, -1] : [0, 1];
  const [hit] = new Raycaster(new Vector3(x, from, z), new Vector3(0, to, 0)).intersectObject(mesh);
  if (!hit) throw new Error('nothing there');
  return hit.point.y;
};

const PLACES = [-0.5, -0.25, 0, 0.2, 0.45].flatMap((x) =>
  [-0.15, 0, 0.15].map((z) => [x, MIDDLE + z] as const),
);

test.each([3, 4, 17, 60])(
  'a throw (seed %i) lies on the mattress, and its long edges are bent down to it',
  (seed) => {
    const [, under] = throwOnBed(bed, WOOL, seed);
    const underside = first(under ? [under] : []);
    for (const [x, z] of PLACES) {
      const gap = heightOf(underside, x, z, 'down') - bed.top;
      expect(gap).toBeGreaterThan(0);
      expect(gap).toBeLessThan(0.006);
    }
    const position = underside.geometry.getAttribute('position');
    const columns = position.count / 41;
    for (const row of [0, 40])
      for (const share of [0.35, 0.5, 0.65])
        expect(position.getY(row * columns + Math.round(columns * share))).toBeLessThan(bed.top - 0.004);
  },
);

test.each(['plain', 'boxes'] as const)('on a duvet that is %s a throw follows the duvet', (stitching) => {
  const duvet = duvetOnBed(bed, { finish: WOOL, loft: 0.03, stitching });
  const on = first(duvet);
  const [upper, under] = throwOnBed(bed, WOOL, 3, duvet);
  const [above, underside] = [first(upper ? [upper] : []), first(under ? [under] : [])];
  const gaps = PLACES.map(([x, z]) => heightOf(underside, x, z, 'down') - heightOf(on, x, z));
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
  expect(mean).toBeLessThan(stitching === 'plain' ? 0.006 : 0.012);
  for (const [x, z] of PLACES) expect(heightOf(above, x, z)).toBeGreaterThan(heightOf(on, x, z));
});
