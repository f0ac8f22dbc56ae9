import { Box3, PerspectiveCamera, Vector3 } from 'three';
import { expect, test } from 'vitest';
import { block } from '../form/block.ts';
import { ASPECT, framing } from './camera.ts';

const finish = { kind: 'paint', color: '#ffffff' } as const;

test.each([
  ['wide', [2.4, 0.4, 0.5]],
  ['high', [0.5, 2.2, 0.5]],
  ['deep', [1.6, 0.3, 2.1]],
] as const)('a %s thing is seen whole, with a margin, and not from too far', (_, size) => {
  const thing = block({ size, at: [0, size[1] / 2, 0], finish });
  const { at, target, angle } = framing(thing, [0.7, 0.4, 1], { margin: 0.1 });
  const camera = new PerspectiveCamera(angle, ASPECT);
  camera.position.set(...at);
  camera.lookAt(new Vector3(...target));
  camera.updateMatrixWorld(true);
  const { min, max } = new Box3().setFromObject(thing, true);
  const reach = [min.x, max.x].flatMap((x) =>
    [min.y, max.y].flatMap((y) =>
      [min.z, max.z].map((z) => {
        const seen = new Vector3(x, y, z).project(camera);
        return Math.max(Math.abs(seen.x), Math.abs(seen.y));
      }),
    ),
  );
  expect(Math.max(...reach)).toBeLessThanOrEqual(0.901);
  expect(Math.max(...reach)).toBeGreaterThan(0.88);
});
