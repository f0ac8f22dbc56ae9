import type { RoomData } from '@counterpane/catalogue/room-schema';
import { Group, type Mesh } from 'three';
import { rod } from '../form/block.ts';
import { noise, scatter } from '../form/noise.ts';
import { sheetOf, surface } from '../form/sheet.ts';
import { turned } from '../form/turned.ts';

interface Growth {
  readonly count: number;
  /** Where stems end: from how high to how high, and how far from the middle; metres. */
  readonly high: readonly [number, number];
  readonly out: readonly [number, number];
  /** Of a leaf: metres, how steeply it begins and how much it bends. */
  readonly long: readonly [number, number];
  readonly wide: number;
  readonly rise: number;
  readonly bend: number;
  readonly color: string;
  /** How many leaves each stem has along its upper half. */
  readonly leaves: number;
}

const GROWTHS: Readonly<Record<RoomData['plant'], Growth>> = {
  fig: {
    count: 15,
    high: [0.75, 1.5],
    out: [0.12, 0.42],
    long: [0.3, 0.46],
    wide: 0.075,
    rise: 0.55,
    bend: 1.15,
    color: '#4c6b3c',
    leaves: 1,
  },
  palm: {
    count: 24,
    high: [0.55, 1.15],
    out: [0.06, 0.3],
    long: [0.5, 0.75],
    wide: 0.03,
    rise: 0.9,
    bend: 1.3,
    color: '#55773f',
    leaves: 1,
  },
  olive: {
    count: 13,
    high: [0.9, 1.55],
    out: [0.1, 0.42],
    long: [0.1, 0.15],
    wide: 0.02,
    rise: 0.6,
    bend: 0.6,
    color: '#7b8a66',
    leaves: 9,
  },
  blades: {
    count: 17,
    high: [0.34, 0.36],
    out: [0.02, 0.1],
    long: [0.16, 0.26],
    wide: 0.04,
    rise: 3.6,
    bend: 0.3,
    color: '#4f6f52',
    leaves: 1,
  },
  grass: {
    count: 38,
    high: [0.34, 0.36],
    out: [0.01, 0.09],
    long: [0.22, 0.46],
    wide: 0.007,
    rise: 3.1,
    bend: 0.9,
    color: '#a8a06a',
    leaves: 1,
  },
};

const POT = [
  [0, 0],
  [0.15, 0],
  [0.17, 0.03],
  [0.2, 0.38],
  [0.185, 0.38],
  [0.18, 0.33],
  [0, 0.33],
] as const;

/** A tall plant in a pot: stems, and leaves that bend under their own weight. */
export const plant = ({ pot, plant: kind }: RoomData): Group => {
  const growth = GROWTHS[kind];
  const group = new Group().add(turned(POT, pot));
  for (let index = 0; index < growth.count; index += 1) group.add(...stem(growth, index));
  return group;
};

const between = ([least, most]: readonly [number, number], share: number): number =>
  least + (most - least) * share;

const stem = ({ high, out, long, leaves, ...leafForm }: Growth, index: number): Mesh[] => {
  const turn = index * 2.39996;
  const away = between(out, scatter(9, index));
  const tip = [Math.cos(turn) * away, between(high, scatter(5, index)), Math.sin(turn) * away] as const;
  const root = [Math.cos(turn) * 0.04, 0.33, Math.sin(turn) * 0.04] as const;
  return [
    rod({ from: root, to: tip, radius: 0.007, endRadius: 0.004, finish: { kind: 'leaf', color: '#5f7a48' } }),
    ...Array.from({ length: leaves }, (_, place) => {
      const share = leaves === 1 ? 1 : 0.4 + (0.6 * (place + 1)) / leaves;
      const at = [0, 1, 2].map((axis) => (root[axis] ?? 0) + ((tip[axis] ?? 0) - (root[axis] ?? 0)) * share);
      return leaf([at[0] ?? 0, at[1] ?? 0, at[2] ?? 0], turn + place * 2.2, {
        ...leafForm,
        long: between(long, scatter(13, index + place * 7)),
      });
    }),
  ];
};

interface Leaf extends Pick<Growth, 'wide' | 'rise' | 'bend' | 'color'> {
  readonly long: number;
}

/** A leaf that grows from a point away from the middle; `turn` in radians around y. */
export const leaf = (
  at: readonly [number, number, number],
  turn: number,
  { long, wide: half, rise, bend, color }: Leaf,
): Mesh => {
  const mesh = surface(
    sheetOf(9, 18, (u, v) => {
      const across = (u - 0.5) * 2;
      const wide = half * Math.sin(Math.PI * Math.min(1, v * 1.02)) ** 0.75;
      const out = long * v;
      const fold = 0.28 * Math.abs(across) * wide;
      return [across * wide, rise * out - bend * out * v + fold + 0.006 * noise(u * 4, v * 9), out];
    }),
    { kind: 'leaf', color },
  );
  mesh.rotation.y = Math.PI / 2 - turn;
  mesh.position.set(...at);
  return mesh;
};
