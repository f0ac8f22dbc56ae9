import { Box3, CatmullRomCurve3, Group, Mesh, type Object3D, TubeGeometry, Vector3 } from 'three';
import { type Finish, materialOf } from '../finish/finish.ts';
import { block } from '../form/block.ts';
import { type Sheet, sheetOf, surface } from '../form/sheet.ts';
import { INCH } from '../form/units.ts';
import { type Band, band, outline } from './band.ts';
import { border } from './border.ts';
import type { PieceSpec } from './piece-spec.ts';
import { firmnessOf, quiltOf } from './quilt.ts';

const ROLL = 1.1 * INCH;
/** How much higher the middle of a top is than its edge. */
const RISE = ROLL * 0.62;

/** A mattress that stands with its underside at `bottom` (metres), its middle at x = z = 0. */
export const mattress = (spec: PieceSpec, bottom = 0): Group => {
  const { width, length, height, cover, accent, layers } = spec;
  const group = new Group();
  const pad = padOf(spec);
  const top = bottom + height;
  const sides = { width, length, bottom, top: top - pad };
  group.add(...border(spec, sides), piping(sides, sides.top, accent), piping(sides, bottom + 0.012, accent));
  if (pad > 0) {
    const inner = { width: width - 0.03, length: length - 0.03, bottom: sides.top + 0.004, top };
    group.add(band(inner, cover), panel(inner, cover, quiltOf(spec)), piping(inner, top - 0.006, accent));
  } else group.add(panel(sides, cover, quiltOf(spec)));
  group.add(label(sides, accent), ...handles(sides, layers[0]?.finish ?? cover));
  return group;
};

/** How thick the pad is that lies on the top of a tall mattress (metres): the softer, the thicker. */
const padOf = (spec: PieceSpec): number => {
  switch (firmnessOf(spec)) {
    case 'soft':
      return 3 * INCH;
    case 'luxury-firm':
      return 1.5 * INCH;
    case 'firm':
      return 0;
    case null:
      return spec.height > 12.5 * INCH ? 2 * INCH : 0;
  }
};

/** The highest point of a mattress (metres), its quilting included: what lies on it lies there. */
export const highestOf = (lying: Object3D): number => new Box3().setFromObject(lying, true).max.y;

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
    const rise = RISE * Math.sqrt(1 - (1 - roll) ** 2);
    return [x, top + rise + quilt(x, z) * roll, z];
  });
  return surface(sheet, finish);
};

const label = ({ length, bottom, top }: Band, finish: Finish): Mesh =>
  block({
    size: [0.09, 0.035, 0.004],
    at: [0.32, bottom + (top - bottom) * 0.44, length / 2 + 0.0165],
    finish: { kind: 'sateen', color: finish.color },
    radius: 0.0015,
  });

/** A strap near each end of the long sides, to turn it by. */
const handles = ({ width, length, bottom, top }: Band, finish: Finish): Mesh[] =>
  [-1, 1].flatMap((sideOf) =>
    [-0.28, 0.28].map((place) =>
      block({
        size: [0.006, 0.03, 0.2],
        at: [sideOf * (width / 2 + 0.0165), bottom + (top - bottom) * 0.5, place * length],
        finish: { kind: 'sateen', color: finish.color },
        radius: 0.0025,
      }),
    ),
  );
