import { Group, type Mesh } from 'three';
import type { Finish } from '../finish/finish.ts';
import { noise } from '../form/noise.ts';
import { sheetOf, surface } from '../form/sheet.ts';
import type { PillowForm } from './piece-spec.ts';

export interface Pillow {
  /** Metres: along x, along z, and at its highest. */
  readonly width: number;
  readonly length: number;
  readonly height: number;
  readonly finish: Finish;
  readonly form?: PillowForm;
  readonly accent?: Finish;
  readonly seed?: number;
}

/** A pillow that lies flat with its middle at the origin; no two seeds crease alike. */
export const pillow = (spec: Pillow): Group => {
  const group = new Group();
  const form = spec.form ?? 'plain';
  for (const up of [true, false]) group.add(half(spec, form, up));
  if (form === 'banded') group.add(...bands(spec));
  return group;
};

const half = ({ width, length, height, finish, seed = 1 }: Pillow, form: PillowForm, up: boolean): Mesh =>
  surface(
    sheetOf(96, 64, (u, v) => {
      const across = (up ? 1 : -1) * (u * 2 - 1);
      const along = v * 2 - 1;
      const thick = thickness(form, across, along) * (height / 2);
      const crease = form === 'plain' ? creases(across, along, seed) * height : 0;
      // The sides of a filled bag draw in and leave its corners standing.
      const x = across * (width / 2) * (1 - 0.055 * (1 - along * along));
      const z = along * (length / 2) * (1 - 0.07 * (1 - across * across));
      return [x, (up ? 1 : -1) * (thick + crease * (thick > 0.004 ? 1 : 0)), z];
    }),
    finish,
  );

const thickness = (form: PillowForm, x: number, z: number): number => {
  const power = form === 'plain' ? 0.52 : 0.3;
  const bag = ((1 - x ** 4) * (1 - z ** 4)) ** power;
  if (form === 'contoured') return bag * (0.5 + 0.5 * Math.cos((z + 0.1) * Math.PI * 1.5) ** 2);
  if (form === 'ventilated') return bag * (1 - 0.3 * holes(x, z));
  return bag;
};

const holes = (x: number, z: number): number => {
  const dx = x * 9 - Math.round(x * 9);
  const dz = z * 6 - Math.round(z * 6);
  return Math.exp(-(dx * dx + dz * dz) / 0.02);
};

/** Folds that run in from the seams, and the dents of a pillow that was put down by hand. */
const creases = (x: number, z: number, seed: number): number => {
  const edge = Math.max(Math.abs(x), Math.abs(z));
  const folds = noise(x * 7 + seed * 3.1, z * 7 + seed * 5.7, seed) * 0.09 * edge ** 3;
  return folds + 0.05 * noise(x * 1.7 + seed, z * 1.7, seed * 2.3);
};

const bands = ({ width, length, height, accent }: Pillow): Mesh[] =>
  accent === undefined
    ? []
    : [-0.28, 0.28].map((place) =>
        surface(
          sheetOf(24, 64, (u, v) => {
            const x = place + (u - 0.5) * 0.09;
            const along = v * 2 - 1;
            const lift = thickness('banded', x, along) * (height / 2) + 0.0025;
            return [
              x * (width / 2) * (1 - 0.055 * (1 - along * along)),
              lift,
              along * (length / 2) * (1 - 0.07 * (1 - x * x)),
            ];
          }),
          accent,
        ),
      );
