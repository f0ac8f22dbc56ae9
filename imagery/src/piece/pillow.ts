import { Group, type Mesh } from 'three';
import type { Finish } from '../finish/finish.ts';
import { noise } from '../form/noise.ts';
import { sheetOf, surface } from '../form/sheet.ts';
import { cord, squarePoint } from './shell.ts';

/** What the rooms of a house are furnished with; what is sold has its own forms: see `bedPillow`. */
type PillowForm = 'plain' | 'banded';

interface Pillow {
  /** Metres: along x, along z, and at its highest. */
  readonly width: number;
  readonly length: number;
  readonly height: number;
  readonly finish: Finish;
  readonly form?: PillowForm;
  readonly accent?: Finish;
  readonly seed?: number;
}

/** Of a usual pillow, in metres. */
export const USUAL_PILLOW = { width: 0.7, length: 0.48, height: 0.17 } as const;

/** A pillow that lies flat with its middle at the origin; no two seeds crease alike. */
export const pillow = ({ form = 'plain', seed = 1, accent, ...spec }: Pillow): Group => {
  const made: Bag = {
    ...spec,
    hem: spec.finish,
    welt: 0.0025,
    seed,
    fill: form === 'plain' ? 'soft' : 'tight',
  };
  const group = new Group().add(...bag(made));
  if (form === 'banded' && accent) group.add(...bands(made, accent));
  return group;
};

/** A filled bag: metres, what it is sewn of, how it creases. */
export interface Bag {
  readonly width: number;
  readonly length: number;
  readonly height: number;
  readonly finish: Finish;
  /** The cord in its seam, and how thick that is. */
  readonly hem: Finish;
  readonly welt?: number;
  readonly seed: number;
  /** `chambers`: down, in a bag that is stitched through. */
  readonly fill: 'soft' | 'tight' | 'chambers';
}

/** Two halves that meet in a seam with a cord. */
export const bag = (made: Bag): Mesh[] => [
  half(made, true),
  half(made, false),
  cord(
    (turn) => {
      const [x, z] = seamAt(made, ...squarePoint(turn));
      return [x, 0, z];
    },
    made.hem,
    made.welt,
  ),
];

const DRAWN_IN = { x: 0.055, z: 0.075 };

/** Where the seam of a filled bag runs: its sides draw in, its corners stand and are a little round. */
export const seamAt = (
  { width, length }: Pick<Bag, 'width' | 'length'>,
  a: number,
  b: number,
): [number, number] => {
  const round = 1 - 0.012 * (a * b) ** 8;
  return [
    a * (width / 2 - 0.003) * (1 - DRAWN_IN.x * (1 - b * b)) * round,
    b * (length / 2 - 0.003) * (1 - DRAWN_IN.z * (1 - a * a)) * round,
  ];
};

const half = (made: Bag, isUp: boolean): Mesh => {
  const mesh = surface(
    sheetOf(62, 46, (u, v) => {
      const a = (isUp ? 1 : -1) * towardsSeam(u * 2 - 1);
      const b = towardsSeam(v * 2 - 1);
      const [x, z] = seamAt(made, a, b);
      return [x, (isUp ? 1 : -1) * liftAt(made, a, b, isUp), z];
    }),
    made.finish,
  );
  mesh.userData = { isSoft: true };
  return mesh;
};

/** The closer to the seam, the closer the points: it is there that the cloth turns. */
const towardsSeam = (value: number): number => value * (1.42 - 0.42 * value * value);

/** How high a half stands above the seam (metres). In the seam itself it is 0, whatever the creases. */
const liftAt = ({ height, seed, fill }: Bag, a: number, b: number, isUp: boolean): number => {
  const full = Math.max(0, (1 - a ** 4) * (1 - b ** 4)) ** (fill === 'tight' ? 0.45 : 0.66);
  const shape =
    fill === 'chambers'
      ? full * (0.74 + 0.26 * chambers(a, b))
      : full * (1 + (fill === 'soft' ? creases(a, b, seed + (isUp ? 0 : 7)) : 0));
  return (shape * height) / 2;
};

/** Five by four chambers that keep the down in its place: 0 in a seam, 1 in the middle of one. */
const chambers = (a: number, b: number): number => {
  const bulge = (value: number, count: number) => Math.abs(Math.sin(((value + 1) / 2) * Math.PI * count));
  return (bulge(a, 5) * bulge(b, 4)) ** 0.45;
};

/** The dents of a pillow that was put down by hand, gathers from its sides, long folds from its corners: of its height. */
const creases = (a: number, b: number, seed: number): number => {
  const dents = 0.14 * noise(a * 1.5 + seed, b * 1.5, seed * 2.3);
  const gathers = gathersOf(a, b, seed) + gathersOf(b, a, seed + 31);
  return dents + gathers + cornerFolds(a, b, seed);
};

/** Across a side that is drawn in: they begin behind the seam and are gone half way to the middle. */
const gathersOf = (a: number, b: number, seed: number): number => {
  const inward = 1 - Math.abs(a);
  const reach = (inward / 0.16) * Math.exp(1 - inward / 0.16);
  return 0.075 * reach * noise(b * 4.2 + seed * 1.9, Math.sign(a) * 3 + a * 0.6, seed * 0.7);
};

const cornerFolds = (a: number, b: number, seed: number): number => {
  const [x, z] = [1 - Math.abs(a), 1 - Math.abs(b)];
  const far = Math.hypot(x, z);
  const corner = (a > 0 ? 3 : 0) + (b > 0 ? 5 : 0) + seed;
  const turn = Math.atan2(z, x) / (Math.PI / 2);
  const near = (far / 0.3) * Math.exp(1 - far / 0.3);
  // Gone towards either seam, where the next corner's begin.
  return 0.09 * near * Math.sin(Math.PI * turn) * noise(turn * 3.4 + corner * 2.7, far * 0.8, corner);
};

const bands = (made: Bag, finish: Finish): Mesh[] =>
  [-0.28, 0.28].map((place) =>
    surface(
      sheetOf(24, 64, (u, v) => {
        const a = place + (u - 0.5) * 0.09;
        const b = towardsSeam(v * 2 - 1);
        const [x, z] = seamAt(made, a, b);
        return [x, liftAt(made, a, b, true) + 0.0025, z];
      }),
      finish,
    ),
  );
