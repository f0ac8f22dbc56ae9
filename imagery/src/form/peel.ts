import { BufferAttribute, Mesh, type Object3D } from 'three';

/** How a slab or cloth is rolled up past a line that crosses it. Metres and radians. */
interface Peel {
  /** Across the line, level, of length 1: towards what is rolled up. */
  readonly toward: readonly [x: number, z: number];
  /** How far along `toward` the line lies from the origin. */
  readonly from: number;
  /** Of the roll's inner side. */
  readonly radius: number;
  readonly thickness: number;
  /** How far it is rolled at most; what is left beyond goes straight on. */
  readonly turn: number;
  /** The height of its underside. */
  readonly bottom: number;
}

/** Rolls all points of a thing, which is not turned or moved itself, around a cylinder that lies on the line. */
export const peeled = <Thing extends Object3D>(thing: Thing, peel: Peel): Thing => {
  thing.traverse((object) => {
    if (!(object instanceof Mesh)) return;
    const position = object.geometry.getAttribute('position');
    const points = Float32Array.from(position.array);
    for (let i = 0; i < points.length; i += 3) roll(points, i, peel);
    object.geometry.setAttribute('position', new BufferAttribute(points, 3));
    object.geometry.computeVertexNormals();
  });
  return thing;
};

/** Metres past the line at which cloth no longer hangs. */
const LEVEL = 0.15;

const roll = (points: Float32Array, i: number, { toward, from, radius, thickness, turn, bottom }: Peel) => {
  const [x = 0, y = 0, z = 0] = points.subarray(i, i + 3);
  const along = x * toward[0] + z * toward[1];
  if (along <= from) return;
  // A skirt that hung down is drawn level, the more the further it is past the line.
  const hanging = Math.max(0, bottom - y) * Math.min(1, (along - from) / LEVEL);
  const height = y + hanging - bottom;
  const beyond = along - from + hanging;
  const middle = radius + thickness / 2;
  const angle = Math.min(beyond / middle, turn);
  const straight = beyond - angle * middle;
  const arm = radius + thickness - height;
  const rolled = from + arm * Math.sin(angle) + straight * Math.cos(angle);
  points[i] = x + (rolled - along) * toward[0];
  points[i + 1] = bottom + radius + thickness - arm * Math.cos(angle) + straight * Math.sin(angle);
  points[i + 2] = z + (rolled - along) * toward[1];
};
