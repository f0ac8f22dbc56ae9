import type { RoomData } from '@counterpane/catalogue/room-schema';
import { Group, type Object3D } from 'three';
import { fittedSheet } from '../piece/bed-linen.ts';
import { bedPillow } from '../piece/bed-pillow.ts';
import type { PieceSpec, PillowForm } from '../piece/piece-spec.ts';
import { pillow, USUAL_PILLOW } from '../piece/pillow.ts';
import { seedOf } from '../piece/seed.ts';
import type { Camera } from './camera.ts';
import { type HouseBedTop, houseBedTop, laid, SINKS } from './house-bed-top.ts';
import type { Scene } from './scene.ts';

/** Two of a pillow at the head of a bed: one leans against the pillows of the house, one lies before it. */
export const pillowScene = (spec: PieceSpec, style: RoomData): Scene => {
  const house = houseBedTop(style);
  const view = viewOf(spec);
  const things = [
    fittedSheet(house.top, style.sheet, seedOf(spec) % 17),
    ...sleepingPillows(house, style),
    ...soldPillows(spec, house, view),
  ];
  return { scene: house.furnished(things), camera: cameraOf(house, view), light: 'room' };
};

/** By which no two pillows of a brand are arranged, or seen, alike. */
interface View {
  /** Which side of the bed the one that lies is on, and the camera with it: -1 or 1. */
  readonly side: number;
  readonly turn: number;
  readonly low: number;
  readonly aside: number;
}

/** The form shows from one end, or from the front. */
const TURN: Readonly<Record<PillowForm, number>> = {
  plain: 0.3,
  contoured: 0.82,
  banded: 0.4,
  ventilated: 0.52,
};

const viewOf = (spec: PieceSpec): View => {
  const seed = seedOf(spec);
  return {
    side: seed % 2 === 0 ? 1 : -1,
    turn: TURN[spec.parts.form ?? 'plain'] + ((seed >> 1) % 4) * 0.07,
    low: ((seed >> 3) % 4) * 0.075,
    aside: ((seed >> 5) % 4) * 0.2,
  };
};

const sleepingPillows = ({ top, head }: HouseBedTop, style: RoomData): Object3D[] =>
  [-1, 1].map((side, index) =>
    laid(pillow({ ...USUAL_PILLOW, finish: index === 0 ? style.sheet : style.duvet, seed: 3 + index * 4 }), {
      x: side * 0.375,
      z: head + 0.17,
      on: top.top,
      tilt: 1.22,
      turn: side * -0.05,
    }),
  );

const soldPillows = (spec: PieceSpec, { top, head }: HouseBedTop, { side, turn }: View): Object3D[] => [
  laid(bedPillow(spec), {
    x: -side * 0.17,
    z: head + 0.27 + spec.height * 0.8,
    on: top.top,
    tilt: 1.0,
    turn: side * 0.08,
  }),
  laid(bedPillow(spec), {
    x: side * 0.2,
    z: head + 0.86 + spec.height * 0.5,
    on: top.top,
    turn: side * turn,
  }),
];

/** Two of a pillow on a plain ground: one lies, the other leans on it from behind. */
export const pillowPair = (spec: PieceSpec): Group =>
  new Group().add(
    laid(bedPillow(spec), { x: 0, z: 0, on: SINKS }),
    laid(bedPillow(spec), {
      x: 0.06,
      z: -spec.length * 0.62 - spec.height * 0.36,
      on: SINKS,
      tilt: 1.15,
    }),
  );

const cameraOf = ({ top, head, inRoom }: HouseBedTop, { side, low, aside }: View): Camera => {
  const z = head + inRoom;
  return {
    at: [side * (0.5 + aside), top.top + 0.82 - low, z + 2.46 - aside * 0.45],
    target: [side * 0.03, top.top + 0.13, z + 0.56],
    angle: 30,
  };
};
