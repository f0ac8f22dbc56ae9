import { type Camera, outline } from './projection.ts';

type Corner = readonly [across: number, up: number];

/** A rectangle that faces the viewer, between two corners at one depth. */
export const standing = (camera: Camera, [left, low]: Corner, [right, high]: Corner, z: number): string =>
  outline(camera, [
    [left, low, z],
    [right, low, z],
    [right, high, z],
    [left, high, z],
  ]);

/** A rectangle that faces right, between two corners given as [towards the viewer, up]. */
export const sideways = (camera: Camera, [far, low]: Corner, [near, high]: Corner, x: number): string =>
  outline(camera, [
    [x, low, far],
    [x, low, near],
    [x, high, near],
    [x, high, far],
  ]);

/** A rectangle that lies flat, between two corners given as [across, towards the viewer]. */
export const lying = (
  camera: Camera,
  [left, far]: readonly [number, number],
  [right, near]: readonly [number, number],
  y: number,
): string =>
  outline(camera, [
    [left, y, far],
    [right, y, far],
    [right, y, near],
    [left, y, near],
  ]);
