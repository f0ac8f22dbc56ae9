import { CylinderGeometry, Mesh, Quaternion, Vector3 } from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';
import { type Finish, materialOf } from '../finish/finish.ts';

export type Point = readonly [x: number, y: number, z: number];

interface Block {
  /** Width (x), height (y) and depth (z) in metres. */
  readonly size: Point;
  /** Where its middle is, in metres; y is up, the floor is 0. */
  readonly at: Point;
  readonly finish: Finish;
  /** How round its edges are, in metres. */
  readonly radius?: number;
}

/** A board, panel or slab with softened edges: no edge in a house is perfectly sharp. */
export const block = ({ size, at, finish, radius = 0.004 }: Block): Mesh => {
  const [width, height, depth] = size;
  const round = Math.min(radius, Math.min(width, height, depth) * 0.49);
  const mesh = new Mesh(new RoundedBoxGeometry(width, height, depth, 3, round), materialOf(finish));
  mesh.position.set(...at);
  return mesh;
};

interface Rod {
  readonly from: Point;
  readonly to: Point;
  /** Metres at `from` and, where it tapers, at `to`. */
  readonly radius: number;
  readonly endRadius?: number;
  readonly finish: Finish;
}

/** A round bar between two points: a leg, a spindle, a handle, a stem. */
export const rod = ({ from, to, radius, endRadius = radius, finish }: Rod): Mesh => {
  const start = new Vector3(...from);
  const along = new Vector3(...to).sub(start);
  const mesh = new Mesh(new CylinderGeometry(endRadius, radius, along.length(), 24), materialOf(finish));
  mesh.position.copy(start).addScaledVector(along, 0.5);
  mesh.quaternion.copy(new Quaternion().setFromUnitVectors(UP, along.normalize()));
  return mesh;
};

const UP = new Vector3(0, 1, 0);
