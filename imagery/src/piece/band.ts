import type { Mesh } from 'three';
import type { Finish } from '../finish/finish.ts';
import { sheetOf, surface } from '../form/sheet.ts';
import { INCH } from '../form/units.ts';

const CORNER = 3.2 * INCH;

/** The sides of a mattress between two heights; metres. */
export interface Band {
  readonly width: number;
  readonly length: number;
  readonly bottom: number;
  readonly top: number;
}

/**
 * A wall with round corners that swells a little, as filled cloth does: between rows of stitches one above the other,
 * and between ribs, of which there are so many all around.
 */
export const band = (
  { width, length, bottom, top }: Band,
  finish: Finish,
  { rows = 1, ribs = 0 } = {},
): Mesh =>
  surface(
    sheetOf(ribs === 0 ? 240 : ribs * 7, 14 * rows, (u, v) => {
      const rib = ribs === 0 ? 0 : 0.007 * Math.abs(Math.sin(Math.PI * u * ribs)) ** 0.7 - 0.004;
      const swell = 0.012 * Math.abs(Math.sin(Math.PI * v * rows)) + rib;
      const [x, z] = outline(-u, width / 2 + swell, length / 2 + swell);
      return [x, bottom + (top - bottom) * (1 - v), z];
    }),
    finish,
  );

/** A point of a rectangle with round corners, from 0 to 1 around it. */
export const outline = (
  turn: number,
  halfWidth: number,
  halfLength: number,
  roundness = 1,
): [number, number] => {
  const corner = Math.min(CORNER * roundness, halfWidth, halfLength);
  const straightX = 2 * (halfWidth - corner);
  const straightZ = 2 * (halfLength - corner);
  const arc = (Math.PI / 2) * corner;
  const whole = 2 * (straightX + straightZ) + 4 * arc;
  if (whole < 1e-6) return [0, 0];
  let along = (turn - Math.floor(turn)) * whole;
  const sides = [
    { straight: straightX, x: -straightX / 2, z: halfLength, dx: 1, dz: 0, angle: Math.PI / 2 },
    { straight: straightZ, x: halfWidth, z: straightZ / 2, dx: 0, dz: -1, angle: 0 },
    { straight: straightX, x: straightX / 2, z: -halfLength, dx: -1, dz: 0, angle: -Math.PI / 2 },
    { straight: straightZ, x: -halfWidth, z: -straightZ / 2, dx: 0, dz: 1, angle: Math.PI },
  ];
  for (const { straight, x, z, dx, dz, angle } of sides) {
    if (along <= straight) return [x + dx * along, z + dz * along];
    along -= straight;
    if (along <= arc) {
      const turned = angle - along / corner;
      const centerX = x + dx * straight - Math.cos(angle) * corner;
      const centerZ = z + dz * straight - Math.sin(angle) * corner;
      return [centerX + Math.cos(turned) * corner, centerZ + Math.sin(turned) * corner];
    }
    along -= arc;
  }
  return [-straightX / 2, halfLength];
};
