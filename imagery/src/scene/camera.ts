import { Box3, type Object3D, PerspectiveCamera, Vector3 } from 'three';
import type { Point } from '../form/block.ts';

/** Where a picture is taken from, towards what, and with how long a lens (vertical angle in degrees). Metres. */
export interface Camera {
  readonly at: Point;
  readonly target: Point;
  readonly angle: number;
  /** How wide the aperture is (f-number), where not all of it is sharp. */
  readonly aperture?: number;
}

export const ASPECT = 4 / 3;

/**
 * The camera that sees all of a thing from a direction, with `margin` of the picture left around it. The
 * direction points from the thing to the camera.
 */
export const framing = (thing: Object3D, direction: Point, { angle = 24, margin = 0.14 } = {}): Camera => {
  thing.updateMatrixWorld(true);
  const box = new Box3().setFromObject(thing, true);
  const target = box.getCenter(new Vector3());
  const away = new Vector3(...direction).normalize();
  const camera = new PerspectiveCamera(angle, ASPECT);
  let near = 0.1;
  let far = 60;
  for (let step = 0; step < 28; step += 1) {
    const middle = (near + far) / 2;
    if (isSeen(box, camera, target, away, middle, 1 - margin)) far = middle;
    else near = middle;
  }
  return { at: target.clone().addScaledVector(away, far).toArray(), target: target.toArray(), angle };
};

const isSeen = (
  box: Box3,
  camera: PerspectiveCamera,
  target: Vector3,
  away: Vector3,
  distance: number,
  reach: number,
): boolean => {
  camera.position.copy(target).addScaledVector(away, distance);
  camera.lookAt(target);
  camera.updateMatrixWorld(true);
  return cornersOf(box).every((corner) => {
    const seen = corner.project(camera);
    return Math.abs(seen.x) <= reach && Math.abs(seen.y) <= reach && seen.z < 1;
  });
};

const cornersOf = ({ min, max }: Box3): Vector3[] =>
  [min.x, max.x].flatMap((x) =>
    [min.y, max.y].flatMap((y) => [min.z, max.z].map((z) => new Vector3(x, y, z))),
  );
