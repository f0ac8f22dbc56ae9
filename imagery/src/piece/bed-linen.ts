import { Group, type Mesh } from 'three';
import type { Finish } from '../finish/finish.ts';
import { noise } from '../form/noise.ts';
import { sheetOf, surface } from '../form/sheet.ts';
import { shellSheet } from './shell.ts';
import type { BedTop } from './soft-goods.ts';

/** Metres by which cloth lies above what it is drawn over, and stands off its sides. */
const ABOVE = 0.005;
const BESIDE = 0.022;
const EDGE = 0.035;
const CORNER = 0.1;

/** The creases of cloth that was drawn smooth by hand: metres at x and z. */
const creasesOf =
  (seed: number, deep: number) =>
  (x: number, z: number): number => {
    const long = noise(x * 2.1 + seed, z * 2.6, seed * 1.3);
    const fine = 1 - Math.abs(noise(x * 5.5 + z * 2.2, z * 4.1 - x * 1.7, seed * 2.9 + 5)) * 2;
    return deep * (0.55 * long + 0.45 * Math.max(0, fine) ** 3);
  };

/** A fitted sheet over all of a mattress; `bed.top` is the highest point of what it covers. */
export const fittedSheet = (bed: BedTop, finish: Finish, seed = 1): Mesh => {
  const creases = creasesOf(seed, 0.004);
  const sheet = shellSheet(
    {
      width: bed.width + 2 * BESIDE,
      length: bed.length + 2 * BESIDE,
      corner: CORNER,
      edge: EDGE,
      bottom: bed.top - 0.31,
      top: (x, z) => bed.top + ABOVE + Math.max(-0.002, creases(x, z)),
      wall: (down, x, z) => 0.006 * Math.sin(Math.PI * down) * noise(x * 9, z * 9, seed + down * 1.5),
    },
    { columns: 100, rows: 124, rim: 14 },
  );
  const mesh = surface(sheet, finish);
  mesh.position.z = bed.z;
  mesh.userData = { isSoft: true };
  return mesh;
};

/** How a flat sheet lies: metres from the head of the mattress to its fold, and of what is folded back. */
export interface FlatSheet {
  readonly finish: Finish;
  /** Its underside, which shows where it is turned back. */
  readonly under: Finish;
  readonly hem: Finish;
  readonly fold: number;
  readonly back: number;
  /** Whether it hangs down its sides instead of being tucked in. */
  readonly hangs: boolean;
  /** How much deeper than in its middle it is folded back at its right side, and less at its left. */
  readonly slant?: number;
  readonly seed?: number;
}

const LOOP = 0.011;
/** The round of the fold, as part of the rows of what is folded back. */
const TURN = 0.22;

/** A flat sheet from the foot up to its turned hem, which shows its underside. */
export const flatSheet = (bed: BedTop, how: FlatSheet): Group => {
  const lie = lieOf(bed, how);
  const foot = bed.length / 2 + BESIDE + 0.31;
  const foldAt = (t: number) => how.fold - bed.length / 2 + (how.slant ?? 0) * t;
  const main = surface(
    sheetOf(130, 110, (u, v) => {
      const t = u * 2 - 1;
      const from = foldAt(t);
      return lie(t, from + (foot - from) * v, 0);
    }),
    how.finish,
  );
  const backOf = (t: number, v: number): readonly [number, number, number] => {
    const from = foldAt(t);
    if (v <= TURN) {
      const angle = (v / TURN) * Math.PI;
      return lie(t, from - LOOP * Math.sin(angle), LOOP * (1 - Math.cos(angle)));
    }
    // Its edge comes down to what is below: a gap there would be a black line along the hem.
    const along = (v - TURN) / (1 - TURN);
    return lie(
      t,
      from + along * (how.back + 0.9 * (how.slant ?? 0) * t),
      LOOP * (2 - 0.7 * along - 0.95 * along ** 6),
    );
  };
  const back = surface(
    sheetOf(130, 56, (u, v) => backOf(u * 2 - 1, v)),
    how.under,
  );
  const hem = surface(
    sheetOf(130, 5, (u, v) => {
      const [x, y, z] = backOf(u * 2 - 1, 0.8 + v * 0.045);
      return [x * (1 + 0.0025 * Math.abs(u * 2 - 1)), y + 0.0022 * Math.sin(Math.PI * v), z];
    }),
    how.hem,
  );
  const group = new Group().add(main, back, hem);
  for (const mesh of [main, back]) mesh.userData = { isSoft: true };
  group.position.z = bed.z;
  return group;
};

/** Where cloth lies on the bed at t (-1 to 1, across), z (metres; past the foot it goes down), `off` above it. */
const lieOf = (bed: BedTop, { hangs, seed = 1, finish }: FlatSheet) => {
  const creases = creasesOf(seed * 1.7 + 3, finish.kind === 'linen' ? 0.011 : 0.006);
  const side = bed.width / 2 + BESIDE;
  const end = bed.length / 2 + BESIDE;
  const reach = side - EDGE + (EDGE * Math.PI) / 2 + (hangs ? 0.4 : 0.29);
  return (t: number, z: number, off: number): [number, number, number] => {
    const lift = 0.007 + off;
    const across = fallOf(Math.abs(t) * reach, side, lift);
    const along = fallOf(z, end, lift);
    const down = Math.max(across.down, along.down);
    const sway = hangs ? swayOf(across.down, z, seed) : 0.002;
    const [x, atZ] = rounded(across.at, along.at, side + lift, end + lift);
    const level = down < EDGE ? 1 - down / EDGE : 0;
    const y = bed.top + ABOVE + lift - down + level * Math.max(-0.002, creases(x * Math.sign(t), z));
    return [Math.sign(t) * (x + (across.down > 0 ? sway : 0)), y, atZ];
  };
};

/** Cloth that runs `along` metres towards an edge: how far out it is then, and how far down. */
const fallOf = (
  along: number,
  edge: number,
  lift: number,
): { readonly at: number; readonly down: number } => {
  const flat = edge - EDGE;
  if (along <= flat) return { at: along, down: 0 };
  const angle = Math.min((along - flat) / EDGE, Math.PI / 2);
  const rest = Math.max(0, along - flat - (EDGE * Math.PI) / 2);
  return {
    at: flat + (EDGE + lift) * Math.sin(angle),
    down: (EDGE + lift) * (1 - Math.cos(angle)) + rest,
  };
};

/** Hanging cloth clears the rail below and falls in folds. */
const swayOf = (down: number, z: number, seed: number): number => {
  const low = Math.min(1, down / 0.24);
  const folds = 0.5 + 0.5 * Math.sin(z * 19 + 2.4 * noise(z * 2.3, seed, 1) + seed);
  return 0.058 * low ** 1.4 + 0.026 * low ** 2 * folds;
};

/** The corners at the foot, as round as those of what is below. */
const rounded = (x: number, z: number, side: number, end: number): [number, number] => {
  const beyondX = x - (side - CORNER);
  const beyondZ = z - (end - CORNER);
  if (beyondX <= 0 || beyondZ <= 0) return [x, z];
  const pull = Math.max(beyondX, beyondZ) / Math.hypot(beyondX, beyondZ);
  return [side - CORNER + beyondX * pull, end - CORNER + beyondZ * pull];
};
