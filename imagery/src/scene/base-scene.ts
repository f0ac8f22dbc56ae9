import type { RoomData } from '@counterpane/catalogue/room-schema';
import { Group, type Object3D } from 'three';
import { put } from '../form/put.ts';
import { buildPiece } from '../piece/build-piece.ts';
import { rolledMattress } from '../piece/carton.ts';
import type { PieceSpec } from '../piece/piece-spec.ts';
import { pillow } from '../piece/pillow.ts';
import { seedOf } from '../piece/seed.ts';
import { folded } from '../piece/soft-goods.ts';
import { bareBed, bedroom, dressed, houseBed, houseMattress } from '../room/bedroom.ts';
import { ROOM } from '../room/room.ts';
import type { Camera } from './camera.ts';
import { laid } from './house-bed-top.ts';
import { onBase } from './on-base.ts';
import type { Scene } from './scene.ts';

const FROM_THE_FOOT: Camera = { at: [2.05, 1.42, 3.35], target: [0.08, 0.42, -0.25], angle: 30 };
const FROM_THE_WINDOW: Camera = { at: [-1.75, 1.5, 3.3], target: [0.04, 0.42, -0.2], angle: 30 };

/** What carries a mattress without a bed around it: with one on it, or bare where its top is what it is. */
export const baseScene = (spec: PieceSpec, style: RoomData): Scene => ({
  scene: bedroom(style, spec.parts.legs === 'steel' ? bare(spec, style) : carrying(spec, style), spec.width),
  camera: seedOf(spec) % 3 === 1 ? FROM_THE_WINDOW : FROM_THE_FOOT,
  light: 'room',
});

const carrying = (spec: PieceSpec, style: RoomData): Object3D =>
  onBase(spec, mattressOf(spec, style), { sheet: style.sheet, pillows: style.sheet, seed: 7 });

const mattressOf = (spec: PieceSpec, style: RoomData): PieceSpec => ({
  ...houseMattress(spec),
  width: spec.width,
  length: spec.length,
  side: { kind: 'knit', color: style.rug.color },
});

/** Its mattress lies rolled across its head, its linen at the foot. */
const bare = (spec: PieceSpec, style: RoomData): Object3D => {
  const { cover, side, accent } = mattressOf(spec, style);
  const radius = 0.17;
  const roll = rolledMattress(cover, side, accent, spec.width * 0.92, radius);
  const linen = [
    ...folded({ width: 0.44, depth: 0.34, thick: 0.04, layers: 3, finish: style.sheet, seed: 4 }),
    ...folded({
      width: 0.42,
      depth: 0.3,
      thick: 0.035,
      layers: 2,
      finish: style.throw,
      bottom: 0.12,
      seed: 8,
    }),
  ];
  const z = spec.length / 2 - ROOM.depth + 0.06;
  return put(
    new Group().add(
      buildPiece(spec),
      put(roll, 0, spec.height + 0.004, -spec.length * 0.3),
      put(new Group().add(...linen), spec.width * 0.2, spec.height + 0.004, spec.length * 0.3, 0.25),
    ),
    0,
    0,
    z,
  );
};

/** A headboard at the wall; the bed before it is low, and its pillows lie flat. */
export const headboardScene = (spec: PieceSpec, style: RoomData): Scene => {
  const bed: PieceSpec = {
    ...houseBed(style, 1.53, 2.04),
    parts: { headboard: 'none', legs: 'block' },
    height: 0.28,
  };
  const { parts, top, inRoom } = bareBed(bed, { ...houseMattress(bed), height: 0.2 });
  const duvet = { finish: style.duvet, loft: 0.03, overhang: 0.2 };
  const pillows = [-1, 1].map((side) =>
    laid(pillow({ width: 0.7, length: 0.46, height: 0.15, finish: style.sheet, seed: 6 + side }), {
      x: side * 0.37,
      z: top.z - top.length / 2 + 0.27,
      on: top.top,
      turn: side * 0.04,
    }),
  );
  const made = new Group().add(
    ...parts,
    ...dressed(top, { sheet: style.sheet, duvet, seed: 15 }),
    ...pillows,
  );
  made.position.z = inRoom + spec.length + 0.02;
  const board = put(buildPiece(spec), 0, 0, -ROOM.depth + spec.length / 2 + 0.02);
  return {
    scene: bedroom(style, new Group().add(board, made), bed.width),
    camera: { at: [1.35, 1.3, 2.55], target: [0.02, 0.56, -0.7], angle: 29 },
    light: 'room',
  };
};
