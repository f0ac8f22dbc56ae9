import { Mesh, type Object3D } from 'three';
import type { Finish } from '../finish/finish.ts';
import { drape } from '../form/drape.ts';
import { noise } from '../form/noise.ts';
import { filled, placeIn, type Sheet, sheetOf } from '../form/sheet.ts';
import type { BedTop } from './soft-goods.ts';

/** Metres: how far it is from what it lies on, how thick it is, how wide its hem is and how far that bends down. */
const CLEAR = 0.003;
const THICK = 0.009;
const HEM = 0.018;
const BENT = 0.011;
const LENGTH = 0.52;
/** So far it hangs from the sides of a duvet, whose hem stands out: metres. */
const FREE = 0.028;

/** A throw across the foot of a bed, upon its mattress or sheet, or `on` the duvet that is there. */
export const throwOnBed = (
  bed: BedTop,
  finish: Finish,
  seed = 3,
  on: readonly Object3D[] = [],
): Object3D[] => {
  const middle = bed.length * 0.27;
  const topAt = heightsOf(on, bed, middle);
  const below = Math.max(0, topAt(0, middle) - bed.top);
  const box = {
    width: bed.width + 0.048 + 2 * (below + (on.length > 0 ? FREE : 0)),
    length: bed.length + 0.048 + 2 * below,
    top: bed.top + below + CLEAR,
  };
  const width = bed.width + 0.62;
  const fallen = drape({ width, length: LENGTH, box, z: middle, stiffness: 0.35, seed });
  const across = Array.from(
    { length: fallen.columns * 2 - 1 },
    (_, index) => index / (fallen.columns * 2 - 2),
  );
  const cloth = laid(finer(fallen, across), box.width / 2, topAt);
  const meshes = filled(cloth, finish, (u, v) => thickness(u, at(LINES, v), width, seed));
  for (const mesh of meshes) mesh.position.z += bed.z;
  return meshes;
};

/** Where its rows of points are, from 0 to 1: close together in its hems. */
const LINES: readonly number[] = (() => {
  const hem = [0, 0.004, 0.009, 0.014, HEM, 0.022, 0.03, 0.042].map((away) => away / LENGTH);
  const inner = Array.from({ length: 25 }, (_, index) => 0.11 + (index / 24) * 0.78);
  return [...hem, ...inner, ...hem.map((each) => 1 - each).reverse()];
})();

const at = (values: readonly number[], share: number): number =>
  values[Math.round(share * (values.length - 1))] ?? 0;

/** The sheet as it fell, at more points: its height and its place between those it was reckoned at. */
const finer = (sheet: Sheet, across: readonly number[]): Sheet =>
  sheetOf(across.length, LINES.length, (u, v) =>
    placeIn(sheet, at(across, u) * (sheet.columns - 1), at(LINES, v) * (sheet.rows - 1)),
  );

/** What lies on the bed lies close to it; its long edges bend down. What hangs, hangs as it fell. */
const laid = (
  { columns, rows, points }: Sheet,
  side: number,
  topAt: (x: number, z: number) => number,
): Sheet =>
  sheetOf(columns, rows, (u, v) => {
    const index = (Math.round(v * (rows - 1)) * columns + Math.round(u * (columns - 1))) * 3;
    const [x = 0, y = 0, z = 0] = points.subarray(index, index + 3);
    const line = at(LINES, v) * LENGTH;
    const edge = Math.max(0, 1 - Math.min(line, LENGTH - line) / HEM);
    const level = Math.min(1, Math.max(0, (side - 0.05 - Math.abs(x)) / 0.06));
    const lying = topAt(x, z) + CLEAR - BENT * edge ** 2;
    return [x, y + (lying - y) * level, z];
  });

/** A seam behind each hem, and three soft folds that wander across: a throw never lies like a board. */
const thickness = (u: number, v: number, width: number, seed: number): number => {
  const away = Math.min(v, 1 - v) * LENGTH;
  const end = Math.min(u, 1 - u) * width;
  const edge = Math.min(1, Math.min(away, end) / 0.009);
  const seam = 1 - 0.45 * Math.exp(-(((away - HEM) / 0.003) ** 2));
  const folds = [0.27, 0.5, 0.74].map((place, index) => {
    const line = place + 0.06 * noise(u * 2.4 + seed, index * 3.7, seed * 1.3);
    const high = 0.011 * Math.max(0, 0.55 + noise(u * 3.1 + index * 5.1, seed * 0.7, 2));
    const aside = (v - line) * LENGTH;
    return high * Math.exp(-((aside / (aside < 0 ? 0.014 : 0.03)) ** 2));
  });
  const fine = 0.0008 * noise(u * 40, v * 12, seed);
  return 0.0015 + THICK * edge ** 0.5 * seam + fine + folds.reduce((sum, fold) => sum + fold, 0);
};

const CELL = 0.03;
const ROUND = 2;

/** How high the bed is at x and z (metres, from the middle of its mattress): its top, or what lies there on it. */
const heightsOf = (on: readonly Object3D[], bed: BedTop, middle: number) => {
  if (on.length === 0) return () => bed.top;
  const columns = Math.ceil((bed.width + 0.3) / CELL);
  const rows = Math.ceil((LENGTH + 0.3) / CELL);
  const found = new Float64Array(columns * rows).fill(Number.NaN);
  const [left, back] = [(-columns * CELL) / 2, middle - (rows * CELL) / 2];
  for (const thing of on) {
    if (!(thing instanceof Mesh)) continue;
    const position = thing.geometry.getAttribute('position');
    for (let index = 0; index < position.count; index += 1) {
      const column = Math.floor((position.getX(index) - left) / CELL);
      const row = Math.floor((position.getZ(index) + thing.position.z - bed.z - back) / CELL);
      if (column < 0 || column >= columns || row < 0 || row >= rows) continue;
      const cell = row * columns + column;
      found[cell] = Math.max(found[cell] || bed.top, position.getY(index) + thing.position.y);
    }
  }
  return (x: number, z: number): number => {
    let sum = 0;
    let weights = 0;
    const [atX, atZ] = [(x - left) / CELL - 0.5, (z - back) / CELL - 0.5];
    for (let row = Math.ceil(atZ - ROUND); row <= atZ + ROUND; row += 1)
      for (let column = Math.ceil(atX - ROUND); column <= atX + ROUND; column += 1) {
        const height = column < 0 || column >= columns ? Number.NaN : found[row * columns + column];
        if (height === undefined || Number.isNaN(height)) continue;
        const weight = Math.max(0, 1 - Math.hypot(row - atZ, column - atX) / ROUND);
        sum += height * weight;
        weights += weight;
      }
    return weights > 0 ? sum / weights : bed.top;
  };
};
