import type { RoomData } from '@counterpane/catalogue/room-schema';
import { Group, type Object3D } from 'three';
import type { Finish } from '../finish/finish.ts';
import { bedFrame, deckOf, mattressRoomOf, railsOf } from '../piece/bed-frame.ts';
import { throwOnBed } from '../piece/bed-throw.ts';
import { buildPiece } from '../piece/build-piece.ts';
import { highestOf, mattress } from '../piece/mattress.ts';
import type { PieceSpec, Stitching } from '../piece/piece-spec.ts';
import { type BedTop, duvetOnBed, fittedOnBed, pillowsOnBed } from '../piece/soft-goods.ts';
import { furnishings, ROOM, room } from './room.ts';

/** How a bed is made for a picture; what is left out is not on it. */
export interface Dressing {
  readonly sheet?: Finish;
  readonly duvet?: {
    readonly finish: Finish;
    readonly loft: number;
    readonly stitching?: Stitching;
    readonly overhang?: number;
    /** Metres along the bed, from the foot, where it does not reach to the pillows. */
    readonly length?: number;
  };
  readonly throw?: Finish;
  readonly pillows?: Finish;
  readonly cushions?: Finish;
  /** How the cloth creases. */
  readonly seed?: number;
}

/** The bed that a brand puts under things which are not beds. */
export const houseBed = ({ wood }: RoomData, width: number, length: number): PieceSpec => ({
  name: 'house-bed',
  shape: 'bedframe',
  parts: { headboard: 'panel', legs: 'block' },
  width: width + 0.09,
  length: length + 0.14,
  height: 0.98,
  cover: wood,
  side: wood,
  accent: wood,
  layers: [],
});

/** A mattress of the house, for beds that are shown with one. */
export const houseMattress = (bed: PieceSpec): PieceSpec => ({
  name: 'house-mattress',
  shape: 'mattress',
  parts: {},
  ...mattressRoomOf(bed),
  height: 0.29,
  cover: { kind: 'knit', color: '#f4f1ea' },
  side: { kind: 'knit', color: '#e9e4da' },
  accent: { kind: 'sateen', color: '#d9d3c6' },
  layers: [],
});

/** A bed with its mattress and nothing on it, the middle of the bed at z = 0. */
export interface BareBed {
  readonly parts: readonly Object3D[];
  /** Where its mattress ends: at the highest point of its quilting. */
  readonly top: BedTop;
  /** Where the middle of the bed is when its head is at the wall of the room, along z. Metres. */
  readonly inRoom: number;
}

export const bareBed = (bed: PieceSpec, on: PieceSpec): BareBed => {
  const deck = deckOf(bed);
  const lying = mattress(on, deck.height);
  lying.position.z = deck.z;
  return {
    parts: [bedFrame(bed), lying],
    top: { width: on.width, length: on.length, top: highestOf(lying), z: deck.z, frame: railsOf(bed) },
    inRoom: bed.length / 2 - ROOM.depth + 0.04,
  };
};

/** A bed with its mattress and what lies on it, its head at the wall of the room. */
export const madeBed = (bed: PieceSpec, on: PieceSpec, dressing: Dressing): Group => {
  const { parts, top, inRoom } = bareBed(bed, on);
  const made = new Group().add(...parts, ...dressed(top, dressing));
  made.position.z = inRoom;
  return made;
};

export const dressed = (
  top: BedTop,
  { sheet, duvet, throw: cloth, pillows, cushions, seed = 0 }: Dressing,
): Object3D[] => {
  const cover = duvet ? duvetOnBed({ ...top, top: top.top + 0.012 }, { ...duvet, seed: seed + 1 }) : [];
  const on = sheet ? { ...top, top: top.top + 0.006 } : top;
  return [
    ...(sheet ? [fittedOnBed(top, sheet, 0.1)] : []),
    ...cover,
    ...(cloth ? throwOnBed(on, cloth, seed + 3, cover) : []),
    ...(pillows ? pillowsOnBed(top, pillows, cushions ?? pillows, seed) : []),
  ];
};

/** A bedside table of the house at each side of a bed of this width. */
export const bedroom = (style: RoomData, bed: Object3D, width: number, table?: PieceSpec): Group => {
  const group = new Group();
  const spec = table ?? houseTable(style);
  const places = [-1, 1].map((side) => side * (width / 2 + spec.width / 2 + 0.1));
  for (const x of places) {
    const stand = buildPiece(spec);
    stand.position.set(x, 0, -ROOM.depth + spec.length / 2 + 0.05);
    group.add(stand);
  }
  group.add(
    room(style),
    bed,
    furnishings(
      style,
      places.map((x) => ({ x, top: spec.height })),
    ),
  );
  return group;
};

const TABLE = { width: 0.48, length: 0.4, height: 0.54 };

/** A bedside table of the house, in metres. */
export const houseTable = ({ wood, pot }: RoomData, size = TABLE): PieceSpec => ({
  name: 'house-table',
  shape: 'nightstand',
  parts: { drawers: 2, legs: 'tapered', handle: 'groove' },
  ...size,
  cover: wood,
  side: { kind: wood.kind, color: '#3a2a20' },
  accent: pot,
  layers: [],
});
