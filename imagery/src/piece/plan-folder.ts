import { Group, type Object3D } from 'three';
import type { Finish } from '../finish/finish.ts';
import { block, rod } from '../form/block.ts';
import { sheetOf, surface } from '../form/sheet.ts';
import { numeral } from './numeral.ts';
import type { PieceSpec, Plan } from './piece-spec.ts';

interface Folder {
  /** The colour of its boards. */
  readonly color: string;
  /** The number on it; none where it is of no plan. */
  readonly years?: number;
  /** What is protected: a small relief below the shield. */
  readonly sign?: Plan['family'];
  /** A band of cloth around it. */
  readonly band?: string;
}

export const FOLDER = { width: 0.23, height: 0.31, thick: 0.016 } as const;

const BRASS: Finish = { kind: 'brass', color: '#c8a35a' };
const PAPER: Finish = { kind: 'paper', color: '#f6f1e6' };
const BOARD = 0.003;

/** A bound folder that stands upright, its face at +z, its foot at y = 0: boards, pages, and a brass shield. */
export const folder = ({ color, years, sign, band }: Folder): Group => {
  const { width, height, thick } = FOLDER;
  const cover: Finish = { kind: 'linen', color };
  const face = thick / 2;
  const group = new Group();
  group.add(
    ...[-1, 1].map((side) =>
      block({
        size: [width, height, BOARD],
        at: [0, height / 2, side * (face - BOARD / 2)],
        finish: cover,
        radius: 0.0014,
      }),
    ),
    block({
      size: [width - 0.008, height - 0.008, thick - 2 * BOARD - 0.0006],
      at: [0.001, height / 2, 0],
      finish: PAPER,
      radius: 0.001,
    }),
    rod({
      from: [-width / 2 + 0.002, 0.0005, 0],
      to: [-width / 2 + 0.002, height - 0.0005, 0],
      radius: thick / 2 - 0.0004,
      finish: cover,
    }),
    shield([0, height * 0.66, face], 0.066),
    ...(years === undefined ? [] : numberOn(years, face)),
    ...(sign === undefined ? [] : SIGNS[sign](height * 0.115, face)),
  );
  if (band !== undefined)
    group.add(
      block({
        size: [width + 0.004, 0.02, thick + 0.004],
        at: [0, height * 0.235, 0],
        finish: { kind: 'sateen', color: band },
        radius: 0.002,
      }),
    );
  return group;
};

/** The folder of a plan: its number, its sign, and a band where it covers accidents. */
export const planFolder = ({ accent }: PieceSpec, { years, family, isAccidental }: Plan): Group =>
  folder({
    color: accent.color,
    years,
    sign: family,
    ...(isAccidental ? { band: '#f2ead8' } : {}),
  });

const LEAN = -0.16;

/** A folder on a small easel of brass that stands at y = 0. */
export const onEasel = (upright: Group): Group => {
  const back = FOLDER.thick / 2 + 0.006;
  upright.rotation.x = LEAN;
  upright.position.set(0, 0.006, 0);
  return new Group().add(
    upright,
    ...[-0.07, 0.07].map((x) =>
      rod({
        from: [x, FOLDER.height * 0.72, -back - Math.tan(-LEAN) * FOLDER.height * 0.72],
        to: [x * 1.3, 0.003, -0.15],
        radius: 0.003,
        finish: BRASS,
      }),
    ),
    rod({
      from: [-0.1, 0.003, FOLDER.thick / 2 + 0.004],
      to: [0.1, 0.003, FOLDER.thick / 2 + 0.004],
      radius: 0.0035,
      finish: BRASS,
    }),
  );
};

/** The number stands on the shield, in the colour of the boards' shade: on brass, dark. */
const numberOn = (years: number, face: number): Object3D[] => {
  const dark: Finish = { kind: 'paint', color: '#2a2430' };
  const high = 0.058;
  return numeral(years, high, 0.0042, dark).map((part) => {
    part.position.y += FOLDER.height * 0.66 - high / 2 + 0.004;
    part.position.z += face + 0.0095;
    return part;
  });
};

/** A shield that swells, with a rim around it. */
const shield = ([x, y, z]: readonly [number, number, number], half: number): Object3D => {
  const group = new Group();
  const edge = (v: number): number => {
    // From its foot (a point) to its shoulders.
    const along = Math.min(1, v / 0.66);
    return half * (1 - (1 - along) ** 1.9);
  };
  const plate = (grow: number, lift: number): Object3D =>
    surface(
      sheetOf(61, 61, (u, v) => {
        const across = u * 2 - 1;
        const crown = v > 0.94 ? 0.006 * (1 - Math.abs(across)) : 0;
        const margin = Math.min(1 - Math.abs(across), v * 1.4, (1 - v) * 1.4);
        const swell = lift * Math.min(1, margin / 0.16) ** 0.5;
        return [
          x + across * (edge(v) + grow),
          y - half * 1.18 - grow + v * (half * 2.25 + 2 * grow) + crown,
          z + 0.0004 + swell,
        ];
      }),
      BRASS,
    );
  group.add(plate(0.0035, 0.0035), plate(-0.0045, 0.0078));
  return group;
};

const SIGNS: Readonly<Record<NonNullable<Folder['sign']>, (y: number, z: number) => Object3D[]>> = {
  mattress: (y, z) => [bar(0, y + 0.005, 0.1, 0.026, z), bar(-0.03, y + 0.0255, 0.03, 0.01, z)],
  foundation: (y, z) => [
    bar(0, y + 0.012, 0.1, 0.01, z),
    ...[-0.042, 0, 0.042].map((x) => bar(x, y - 0.006, 0.008, 0.022, z)),
  ],
  'adjustable-base': (y, z) => [
    bar(0.026, y, 0.05, 0.01, z),
    raised(-0.024, y + 0.016, 0.056, 0.01, z),
    ...[0.046, -0.002].map((x) => bar(x, y - 0.013, 0.008, 0.014, z)),
  ],
};

const bar = (x: number, y: number, width: number, height: number, z: number): Object3D =>
  block({ size: [width, height, 0.004], at: [x, y, z + 0.0014], finish: BRASS, radius: 0.0019 });

const raised = (x: number, y: number, width: number, height: number, z: number): Object3D => {
  const part = bar(x, y, width, height, z);
  part.rotation.z = -0.62;
  part.position.z += 0.0006;
  return part;
};
