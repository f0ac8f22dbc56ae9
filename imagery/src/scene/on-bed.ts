import { Group, type Object3D } from 'three';
import { peeled } from '../form/peel.ts';
import { bedroom, houseBed, houseMattress } from '../picture/bedroom.ts';
import { ROOM } from '../picture/room.ts';
import type { RoomStyle } from '../picture/room-style.ts';
import type { Scene } from '../picture/scenes.ts';
import { bedFrame, deckOf } from '../piece/bed-frame.ts';
import { mattress } from '../piece/mattress.ts';
import type { PieceSpec } from '../piece/piece-spec.ts';
import { protectorBack, protectorCloth } from '../piece/protector.ts';
import { seedOf } from '../piece/seed.ts';
import { pillowsOnBed } from '../piece/soft-goods.ts';
import { topper } from '../piece/topper.ts';

/** A topper or a protector on the mattress of the house, one corner turned back: how thick it is, what is below. */
export const onBedScene = (spec: PieceSpec, style: RoomStyle): Scene => {
  const bed = houseBed(style, 1.53, 2.04);
  const on = houseMattress(bed);
  const deck = deckOf(bed);
  const below = mattress(on, deck.height);
  below.position.z = deck.z;
  const top = deck.height + on.height;
  const lying = spec.shape === 'topper' ? turnedTopper(spec, top + 0.02) : turnedProtector(spec, on, top);
  lying.position.z = deck.z;
  const height = spec.shape === 'topper' ? spec.height + 0.04 : 0.03;
  const pillows = pillowsOnBed(
    { width: on.width, length: on.length, top: top + height, z: deck.z },
    style.sheet,
  );
  const made = new Group().add(bedFrame(bed), below, lying, ...pillows);
  made.position.z = bed.length / 2 - ROOM.depth + 0.04;
  const seed = seedOf(spec);
  return {
    scene: bedroom(style, made, bed.width),
    camera: {
      at: [1.85 + (seed % 5) * 0.06, 1.3 + (seed % 3) * 0.05, 2.6],
      target: [0.2, 0.52, -0.15],
      angle: 27,
    },
    light: 'room',
  };
};

const HALF = Math.SQRT1_2;

/** The corner at the foot, on the side of the camera: `reach` metres of it, measured along the diagonal. */
const corner = ({ width, length }: PieceSpec, reach: number) => ({
  toward: [HALF, HALF] as const,
  from: ((width + length) / 2) * HALF - reach,
});

const turnedTopper = (spec: PieceSpec, bottom: number): Object3D =>
  peeled(topper(spec, bottom), {
    ...corner(spec, 0.5),
    radius: 0.07,
    thickness: spec.height,
    turn: 2.5,
    bottom,
  });

const turnedProtector = (spec: PieceSpec, { width, length }: PieceSpec, top: number): Object3D => {
  const fitting = { ...spec, width, length };
  return peeled(new Group().add(protectorCloth(fitting, top), protectorBack(fitting, top)), {
    ...corner(fitting, 0.62),
    radius: 0.035,
    thickness: 0.01,
    turn: 2.9,
    bottom: top + 0.02,
  });
};
