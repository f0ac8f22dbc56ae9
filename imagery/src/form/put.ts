import type { Object3D } from 'three';

/** Puts a thing down: its place in metres, turned around its upright axis. */
export const put = <Thing extends Object3D>(
  thing: Thing,
  x: number,
  y: number,
  z: number,
  turn = 0,
): Thing => {
  thing.position.set(x, y, z);
  thing.rotation.y = turn;
  return thing;
};
