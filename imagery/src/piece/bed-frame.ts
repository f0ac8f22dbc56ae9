import { Group, type Object3D } from 'three';
import type { Finish } from '../finish/finish.ts';
import { block } from '../form/block.ts';
import { INCH } from '../form/units.ts';
import { FOLDING, foldingBed, headOfBed, leanOf, shelfOf, sideShelf } from './bed-extras.ts';
import { drawerFront } from './drawer-front.ts';
import { legHeight, legs } from './legs.ts';
import type { PieceSpec } from './piece-spec.ts';

const RAIL = 0.032;
/** Of a base that is welded, black like legs of steel. */
const STEEL: Finish = { kind: 'steel', color: '#2b2a2e' };

/** Where a mattress lies on a bed: the height of the slats, and the middle of the bed along z. Metres. */
interface Deck {
  readonly height: number;
  readonly z: number;
}

export const deckOf = (spec: PieceSpec): Deck => ({
  height: spec.parts.base === 'folding' ? FOLDING.height : railTop(spec) - 0.07,
  z: headOf(spec) / 2,
});

/** How high its rails are, for cloth that hangs over them. Metres. */
export const railsOf = (
  spec: PieceSpec,
): { readonly width: number; readonly length: number; readonly top: number } => ({
  width: bodyWidth(spec) + 0.01,
  length: spec.length + 0.01,
  top: spec.parts.base === 'folding' ? FOLDING.height : railTop(spec),
});

/** The largest mattress that lies on it. Metres. */
export const mattressRoomOf = (spec: PieceSpec): { readonly width: number; readonly length: number } =>
  spec.parts.base === 'folding'
    ? { width: bodyWidth(spec), length: spec.length - FOLDING.behind }
    : {
        width: bodyWidth(spec) - (spec.parts.cloth === 'bed' ? 0.16 : 0.08),
        length: spec.length - 0.16,
      };

/** How wide it is without what stands beside the mattress. */
const bodyWidth = (spec: PieceSpec): number =>
  spec.width - (spec.parts.base === 'folding' ? FOLDING.beside : shelfOf(spec));

/** How much of its length is the headboard. */
const headOf = (spec: PieceSpec): number => {
  if (spec.parts.headboard === 'none') return RAIL;
  if (spec.parts.base === 'folding') return FOLDING.behind;
  return spec.parts.lean ? leanOf(spec, railTop(spec) - 0.06) + 0.064 : 0.09;
};

const railTop = ({ parts, height }: PieceSpec): number => {
  if (parts.headboard === 'none') return height;
  if (parts.platform) return parts.platform * INCH;
  if ((parts.drawers ?? 0) > 0) return 17 * INCH;
  return parts.cloth === 'bed' ? 14.5 * INCH : 13 * INCH;
};

/** How high the rails stand off the floor, at the least. */
const liftOf = ({ parts }: PieceSpec, top: number): number => {
  if ((parts.drawers ?? 0) > 0) return 0.03;
  if (parts.platform) return legHeight(parts.legs, top);
  return Math.max(legHeight(parts.legs, top * 3), 0.1);
};

/** How high the rails are from their lower edge to their upper one. */
const railHeight = ({ parts }: PieceSpec, top: number, lift: number): number => {
  if (parts.rail) return parts.rail * INCH;
  return parts.cloth === 'bed' ? top - lift : Math.min(top - lift, 0.17);
};

/** A bed: head at -z, four sides, slats, legs or drawers. Its outer sides are those of the specification. */
export const bedFrame = (spec: PieceSpec): Group =>
  spec.parts.base === 'folding' ? foldingBed(spec) : bedOfRails(spec);

const bedOfRails = (spec: PieceSpec): Group => {
  const { length, parts } = spec;
  const width = bodyWidth(spec);
  const group = new Group();
  const top = railTop(spec);
  const head = headOf(spec);
  const lift = liftOf(spec, top);
  const high = railHeight(spec, top, lift);
  group.add(
    ...rails({ ...spec, width }, top, high),
    ...slats({ ...spec, width }, top),
    ...headOfBed(spec, {
      width,
      bottom: parts.cloth === 'bed' ? lift : top - 0.06,
      top: spec.height,
      z: -length / 2 + (parts.lean ? head - 0.034 : head / 2),
    }),
    ...storage(spec, top, lift),
    ...guard(spec, top),
    ...sideShelf(spec, top),
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

const rails = (spec: PieceSpec, top: number, high: number): Object3D[] => {
  const { width, length, parts } = spec;
  const head = headOf(spec);
  const rail = thickOf(spec);
  const finish: Finish = parts.base ? STEEL : spec.cover;
  const radius = parts.cloth === 'bed' ? 0.028 : 0.01;
  return [
    ...[-1, 1].map((side) =>
      block({
        size: [rail, high, length - head],
        at: [(side * (width - rail)) / 2, top - high / 2, head / 2],
        finish,
        radius,
      }),
    ),
    block({
      size: [width - 2 * rail + 0.01, high, rail],
      at: [0, top - high / 2 - 0.002, (length - rail) / 2 - 0.002],
      finish,
      radius,
    }),
  ];
};

const thickOf = ({ parts }: PieceSpec): number => (parts.cloth === 'bed' ? 0.07 : RAIL);

const legsOf = ({ parts }: PieceSpec) => parts.legs ?? 'block';

const legFinish = ({ parts, cover, accent }: PieceSpec): Finish =>
  parts.cloth === 'bed' ? { kind: 'walnut', color: accent.color } : cover;

/** How many slats, or bars of steel, carry the mattress. */
export const SLATS = 13;

const slats = (spec: PieceSpec, top: number): Object3D[] => {
  const { width, length, parts } = spec;
  const head = headOf(spec);
  const reach = length - head - 0.16;
  return Array.from({ length: SLATS }, (_, index) =>
    block({
      size: [width - 2 * thickOf(spec), 0.02, 0.068],
      at: [0, top - 0.08, head / 2 - reach / 2 + (reach * (index + 0.5)) / SLATS],
      finish: parts.base ? STEEL : { kind: 'pine', color: '#d8bd92' },
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
