import type { Mesh } from 'three';
import type { Finish } from '../finish/finish.ts';
import { noise } from '../form/noise.ts';
import { surface } from '../form/sheet.ts';
import type { PieceSpec, PillowForm } from './piece-spec.ts';
import { cordAround, type Points, type Shell, shellSheet, wallOf } from './shell.ts';
import { ventedShell } from './vented.ts';

/** A pillow cut or poured of foam, in its cover or out of it: its parts around the origin. */
export const moulded = (spec: PieceSpec): Mesh[] => FORMS[spec.parts.form ?? 'plain'](spec);

const FINE: Points = { columns: 50, rows: 36, rim: 6 };
const PLAIN: Points = { columns: 16, rows: 12, rim: 5 };

/** What all of one form have: its outline with the cord inside of its measures. */
const outlineOf = ({ width, length }: PieceSpec, corner: number) => ({
  width: width - 0.006,
  length: length - 0.006,
  corner,
});

/** From 0 in the middle to 1 at the rim. */
const bowl = ({ width, length }: PieceSpec, x: number, z: number): number =>
  Math.min(1, (x / (width / 2)) ** 4 + (z / (length / 2)) ** 4);

const soft = (shell: Shell, points: Points, finish: Finish, isUnder = false): Mesh => {
  const mesh = surface(shellSheet(shell, points, isUnder), finish);
  mesh.userData = { isSoft: true };
  return mesh;
};

/** A loaf in a cover that is quilted in waves. */
const loaf = (spec: PieceSpec): Mesh[] => {
  const { height, cover, side, accent } = spec;
  const outline = outlineOf(spec, 0.09);
  const half = height / 2;
  const dome = (x: number, z: number) =>
    half * (1 - 0.24 * bowl(spec, x, z)) + 0.004 * noise(x * 5, z * 5, 3);
  const groove = (x: number, z: number) => {
    const at = (z + 0.016 * Math.sin(x * 21)) / 0.052;
    return 0.0075 * (1 - Math.min(1, Math.abs(at - Math.round(at)) * 3.4) ** 0.6);
  };
  const upper: Shell = { ...outline, edge: 0.042, bottom: 0, top: (x, z) => dome(x, z) - groove(x, z) };
  const lower: Shell = { ...outline, edge: 0.042, bottom: 0, top: dome };
  return [
    soft(upper, { columns: 50, rows: 50, rim: 5 }, cover),
    soft(lower, PLAIN, side, true),
    cordAround(outline, 0, accent),
  ];
};

/** Heights of a contoured pillow from its back (-1) to its front (1): a roll, a dip, a higher roll. */
const CONTOUR: readonly (readonly [number, number])[] = [
  [-1, 0.66],
  [-0.62, 0.8],
  [0.02, 0.5],
  [0.6, 1],
  [1, 0.82],
];

const contour = (at: number): number => {
  const index = Math.max(
    1,
    CONTOUR.findIndex(([place]) => at <= place),
  );
  const [from, low] = CONTOUR[index - 1] ?? [-1, 0.66];
  const [to, high] = CONTOUR[index] ?? [1, 0.82];
  const part = Math.min(1, Math.max(0, (at - from) / (to - from)));
  return low + ((high - low) * (1 - Math.cos(Math.PI * part))) / 2;
};

const contoured = (spec: PieceSpec): Mesh[] => {
  const { height, length, cover, side, accent } = spec;
  const outline = outlineOf(spec, 0.055);
  const seam = -height * 0.24;
  const upper: Shell = {
    ...outline,
    edge: 0.03,
    bottom: seam,
    top: (_, z) => height * (contour((z * 2) / length) - 0.5),
  };
  const lower: Shell = { ...outline, edge: 0.02, bottom: -seam, top: () => height / 2 };
  return [soft(upper, FINE, cover), soft(lower, PLAIN, side, true), cordAround(outline, seam, accent)];
};

/** Two cushions with an upright wall between them, corded at both of its edges. */
const banded = (spec: PieceSpec): Mesh[] => {
  const { height, cover, side, accent } = spec;
  const outline = outlineOf(spec, 0.055);
  const wall = height * 0.21;
  const edge = 0.014;
  const rise = height / 2 - wall - edge;
  const panel: Shell = {
    ...outline,
    edge,
    bottom: wall,
    top: (x, z) => wall + edge + rise * (1 - bowl(spec, x, z)) ** 0.6 + 0.003 * noise(x * 6, z * 6, 2),
  };
  return [
    soft(panel, FINE, cover),
    soft(panel, { columns: 24, rows: 18, rim: 4 }, cover, true),
    wallOf(outline, { bottom: -wall, top: wall, swell: 0.004 }, side),
    cordAround(outline, wall, accent, 0.0048),
    cordAround(outline, -wall, accent, 0.0048),
  ];
};

/** A slab of foam with rows of holes, its cover drawn down to below its middle. */
const ventilated = (spec: PieceSpec): Mesh[] => {
  const { height, cover, side, accent } = spec;
  const outline = outlineOf(spec, 0.06);
  const seam = -height * 0.12;
  const inner = { width: outline.width - 0.008, length: outline.length - 0.008, corner: 0.056 };
  const foam: Finish = { kind: 'foam', color: cover.color };
  const upper: Shell = {
    ...inner,
    edge: 0.034,
    bottom: seam,
    top: (x, z) => (height / 2) * (1 - 0.14 * bowl(spec, x, z)),
  };
  const lower: Shell = { ...outline, edge: 0.028, bottom: -seam, top: () => height / 2 };
  return [
    ventedShell(upper, { across: 12, along: 8, radius: 0.0085, deep: 0.03 }, 6, foam),
    soft(lower, PLAIN, { kind: 'knit', color: side.color }, true),
    cordAround(outline, seam, accent, 0.0055),
  ];
};

const FORMS: Readonly<Record<PillowForm, (spec: PieceSpec) => Mesh[]>> = {
  plain: loaf,
  contoured,
  banded,
  ventilated,
};
