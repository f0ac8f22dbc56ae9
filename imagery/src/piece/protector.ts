import { Group, type Mesh, type Object3D } from 'three';
import type { Finish } from '../finish/finish.ts';
import { peeled } from '../form/peel.ts';
import { sheetOf, surface } from '../form/sheet.ts';
import { band } from './band.ts';
import { panel } from './mattress.ts';
import type { PieceSpec } from './piece-spec.ts';
import { gathered, zip } from './protector-skirt.ts';
import { seedOf } from './seed.ts';
import { outlinePoint, shellSheet, wallOf } from './shell.ts';

/** Metres: of what it is shown on. */
const MATTRESS = 0.28;
/** The middle of a mattress is this much higher than its edge. */
const CROWN = 0.024;
const CORNER = 0.095;
/** What it stands off the mattress at each side. */
const BESIDE = 0.019;

/** `quilted` is soft, `smooth` shines a little and has a skirt that is gathered, `encasement` closes with a zip. */
export type Make = 'quilted' | 'smooth' | 'encasement';

const QUILTED = ['breathable', 'cotton', 'wool'];

export const makeOf = ({ name }: PieceSpec): Make => {
  if (name.includes('cover') || name.includes('encas')) return 'encasement';
  return QUILTED.some((word) => name.includes(word)) ? 'quilted' : 'smooth';
};

/** Metres of a corner, along the diagonal, that are turned back: less of one that is known by its top. */
const REACH: Readonly<Record<Make, number>> = { quilted: 0.38, smooth: 0.56, encasement: 0.47 };

/** A protector drawn over a plain mattress that stands on y = 0, a corner at the foot turned back. */
export const protector = (spec: PieceSpec): Group => drawnOver(spec, REACH[makeOf(spec)]);

/** The same with no corner turned back. */
export const protectorDrawnTight = (spec: PieceSpec): Group => drawnOver(spec, 0);

const drawnOver = (spec: PieceSpec, reach: number): Group => {
  const { width, length } = spec;
  const border = { width, length, bottom: 0, top: MATTRESS };
  const plain: Finish = { kind: 'knit', color: '#efebe3' };
  return new Group().add(
    band(border, plain),
    panel(border, plain, () => 0),
    clothOver(spec, MATTRESS, reach),
    ...protectorBelow(spec, MATTRESS, 0),
  );
};

const HALF = Math.SQRT1_2;

/** Its cloth over a mattress whose edge is at `top`, the right corner of the foot turned back by `reach`; 0 is tight. */
export const clothOver = (spec: PieceSpec, top: number, reach: number): Group => {
  const { width, length } = spec;
  const cloth = new Group().add(...clothOf(spec, top), wrongSide(spec, top));
  if (reach === 0) return cloth;
  return peeled(cloth, {
    toward: [HALF, HALF],
    from: ((width + length) / 2) * HALF - reach,
    radius: 0.035,
    thickness: 0.012,
    turn: 2.9,
    bottom: top + CROWN - 0.004,
  });
};

const outlineOf = ({ width, length }: PieceSpec) => ({
  width: width + 2 * BESIDE,
  length: length + 2 * BESIDE,
  corner: CORNER,
});

/** How far down its top reaches, and from there its skirt. Metres. */
const DOWN: Readonly<Record<Make, { readonly top: number; readonly skirt: number }>> = {
  quilted: { top: 0.075, skirt: 0.2 },
  smooth: { top: 0.05, skirt: 0.2 },
  encasement: { top: 0.15, skirt: 0.15 },
};

const clothOf = (spec: PieceSpec, top: number): Object3D[] => {
  const make = makeOf(spec);
  const outline = outlineOf(spec);
  const down = DOWN[make];
  const quilt = make === 'quilted' ? quiltOf(spec) : () => 0;
  const cover: Finish = make === 'smooth' ? { kind: 'sateen', color: spec.cover.color } : spec.cover;
  const above = surface(
    shellSheet(
      {
        ...outline,
        edge: 0.03,
        bottom: top - down.top,
        top: (x, z) => top + CROWN + 0.004 + quilt(x, z),
      },
      { columns: 120, rows: 156, rim: 8 },
    ),
    cover,
  );
  const edge = top - down.top;
  if (make === 'encasement') return [above, ...zip(outline, edge, spec)];
  return [above, ...gathered(outline, { top: edge, bottom: top - down.skirt }, spec)];
};

/** What of an encasement stays where it is when its upper part is opened: the wall below its zip. */
export const protectorBelow = (spec: PieceSpec, top: number, bottom: number): Mesh[] =>
  makeOf(spec) === 'encasement'
    ? [
        wallOf(
          outlineOf(spec),
          { top: top - DOWN.encasement.top - 0.016, bottom: bottom + 0.006, swell: 0.004 },
          spec.cover,
        ),
      ]
    : [];

/** Metres above its seams, by the pattern that belongs to the product. */
const quiltOf = (spec: PieceSpec): ((x: number, z: number) => number) => {
  const size = 0.13 + (seedOf(spec) % 3) * 0.02;
  const seam = (value: number) => Math.min(1, Math.abs(value - Math.round(value)) * 3) ** 0.5;
  const patterns: readonly ((x: number, z: number) => number)[] = [
    (x, z) => seam((x + z) / size) * seam((x - z) / size),
    (x, z) => seam(x / size) * seam(z / size),
    (x, z) => seam((z + 0.022 * Math.sin(x * 24)) / (size * 0.6)),
  ];
  const pattern = patterns[(seedOf(spec) >> 2) % patterns.length] ?? (() => 1);
  return (x, z) => 0.014 * pattern(x, z);
};

/** Its wrong side, which keeps the wet out. */
const wrongSide = ({ width, length, side }: PieceSpec, top: number): Mesh =>
  surface(
    sheetOf(120, 160, (u, v) => {
      const [a, b] = [1 - 2 * u, 2 * v - 1];
      const part = Math.max(Math.abs(a), Math.abs(b), 1e-6);
      const outline = { width: width - 0.03, length: length - 0.03, corner: CORNER };
      const [x, z] = outlinePoint(outline, a / part, b / part);
      return [x * part, top + CROWN - 0.003, z * part];
    }),
    { kind: 'sateen', color: side.color },
  );
