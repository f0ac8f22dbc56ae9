import { CatmullRomCurve3, Mesh, TubeGeometry, Vector3 } from 'three';
import { type Finish, materialOf } from '../finish/finish.ts';
import { type Sheet, sheetOf, surface } from '../form/sheet.ts';

/** What lies over a block with round corners: a top, a round edge, and a wall down to where it ends. Metres. */
export interface Shell {
  readonly width: number;
  readonly length: number;
  /** How round its corners are from above, and its upper edge from beside. */
  readonly corner: number;
  readonly edge: number;
  /** The height of its top at x and z. */
  top(x: number, z: number): number;
  /** The height at which its wall ends. */
  readonly bottom: number;
  /** How far the wall stands out, `down` from 0 below the edge to 1 where it ends. */
  wall?(down: number, x: number, z: number): number;
}

/** Of -1 to 1: inside of it the top, outside of it edge and wall. */
const TOP = 0.8;

/** The point of a shell at a and b, each from -1 to 1 and 0 in its middle. */
export const shellPoint = (shell: Shell, a: number, b: number): [number, number, number] => {
  const { width, length, corner, edge, bottom } = shell;
  const most = Math.max(Math.abs(a), Math.abs(b));
  const beyond = Math.max(0, (most - TOP) / (1 - TOP));
  const angle = Math.min(1, beyond * 2) * (Math.PI / 2);
  const down = Math.max(0, beyond * 2 - 1);
  const inset = edge * (1 - Math.sin(angle));
  const outline = {
    width: width - 2 * inset,
    length: length - 2 * inset,
    corner: Math.max(corner - inset, 0.004),
  };
  const inner = Math.min(1, most / TOP);
  const [x, z] = most === 0 ? [0, 0] : outlinePoint(outline, a / most, b / most).map((each) => each * inner);
  const above = shell.top(x ?? 0, z ?? 0) - edge * (1 - Math.cos(angle));
  const out = 1 + (down > 0 && shell.wall ? shell.wall(down, x ?? 0, z ?? 0) / (width / 2) : 0);
  return [(x ?? 0) * out, above + (bottom - above) * down, (z ?? 0) * out];
};

interface Outline {
  readonly width: number;
  readonly length: number;
  readonly corner: number;
}

/** A point of a rectangle with round corners, from a point of the square that reaches from -1 to 1. */
export const outlinePoint = ({ width, length, corner }: Outline, a: number, b: number): [number, number] => {
  const x = (a * width) / 2;
  const z = (b * length) / 2;
  const beyondX = Math.abs(x) - (width / 2 - corner);
  const beyondZ = Math.abs(z) - (length / 2 - corner);
  if (beyondX <= 0 || beyondZ <= 0) return [x, z];
  const pull = corner / Math.hypot(beyondX, beyondZ);
  return [
    Math.sign(x) * (width / 2 - corner + beyondX * pull),
    Math.sign(z) * (length / 2 - corner + beyondZ * pull),
  ];
};

/** How many points a shell has across its top, along it, and from its edge down. */
export interface Points {
  readonly columns: number;
  readonly rows: number;
  readonly rim: number;
}

/** Where the lines of points are, from -1 to 1: as close on edge and wall as their own number says. */
export const linesOf = (count: number, rim: number): number[] => [
  ...Array.from({ length: rim }, (_, index) => -1 + (index / rim) * (1 - TOP)),
  ...Array.from({ length: count }, (_, index) => ((index / (count - 1)) * 2 - 1) * TOP),
  ...Array.from({ length: rim }, (_, index) => TOP + ((index + 1) / rim) * (1 - TOP)),
];

/** A shell as one surface; `isUnder` turns it upside down, its top below. */
export const shellSheet = (shell: Shell, { columns, rows, rim }: Points, isUnder = false): Sheet => {
  const across = linesOf(columns, rim);
  const along = linesOf(rows, rim);
  return sheetOf(across.length, along.length, (u, v) => {
    const a = across[Math.round(u * (across.length - 1))] ?? 0;
    const b = along[Math.round(v * (along.length - 1))] ?? 0;
    const [x, y, z] = shellPoint(shell, isUnder ? -a : a, b);
    return [x, isUnder ? -y : y, z];
  });
};

/** Around the square that reaches from -1 to 1, counter-clockwise from above; `turn` from 0 to 1. */
export const squarePoint = (turn: number): [number, number] => {
  const side = Math.floor(turn * 4) % 4;
  const along = (turn * 4 - Math.floor(turn * 4)) * 2 - 1;
  const places: readonly [number, number][] = [
    [along, 1],
    [1, -along],
    [-along, -1],
    [-1, along],
  ];
  return places[side] ?? [0, 0];
};

/** An upright wall around an outline, between two heights, that swells a little. */
export const wallOf = (
  outline: Outline,
  { bottom, top, swell = 0 }: { readonly bottom: number; readonly top: number; readonly swell?: number },
  finish: Finish,
): Mesh =>
  surface(
    sheetOf(161, 5, (u, v) => {
      const [x, z] = outlinePoint(outline, ...squarePoint(u));
      const out = 1 + (swell * Math.sin(Math.PI * v)) / (outline.width / 2);
      return [x * out, top + (bottom - top) * v, z * out];
    }),
    finish,
  );

/** A cord sewn into a seam that closes on itself. */
export const cord = (
  at: (turn: number) => readonly [number, number, number],
  finish: Finish,
  radius = 0.004,
): Mesh => {
  const count = 120;
  const points = Array.from({ length: count }, (_, index) => new Vector3(...at(index / count)));
  return new Mesh(
    new TubeGeometry(new CatmullRomCurve3(points, true), count * 1.5, radius, 6, true),
    materialOf(finish),
  );
};

/** A cord around an outline at one height. */
export const cordAround = (outline: Outline, y: number, finish: Finish, radius = 0.004): Mesh =>
  cord(
    (turn) => {
      const [x, z] = outlinePoint(outline, ...squarePoint(turn));
      return [x, y, z];
    },
    finish,
    radius,
  );
