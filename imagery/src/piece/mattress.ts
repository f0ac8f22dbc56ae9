import { CatmullRomCurve3, Group, Mesh, TubeGeometry, Vector3 } from 'three';
import { type Finish, materialOf } from '../finish/finish.ts';
import { block } from '../form/block.ts';
import { type Sheet, sheetOf, surface } from '../form/sheet.ts';
import { INCH } from '../form/units.ts';
import type { PieceSpec } from './piece-spec.ts';
import { quiltOf } from './quilt.ts';

const CORNER = 3.2 * INCH;
const ROLL = 1.1 * INCH;

/** A mattress that stands with its underside at `bottom` (metres), its middle at x = z = 0. */
export const mattress = (spec: PieceSpec, bottom = 0): Group => {
  const { width, length, height, cover, side, accent, layers } = spec;
  const group = new Group();
  const hasPillowTop = height > 12.5 * INCH;
  const pad = hasPillowTop ? 2 * INCH : 0;
  const top = bottom + height;
  const border = { width, length, bottom, top: top - pad };
  group.add(band(border, side), piping(border, border.top, accent), piping(border, bottom + 0.012, accent));
  if (hasPillowTop) {
    const inner = { width: width - 0.03, length: length - 0.03, bottom: border.top + 0.004, top };
    group.add(band(inner, cover), panel(inner, cover, quiltOf(spec)), piping(inner, top - 0.006, accent));
  } else group.add(panel(border, cover, quiltOf(spec)));
  group.add(label(border, accent), ...handles(border, layers[0]?.finish ?? cover));
  return group;
};

export interface Band {
  readonly width: number;
  readonly length: number;
  readonly bottom: number;
  readonly top: number;
}

/** The border: a wall with round corners that swells a little, as filled cloth does. */
export const band = ({ width, length, bottom, top }: Band, finish: Finish): Mesh =>
  surface(
    sheetOf(240, 14, (u, v) => {
      const swell = 0.012 * Math.sin(Math.PI * v);
      const [x, z] = outline(-u, width / 2 + swell, length / 2 + swell);
      return [x, bottom + (top - bottom) * (1 - v), z];
    }),
    finish,
  );

const piping = ({ width, length }: Band, y: number, finish: Finish): Mesh => {
  const points = Array.from({ length: 120 }, (_, index) => {
    const [x, z] = outline(index / 120, width / 2 + 0.002, length / 2 + 0.002);
    return new Vector3(x, y, z);
  });
  return new Mesh(
    new TubeGeometry(new CatmullRomCurve3(points, true), 360, 0.0055, 8, true),
    materialOf(finish),
  );
};

/** The top: rings that shrink to the middle, higher towards it and quilted. */
export const panel = (
  { width, length, top }: Band,
  finish: Finish,
  quilt: (x: number, z: number) => number,
): Mesh => {
  const sheet: Sheet = sheetOf(320, 110, (u, v) => {
    const inward = 1 - (1 - v) ** 1.15;
    const [x, z] = outline(-u, (width / 2) * (1 - inward), (length / 2) * (1 - inward), 1 - inward);
    const roll = Math.min(1, (inward * Math.min(width, length)) / 2 / ROLL);
    const rise = ROLL * 0.62 * Math.sqrt(1 - (1 - roll) ** 2);
    return [x, top + rise + quilt(x, z) * roll, z];
  });
  return surface(sheet, finish);
};

/** A point of a rectangle with round corners, from 0 to 1 around it. */
export const outline = (
  turn: number,
  halfWidth: number,
  halfLength: number,
  roundness = 1,
): [number, number] => {
  const corner = Math.min(CORNER * roundness, halfWidth, halfLength);
  const straightX = 2 * (halfWidth - corner);
  const straightZ = 2 * (halfLength - corner);
  const arc = (Math.PI / 2) * corner;
  const whole = 2 * (straightX + straightZ) + 4 * arc;
  if (whole < 1e-6) return [0, 0];
  let along = (turn - Math.floor(turn)) * whole;
  const sides = [
    { straight: straightX, x: -straightX / 2, z: halfLength, dx: 1, dz: 0, angle: Math.PI / 2 },
    { straight: straightZ, x: halfWidth, z: straightZ / 2, dx: 0, dz: -1, angle: 0 },
    { straight: straightX, x: straightX / 2, z: -halfLength, dx: -1, dz: 0, angle: -Math.PI / 2 },
    { straight: straightZ, x: -halfWidth, z: -straightZ / 2, dx: 0, dz: 1, angle: Math.PI },
  ];
  for (const { straight, x, z, dx, dz, angle } of sides) {
    if (along <= straight) return [x + dx * along, z + dz * along];
    along -= straight;
    if (along <= arc) {
      const turned = angle - along / corner;
      const centerX = x + dx * straight - Math.cos(angle) * corner;
      const centerZ = z + dz * straight - Math.sin(angle) * corner;
      return [centerX + Math.cos(turned) * corner, centerZ + Math.sin(turned) * corner];
    }
    along -= arc;
  }
  return [-straightX / 2, halfLength];
};

const label = ({ length, bottom, top }: Band, finish: Finish): Mesh =>
  block({
    size: [0.09, 0.035, 0.004],
    at: [0.32, bottom + (top - bottom) * 0.5, length / 2 + 0.0125],
    finish: { kind: 'sateen', color: finish.color },
    radius: 0.0015,
  });

/** A strap near each end of the long sides, to turn it by. */
const handles = ({ width, length, bottom, top }: Band, finish: Finish): Mesh[] =>
  [-1, 1].flatMap((sideOf) =>
    [-0.28, 0.28].map((place) =>
      block({
        size: [0.006, 0.03, 0.2],
        at: [sideOf * (width / 2 + 0.0135), bottom + (top - bottom) * 0.55, place * length],
        finish: { kind: 'sateen', color: finish.color },
        radius: 0.0025,
      }),
    ),
  );
