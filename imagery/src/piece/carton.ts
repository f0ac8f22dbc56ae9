import { Group, type Mesh, type Object3D } from 'three';
import type { Finish } from '../finish/finish.ts';
import { block, rod } from '../form/block.ts';
import { sheetOf, surface } from '../form/sheet.ts';

const KRAFT: Finish = { kind: 'paper', color: '#c39a68' };
const TAPE: Finish = { kind: 'paint', color: '#d8bb8b' };

interface Carton {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  /** The brand's colours: of the band with its moon. */
  readonly ink: string;
  readonly accent: string;
}

/** A closed carton that stands on the floor: kraft board, tape over its seam, and a printed band. */
export const carton = ({ width, height, depth, ink, accent }: Carton): Group => {
  const group = new Group();
  const band = height * 0.3;
  const print: Finish = { kind: 'paper', color: ink };
  group.add(
    block({ size: [width, height, depth], at: [0, height / 2, 0], finish: KRAFT, radius: 0.006 }),
    block({
      size: [width + 0.002, band, depth + 0.002],
      at: [0, height * 0.62, 0],
      finish: print,
      radius: 0.006,
    }),
    block({ size: [0.06, 0.002, depth + 0.003], at: [0, height, 0], finish: TAPE, radius: 0.0009 }),
    ...[-1, 1].map((end) =>
      block({
        size: [0.06, 0.12, 0.002],
        at: [0, height - 0.059, end * (depth / 2 + 0.0012)],
        finish: TAPE,
        radius: 0.0009,
      }),
    ),
    ...moon(band * 0.3, { kind: 'paper', color: accent }, print, [0, height * 0.62, depth / 2 + 0.0016]),
  );
  return group;
};

/** The brand's mark: a disc with a smaller one before it. */
const moon = (
  radius: number,
  light: Finish,
  dark: Finish,
  [x, y, z]: readonly [number, number, number],
): Object3D[] => [
  rod({ from: [x, y, z - 0.001], to: [x, y, z + 0.0012], radius, finish: light }),
  rod({
    from: [x + radius * 0.42, y + radius * 0.24, z - 0.001],
    to: [x + radius * 0.42, y + radius * 0.24, z + 0.0022],
    radius: radius * 0.86,
    finish: dark,
  }),
];

/** A carton that has been opened: its flaps stand out, and it is empty. */
export const openCarton = (spec: Carton): Group => {
  const { width, height, depth, ink, accent } = spec;
  const group = new Group();
  const wall = 0.008;
  const print: Finish = { kind: 'paper', color: ink };
  for (const side of [-1, 1]) {
    group.add(
      block({
        size: [width, height, wall],
        at: [0, height / 2, (side * (depth - wall)) / 2],
        finish: KRAFT,
        radius: 0.002,
      }),
      block({
        size: [wall, height - 0.002, depth - 2 * wall - 0.001],
        at: [(side * (width - wall)) / 2, height / 2, 0],
        finish: KRAFT,
        radius: 0.002,
      }),
      flap(width - 0.006, depth / 2, [0, height, (side * depth) / 2], side > 0 ? 0 : Math.PI),
      flap(depth - 0.006, width / 2, [(side * width) / 2, height, 0], (side * Math.PI) / 2),
      block({
        size: [width + 0.002, height * 0.3, 0.002],
        at: [0, height * 0.62, side * (depth / 2 + 0.0012)],
        finish: print,
        radius: 0.0009,
      }),
      block({
        size: [0.002, height * 0.3 - 0.001, depth + 0.001],
        at: [side * (width / 2 + 0.0012), height * 0.62, 0],
        finish: print,
        radius: 0.0009,
      }),
    );
  }
  group.add(
    ...moon(height * 0.09, { kind: 'paper', color: accent }, print, [0, height * 0.62, depth / 2 + 0.0026]),
  );
  return group;
};

/** Hangs outwards from its upper edge. */
const flap = (width: number, long: number, at: readonly [number, number, number], turn: number): Object3D => {
  const board = block({
    size: [width, 0.005, long],
    at: [0, 0.004, long / 2],
    finish: KRAFT,
    radius: 0.002,
  });
  const hinge = new Group().add(board);
  hinge.rotation.order = 'YXZ';
  hinge.rotation.set(0.72, turn, 0);
  hinge.position.set(...at);
  return hinge;
};

/** A mattress as it leaves its carton: rolled, with three bands around it. It lies along x on the floor. */
export const rolledMattress = (
  cover: Finish,
  side: Finish,
  strap: Finish,
  length = 1.5,
  radius = 0.2,
): Group => {
  const group = new Group();
  const turns = 3.2;
  const outer = (angle: number): number => radius * (1 - (0.72 * angle) / (turns * 2 * Math.PI));
  const roll = (u: number, v: number): [number, number, number] => {
    const angle = v * turns * 2 * Math.PI;
    const r = outer(angle);
    const soft = 1 + 0.012 * Math.sin(u * 9 + angle * 2);
    return [(u - 0.5) * length, radius + Math.cos(angle - 1.9) * r * soft, Math.sin(angle - 1.9) * r * soft];
  };
  const ends = [-1, 1].map(
    (end): Mesh =>
      surface(
        sheetOf(3, 200, (u, v) => {
          const angle = v * turns * 2 * Math.PI;
          const thick = 0.2 * radius * u * end * (end > 0 ? 1 : -1);
          const r = Math.max(0.004, outer(angle) - thick);
          return [
            (end * length) / 2 - end * 0.012 * Math.abs(u - 0.5) * 2,
            radius + Math.cos(angle - 1.9) * r,
            Math.sin(angle - 1.9) * r,
          ];
        }),
        side,
      ),
  );
  group.add(
    surface(sheetOf(40, 240, roll), cover),
    ...ends,
    ...[-0.36, 0, 0.36].map((place) =>
      surface(
        sheetOf(4, 90, (u, v) => {
          const angle = v * 2 * Math.PI;
          const r = radius + 0.004;
          return [place * length + (u - 0.5) * 0.045, radius + Math.cos(angle) * r, Math.sin(angle) * r];
        }),
        strap,
      ),
    ),
  );
  return group;
};
