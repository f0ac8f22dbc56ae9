import type { RoomData } from '@counterpane/catalogue/room-schema';
import { Color, Group, type Object3D } from 'three';
import { buildPiece } from '../piece/build-piece.ts';
import type { PieceSpec } from '../piece/piece-spec.ts';
import { protectorDrawnTight } from '../piece/protector.ts';
import { seedOf } from '../piece/seed.ts';
import { bedroom, type Dressing, houseBed, houseMattress, madeBed } from '../room/bedroom.ts';
import { books, vase } from '../room/decor.ts';
import { lamp } from '../room/lamp.ts';
import { furnishings, ROOM, room, studio } from '../room/room.ts';
import { baseScene, headboardScene } from './base-scene.ts';
import { bedScene } from './bed-scene.ts';
import { type Camera, framing } from './camera.ts';
import { closeUp } from './close-up.ts';
import { mattressScene } from './mattress-scene.ts';
import { onBedScene } from './on-bed.ts';
import { pillowPair, pillowScene } from './pillows-on-bed.ts';
import { planScene } from './plan-scene.ts';
import type { Scene, View } from './scene.ts';
import { serviceScene } from './service-scene.ts';
import { sheetScene } from './sheets-on-bed.ts';
import { swatchScene } from './swatch.ts';

/** `place`: which one of its shape it is among the brand's own; no two of them are seen alike. */
export const sceneOf = (view: View, spec: PieceSpec, style: RoomData, place = 0): Scene => {
  if (view === 'swatch') return swatchScene(spec.cover);
  if (spec.plan) return planScene(view, spec, spec.plan, style);
  if (spec.shape === 'service') return serviceScene(view, spec, style);
  if (view !== 'hero') return inStudio(view, spec, style);
  const scene = inRoom(spec, style, place);
  return isPaleCloth(spec) ? { ...scene, exposure: PALE } : scene;
};

/** So that white cloth keeps its folds and its weave in the sun. */
const PALE = -0.45;

const CLOTH: ReadonlySet<PieceSpec['shape']> = new Set([
  'topper',
  'sheets',
  'pillow',
  'protector',
  'duvet',
  'blanket',
]);

const isPaleCloth = ({ shape, cover: { color } }: PieceSpec): boolean =>
  CLOTH.has(shape) && new Color(color).getHSL({ h: 0, s: 0, l: 0 }).l > 0.82;

/** What lies on a bed is seen from nearer, and not always from one spot. */
const closerToBed = (seed: number): Camera => ({
  at: [1.75 + (seed % 5) * 0.07, 1.32 + (seed % 3) * 0.05, 2.95],
  target: [0.02, 0.56, -0.35],
  angle: 29,
});

/** The product as it is lived with. */
const inRoom = (spec: PieceSpec, style: RoomData, place: number): Scene => {
  switch (spec.shape) {
    case 'bedframe':
    case 'set':
      return bedScene(spec, style, place);
    case 'nightstand':
    case 'dresser':
    case 'chest':
      return againstTheWall(spec, style);
    case 'topper':
    case 'protector':
      return onBedScene(spec, style);
    case 'foundation':
    case 'adjustable-base':
      return baseScene(spec, style);
    case 'headboard':
      return headboardScene(spec, style);
    case 'pillow':
      return pillowScene(spec, style);
    case 'sheets':
      return sheetScene(spec, style);
    case 'mattress':
      return mattressScene(spec, style, place);
    default: {
      const bed = houseBed(style, 1.53, 2.04);
      const seed = seedOf(spec) % 89;
      const made = madeBed(bed, houseMattress(bed), { ...dressingOf(spec, style), seed });
      return { scene: bedroom(style, made, bed.width), camera: closerToBed(seed), light: 'room' };
    }
  }
};

/** How the bed of the house is made to show what lies on it. */
const dressingOf = (spec: PieceSpec, { sheet }: RoomData): Dressing => ({
  sheet,
  duvet: { finish: spec.cover, ...(spec.shape === 'duvet' ? duvetOf(spec) : blanketOf(spec)) },
  pillows: sheet,
  // Shams, in front of the pillows that one sleeps on.
  ...(spec.name.endsWith('-duvet-set') ? { cushions: spec.cover } : {}),
});

const duvetOf = ({ parts }: PieceSpec) => ({
  loft: parts.stitching === 'rows' ? 0.016 : 0.042,
  stitching: parts.stitching ?? 'plain',
  overhang: 0.42,
});

/** As large as it is sold, which is for one sleeper: on a bed for two it lies across. */
const blanketOf = ({ cover, width, length }: PieceSpec) => ({
  loft: 0.014,
  stitching: cover.kind === 'yarn' ? ('plain' as const) : ('squares' as const),
  overhang: (length - HOUSE_MATTRESS) / 2,
  length: width,
});

/** Metres: how wide the mattress of the house is. */
const HOUSE_MATTRESS = 1.54;

const againstTheWall = (spec: PieceSpec, style: RoomData): Scene => {
  const piece = buildPiece(spec);
  const z = -ROOM.depth + spec.length / 2 + 0.04;
  piece.position.set(0, 0, z);
  const subject = new Group().add(piece, ...onTop(spec, style, z));
  return {
    camera: framing(subject, [0.4, 0.22, 1], { angle: 30, margin: 0.2 }),
    scene: new Group().add(room(style), subject, furnishings(style, [])),
    light: 'room',
  };
};

const onTop = ({ width, height }: PieceSpec, style: RoomData, z: number): Object3D[] => {
  const place = (thing: Object3D, x: number): Object3D => {
    thing.position.set(x, height, z);
    return thing;
  };
  if (width < 0.7) return [place(lamp(style), -width * 0.2), place(books(style), width * 0.18)];
  return [
    place(lamp(style), -width * 0.34),
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
const inStudio = (view: 'front' | 'angle' | 'detail', spec: PieceSpec, style: RoomData): Scene => {
  const subject = subjectOf(spec, view);
  const group = new Group().add(subject, studio(style, 1));
  const camera = framing(subject, DIRECTIONS[view]);
  return { scene: group, camera: view === 'detail' ? closeUp(camera, spec) : camera, light: 'studio' };
};

/**
 * What is shown of a product alone: soft goods lie folded, pillows stand, the rest is as it is used. A corner of a
 * protector that is turned back is understood from above only.
 */
const subjectOf = (spec: PieceSpec, view: 'front' | 'angle' | 'detail'): Object3D => {
  switch (spec.shape) {
    case 'protector':
      return view === 'angle' ? buildPiece(spec) : protectorDrawnTight(spec);
    case 'pillow':
      return pillowPair(spec);
    default:
      return buildPiece(spec);
  }
};
