import { noise } from './noise.ts';
import { type Sheet, sheetOf } from './sheet.ts';

interface Box {
  readonly width: number;
  readonly length: number;
  readonly top: number;
}

/** A cloth that falls upon a box, as a duvet on a bed. Metres; the box stands on the floor around x = z = 0. */
interface Drape {
  readonly width: number;
  readonly length: number;
  readonly box: Box;
  /** What else is in its way: the frame below the mattress. */
  readonly frame?: Box | undefined;
  /** Where the middle of the cloth is when it falls: the box's own middle, or moved along its length. */
  readonly z?: number;
  /** How stiff it is: 0 a sheet, 1 a thick quilt. */
  readonly stiffness?: number;
  readonly seed?: number;
}

const SPACING = 0.035;
const STEPS = 260;
const ROUNDS = 6;

/**
 * Lets the cloth fall: points with springs between neighbours (Verlet's method), a rounded box that holds
 * them up, and a floor. The same drape falls the same way each time.
 */
export const drape = (cloth: Drape): Sheet => {
  const columns = Math.round(cloth.width / SPACING) + 1;
  const rows = Math.round(cloth.length / SPACING) + 1;
  const seed = cloth.seed ?? 1;
  const { points } = sheetOf(columns, rows, (u, v) => [
    (u - 0.5) * cloth.width,
    cloth.box.top + 0.04 + 0.03 * noise(u * 5, v * 5, seed * 7.3),
    (cloth.z ?? 0) + (v - 0.5) * cloth.length,
  ]);
  const before = points.slice();
  const springs = springsOf(columns, rows, cloth.stiffness ?? 0.2);
  const weights = weightsOf(columns, rows);
  for (let step = 0; step < STEPS; step += 1) {
    fall(points, before, weights);
    for (let round = 0; round < ROUNDS; round += 1) {
      pull(points, springs);
      hold(points, before, cloth.box);
      if (cloth.frame) hold(points, before, cloth.frame);
    }
  }
  return { columns, rows, points };
};

interface Springs {
  readonly from: Int32Array;
  readonly to: Int32Array;
  readonly rest: Float32Array;
  readonly force: Float32Array;
}

/** Along, across, diagonal, and (against sharp bends) to the next but one. */
const springsOf = (columns: number, rows: number, stiffness: number): Springs => {
  const from: number[] = [];
  const to: number[] = [];
  const rest: number[] = [];
  const force: number[] = [];
  const reach = [
    [1, 0, 1],
    [0, 1, 1],
    [1, 1, 0.35],
    [-1, 1, 0.35],
    [2, 0, 0.02 + 0.12 * stiffness],
    [0, 2, 0.02 + 0.12 * stiffness],
  ] as const;
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      for (const [right, down, strength] of reach) {
        const other = column + right;
        if (other < 0 || other >= columns || row + down >= rows) continue;
        from.push(row * columns + column);
        to.push((row + down) * columns + other);
        rest.push(Math.hypot(right, down) * SPACING);
        force.push(strength * 0.5);
      }
  return {
    from: Int32Array.from(from),
    to: Int32Array.from(to),
    rest: Float32Array.from(rest),
    force: Float32Array.from(force),
  };
};

const GRAVITY = 0.0006;
const DRAG = 0.965;

/** How far from a corner of the cloth, in metres, its seams and filling still weigh more. */
const CORNER = 0.5;
const CORNER_WEIGHT = 2.5;

/** What each point weighs: 1, and more towards the corners, which would stand off otherwise. */
const weightsOf = (columns: number, rows: number): Float32Array => {
  const near = (index: number, count: number) =>
    Math.max(0, 1 - (Math.min(index, count - 1 - index) * SPACING) / CORNER);
  return Float32Array.from(
    { length: columns * rows },
    (_, point) =>
      1 + CORNER_WEIGHT * near(point % columns, columns) * near(Math.floor(point / columns), rows),
  );
};

const fall = (points: Float32Array, before: Float32Array, weights: Float32Array): void => {
  for (let i = 0; i < points.length; i += 1) {
    const now = at(points, i);
    const sinks = i % 3 === 1 ? GRAVITY * at(weights, (i - 1) / 3) : 0;
    points[i] = now + (now - at(before, i)) * DRAG - sinks;
    before[i] = now;
  }
};

const pull = (points: Float32Array, { from, to, rest, force }: Springs): void => {
  for (let spring = 0; spring < from.length; spring += 1) {
    const a = at(from, spring) * 3;
    const b = at(to, spring) * 3;
    const x = at(points, b) - at(points, a);
    const y = at(points, b + 1) - at(points, a + 1);
    const z = at(points, b + 2) - at(points, a + 2);
    const length = Math.sqrt(x * x + y * y + z * z) || 1e-9;
    const share = ((length - at(rest, spring)) / length) * at(force, spring);
    points[a] = at(points, a) + x * share;
    points[a + 1] = at(points, a + 1) + y * share;
    points[a + 2] = at(points, a + 2) + z * share;
    points[b] = at(points, b) - x * share;
    points[b + 1] = at(points, b + 1) - y * share;
    points[b + 2] = at(points, b + 2) - z * share;
  }
};

const ROUND = 0.05;
const GRIP = 0.6;

/** Pushes out what is inside the box (with edges as round as `ROUND`) or below the floor; cloth grips what it lies on. */
const hold = (points: Float32Array, before: Float32Array, box: Box): void => {
  const halfWidth = box.width / 2 - ROUND;
  const halfLength = box.length / 2 - ROUND;
  const top = box.top - ROUND;
  for (let i = 0; i < points.length; i += 3) {
    const x = at(points, i);
    const y = at(points, i + 1);
    const z = at(points, i + 2);
    if (y < 0.012) points[i + 1] = 0.012;
    const outX = Math.max(Math.abs(x) - halfWidth, 0);
    const outZ = Math.max(Math.abs(z) - halfLength, 0);
    const outY = Math.max(y - top, 0);
    const away = Math.hypot(outX, outY, outZ);
    if (away >= ROUND) continue;
    if (away === 0) {
      points[i + 1] = box.top;
    } else {
      const scale = ROUND / away;
      points[i] = Math.sign(x) * (halfWidth + outX * scale) * (outX > 0 ? 1 : 0) + (outX > 0 ? 0 : x);
      points[i + 1] = outY > 0 ? top + outY * scale : y;
      points[i + 2] = Math.sign(z) * (halfLength + outZ * scale) * (outZ > 0 ? 1 : 0) + (outZ > 0 ? 0 : z);
    }
    for (let axis = 0; axis < 3; axis += 1)
      before[i + axis] = at(before, i + axis) + (at(points, i + axis) - at(before, i + axis)) * GRIP;
  }
};

const at = (values: Float32Array | Int32Array, index: number): number => values[index] ?? 0;
