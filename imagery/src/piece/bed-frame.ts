import { Group, type Object3D } from 'three';
import type { Finish } from '../finish/finish.ts';
import { block } from '../form/block.ts';
import { INCH } from '../form/units.ts';
import { drawerFront } from './drawer-front.ts';
import { headboard } from './headboard.ts';
import { legHeight, legs } from './legs.ts';
import type { PieceSpec } from './piece-spec.ts';

const RAIL = 0.032;

/** Where a mattress lies on a bed: the height of the slats, and the middle of the bed along z. Metres. */
export interface Deck {
  readonly height: number;
  readonly z: number;
}

export const deckOf = (spec: PieceSpec): Deck => ({ height: railTop(spec) - 0.07, z: headOf(spec) / 2 });

/** How high its rails are, for cloth that hangs over them. Metres. */
export const railsOf = (
  spec: PieceSpec,
): { readonly width: number; readonly length: number; readonly top: number } => ({
  width: spec.width + 0.01,
  length: spec.length + 0.01,
  top: railTop(spec),
});

/** How much of its length is the headboard. */
const headOf = ({ parts }: PieceSpec): number => (parts.headboard === 'none' ? RAIL : 0.09);

const railTop = ({ parts, height }: PieceSpec): number => {
  if (parts.headboard === 'none') return height;
  if ((parts.drawers ?? 0) > 0) return 17 * INCH;
  return parts.cloth === 'bed' ? 14.5 * INCH : 13 * INCH;
};

/** A bed: head at -z, four sides, slats, legs or drawers. Its outer sides are those of the specification. */
export const bedFrame = (spec: PieceSpec): Group => {
  const { width, length, parts } = spec;
  const group = new Group();
  const top = railTop(spec);
  const head = headOf(spec);
  const lift = (parts.drawers ?? 0) > 0 ? 0.03 : Math.max(legHeight(legsOf(spec), top * 3), 0.1);
  const rail = parts.cloth === 'bed' ? 0.07 : RAIL;
  const high = parts.cloth === 'bed' ? top - lift : Math.min(top - lift, 0.17);
  const radius = parts.cloth === 'bed' ? 0.028 : 0.01;
  const body: Finish = spec.cover;
  group.add(
    ...[-1, 1].map((side) =>
      block({
        size: [rail, high, length - head],
        at: [(side * (width - rail)) / 2, top - high / 2, head / 2],
        finish: body,
        radius,
      }),
    ),
    block({
      size: [width - 2 * rail + 0.01, high, rail],
      at: [0, top - high / 2 - 0.002, (length - rail) / 2 - 0.002],
      finish: body,
      radius,
    }),
    ...slats(spec, top, rail),
    ...headboard(spec, {
      width,
      bottom: parts.cloth === 'bed' ? lift : top - 0.06,
      top: spec.height,
      z: -length / 2 + head / 2,
    }),
    ...storage(spec, top, lift),
    ...guard(spec, top),
  );
  if (lift > 0.04) {
    const feet = new Group();
    feet.add(
      ...legs(
        { ...spec, parts: { ...parts, legs: legsOf(spec) }, cover: legFinish(spec) },
        { width: width - 0.03, depth: length - 0.12, height: Math.max(lift, top - high + 0.01) },
      ),
    );
    feet.position.z = 0.03;
    group.add(feet);
  }
  return group;
};

const legsOf = ({ parts }: PieceSpec) => parts.legs ?? 'block';

const legFinish = ({ parts, cover, accent }: PieceSpec): Finish =>
  parts.cloth === 'bed' ? { kind: 'walnut', color: accent.color } : cover;

const slats = (spec: PieceSpec, top: number, rail: number): Object3D[] => {
  const { width, length } = spec;
  const count = 13;
  const head = headOf(spec);
  const reach = length - head - 0.16;
  return Array.from({ length: count }, (_, index) =>
    block({
      size: [width - 2 * rail, 0.02, 0.068],
      at: [0, top - 0.08, head / 2 - reach / 2 + (reach * (index + 0.5)) / count],
      finish: { kind: 'pine', color: '#d8bd92' },
    }),
  );
};

/** Drawers below: two at the foot, or two at each side. */
const storage = (spec: PieceSpec, top: number, lift: number): Object3D[] => {
  const count = spec.parts.drawers ?? 0;
  if (count === 0) return [];
  const head = headOf(spec);
  const high = top - lift - 0.05;
  const y = lift + high / 2;
  const front = {
    ...spec,
    parts: { ...spec.parts, front: 'plain' as const, handle: spec.parts.handle ?? ('groove' as const) },
  };
  const carcass = block({
    size: [spec.width - 0.05, top - lift - 0.02, spec.length - head - 0.05],
    at: [0, (top + lift) / 2 - 0.01, head / 2],
    finish: spec.side,
  });
  if (count === 2)
    return [
      carcass,
      ...[-1, 1].map((side) =>
        drawerFront(front, {
          width: spec.width / 2 - 0.05,
          height: high,
          x: (side * spec.width) / 4,
          y,
          z: spec.length / 2,
        }),
      ),
    ];
  return [
    carcass,
    ...[-1, 1].flatMap((side) =>
      [-0.22, 0.26].map((place) => {
        const drawer = drawerFront(front, { width: spec.length * 0.42, height: high, x: 0, y: 0, z: 0 });
        drawer.rotation.y = (side * Math.PI) / 2;
        drawer.position.set((side * spec.width) / 2, y, place * spec.length);
        return drawer;
      }),
    ),
  ];
};

/** The rail of a child's bed, which comes off. */
const guard = (spec: PieceSpec, top: number): Object3D[] =>
  spec.parts.hasRail
    ? [
        block({
          size: [0.026, 0.06, spec.length * 0.5],
          at: [spec.width / 2 - 0.02, top + 0.29, -0.1],
          finish: spec.cover,
          radius: 0.012,
        }),
        ...[-0.32, -0.13, 0.06, 0.13].map((place) =>
          block({
            size: [0.024, 0.36, 0.045],
            at: [spec.width / 2 - 0.02, top + 0.12, place * spec.length],
            finish: spec.cover,
            radius: 0.006,
          }),
        ),
      ]
    : [];
