import { Group, type Object3D } from 'three';
import { buildPiece } from '../piece/build-piece.ts';
import type { PieceSpec } from '../piece/piece-spec.ts';
import { seedOf } from '../piece/seed.ts';
import { folded } from '../piece/soft-goods.ts';
import { onBedScene } from '../scene/on-bed.ts';
import { planScene } from '../scene/plan-scene.ts';
import { serviceScene } from '../scene/service-scene.ts';
import { swatchScene } from '../scene/swatch.ts';
import { bedroom, type Dressing, houseBed, houseMattress, madeBed } from './bedroom.ts';
import { type Camera, framing } from './camera.ts';
import { closeUp } from './close-up.ts';
import { books, lamp, vase } from './decor.ts';
import { furnishings, ROOM, room, studio } from './room.ts';
import type { RoomStyle } from './room-style.ts';

/** One picture: what stands in it, by which light and from where. */
export interface Scene {
  readonly scene: Object3D;
  readonly camera: Camera;
  readonly light: 'room' | 'studio';
  /** Pixels, where it is not as wide as the others. */
  readonly size?: readonly [number, number];
}

/** `swatch`: nothing but what it is made of. */
export type View = 'hero' | 'front' | 'angle' | 'detail' | 'swatch';
/** All that show the thing itself. */
export type WholeView = Exclude<View, 'swatch'>;

export const sceneOf = (view: View, spec: PieceSpec, style: RoomStyle): Scene => {
  if (view === 'swatch') return swatchScene(spec.cover);
  if (spec.plan) return planScene(view, spec, spec.plan, style);
  if (spec.shape === 'service') return serviceScene(view, spec, style);
  return view === 'hero' ? inRoom(spec, style) : inStudio(view, spec, style);
};

const IN_FRONT_OF_BED = { at: [2.3, 1.38, 4.1], target: [0.05, 0.52, -0.25], angle: 30 } as const;

/** No two mattresses of a list are seen from one spot, in one bed. */
const AROUND_A_MATTRESS: readonly Camera[] = [
  IN_FRONT_OF_BED,
  { at: [-1.95, 1.3, 3.6], target: [0.12, 0.55, -0.2], angle: 30 },
  { at: [1.7, 1.2, 3.35], target: [0.16, 0.55, -0.1], angle: 31 },
];

const MATTRESS_BEDS: readonly PieceSpec['parts'][] = [
  { headboard: 'panel', legs: 'block' },
  { headboard: 'cushion', cloth: 'headboard', legs: 'tapered' },
  { headboard: 'slats', legs: 'tapered' },
  { headboard: 'arch', legs: 'block' },
];

/** What lies on a bed is seen from nearer, and not always from one spot. */
const closerToBed = (seed: number): Camera => ({
  at: [1.75 + (seed % 5) * 0.07, 1.32 + (seed % 3) * 0.05, 2.95],
  target: [0.02, 0.56, -0.35],
  angle: 29,
});

/** The product as it is lived with. */
const inRoom = (spec: PieceSpec, style: RoomStyle): Scene => {
  const { sheet, duvet, throw: cloth } = style;
  switch (spec.shape) {
    case 'bedframe':
    case 'set': {
      const made = madeBed(spec, houseMattress(spec), {
        sheet,
        duvet: { finish: duvet, loft: 0.03, overhang: 0.2 },
        throw: cloth,
        pillows: sheet,
      });
      return { scene: bedroom(style, made, spec.width), camera: IN_FRONT_OF_BED, light: 'room' };
    }
    case 'nightstand':
    case 'dresser':
    case 'chest':
      return againstTheWall(spec, style);
    case 'topper':
    case 'protector':
      return onBedScene(spec, style);
    default: {
      const { bed, on, dressing } = bedWith(spec, style);
      const isMattress = spec.shape === 'mattress';
      const seed = isMattress ? 0 : seedOf(spec) % 89;
      return {
        scene: bedroom(style, madeBed(bed, on, { ...dressing, seed }), bed.width),
        camera: isMattress ? aroundMattress(spec) : closerToBed(seed),
        light: 'room',
      };
    }
  }
};

const aroundMattress = (spec: PieceSpec): Camera =>
  AROUND_A_MATTRESS[seedOf(spec) % AROUND_A_MATTRESS.length] ?? IN_FRONT_OF_BED;

/** The bed that a mattress is shown in; its throw is the brand's, or has the colour of the mattress. */
const mattressBed = (spec: PieceSpec, style: RoomStyle) => {
  const seed = seedOf(spec);
  const parts = MATTRESS_BEDS[(seed >> 2) % MATTRESS_BEDS.length] ?? {};
  const bed = { ...houseBed(style, spec.width, spec.length), parts };
  return {
    bed: parts.cloth ? { ...bed, accent: style.rug } : bed,
    cloth: seed % 2 === 0 ? style.throw : { ...style.throw, color: spec.side.color },
  };
};

/** A bed of the house that shows this mattress, or these things on it. */
const bedWith = (spec: PieceSpec, style: RoomStyle) => {
  const { sheet, duvet } = style;
  const isMattress = spec.shape === 'mattress';
  const { bed, cloth } = isMattress
    ? mattressBed(spec, style)
    : { bed: houseBed(style, 1.53, 2.04), cloth: style.throw };
  const on = isMattress ? spec : houseMattress(bed);
  const quilt = { finish: duvet, loft: 0.03 };
  const dressings: Partial<Record<PieceSpec['shape'], Dressing>> = {
    mattress: { sheet, throw: cloth, pillows: sheet },
    sheets: {
      sheet: spec.cover,
      duvet: { finish: spec.cover, loft: 0.012, overhang: 0.3 },
      pillows: spec.cover,
      throw: { kind: 'wool', color: spec.accent.color },
    },
    pillow: {
      sheet,
      duvet: { ...quilt, finish: { kind: 'percale', color: spec.side.color } },
      pillows: spec.cover,
      cushions: spec.cover,
    },
    duvet: {
      sheet,
      duvet: {
        finish: spec.cover,
        loft: spec.name.includes('quilt') ? 0.016 : 0.042,
        stitching: spec.parts.stitching ?? 'plain',
        overhang: 0.42,
      },
      pillows: sheet,
    },
    blanket: {
      sheet,
      duvet: {
        finish: spec.cover,
        loft: 0.014,
        overhang: 0.3,
        stitching: spec.cover.kind === 'yarn' ? 'plain' : 'boxes',
      },
      pillows: sheet,
    },
  };
  return { bed, on, dressing: dressings[spec.shape] ?? { sheet: spec.cover, pillows: sheet } };
};

const againstTheWall = (spec: PieceSpec, style: RoomStyle): Scene => {
  const group = new Group();
  const piece = buildPiece(spec);
  const z = -ROOM.depth + spec.length / 2 + 0.04;
  piece.position.set(0, 0, z);
  group.add(room(style), piece, ...onTop(spec, style, z), furnishings(style, []));
  return {
    scene: group,
    camera: {
      at: [spec.width * 0.9 + 0.5, Math.max(1.15, spec.height * 1.25), 1.3 + spec.width * 0.9],
      target: [0.12, spec.height * 0.56, z],
      angle: 34,
    },
    light: 'room',
  };
};

const onTop = ({ width, height }: PieceSpec, style: RoomStyle, z: number): Object3D[] => {
  const place = (thing: Object3D, x: number): Object3D => {
    thing.position.set(x, height, z);
    return thing;
  };
  if (width < 0.7) return [place(lamp(style), -width * 0.2), place(books(style), width * 0.18)];
  return [
    place(lamp(style, 1), -width * 0.34),
    place(vase(style), width * 0.3),
    place(books(style), width * 0.04),
  ];
};

const DIRECTIONS = {
  front: [0.02, 0.16, 1],
  angle: [0.72, 0.42, 1],
  detail: [0.55, 0.4, 1],
} as const;

/** The product alone on a plain ground. */
const inStudio = (view: 'front' | 'angle' | 'detail', spec: PieceSpec, style: RoomStyle): Scene => {
  const subject = subjectOf(spec);
  const group = new Group().add(subject, studio(style, 1));
  const camera = framing(subject, DIRECTIONS[view]);
  return { scene: group, camera: view === 'detail' ? closeUp(camera, spec) : camera, light: 'studio' };
};

/** What is shown of a product alone: soft goods lie folded, pillows stand, the rest is as it is used. */
const subjectOf = (spec: PieceSpec): Object3D => {
  switch (spec.shape) {
    case 'pillow': {
      const lying = buildPiece(spec);
      lying.position.y = spec.height / 2;
      const leaning = buildPiece(spec);
      leaning.rotation.x = 1.15;
      leaning.position.set(0.06, spec.length * 0.5 + 0.02, -spec.length * 0.42);
      return new Group().add(lying, leaning);
    }
    case 'duvet':
      return new Group().add(
        ...folded({
          width: 0.62,
          depth: 0.48,
          thick: spec.name.includes('quilt') ? 0.05 : 0.095,
          layers: 3,
          finish: spec.cover,
          seed: seedOf(spec),
        }),
      );
    default:
      return buildPiece(spec);
  }
};
