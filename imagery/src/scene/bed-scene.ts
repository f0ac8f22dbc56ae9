import type { RoomData } from '@counterpane/catalogue/room-schema';
import { Group, type Object3D } from 'three';
import type { PieceSpec } from '../piece/piece-spec.ts';
import { pillow, USUAL_PILLOW } from '../piece/pillow.ts';
import type { BedTop } from '../piece/soft-goods.ts';
import { bareBed, bedroom, dressed, houseMattress } from '../room/bedroom.ts';
import { framing } from './camera.ts';
import { laid } from './house-bed-top.ts';
import type { Scene } from './scene.ts';

/** From the bed to the camera. */
const DIRECTIONS = [
  [0.56, 0.24, 1],
  [-0.5, 0.22, 1],
  [0.3, 0.26, 1],
  [-0.28, 0.3, 1],
  [0.72, 0.22, 1],
] as const;

/** Metres: a bed that is narrower is for one. */
const FOR_ONE = 1.3;

/**
 * A bed in its room, made so that its headboard is seen: pillows lie low. `place`, which bed of its brand it is, says
 * from where it is seen and whether there is a throw on it. A bed for one has the colour of the brand.
 */
export const bedScene = (spec: PieceSpec, style: RoomData, place: number): Scene => {
  const { parts, top, inRoom } = bareBed(spec, houseMattress(spec));
  const isForOne = spec.width < FOR_ONE;
  const made = new Group().add(
    ...parts,
    ...dressed(top, {
      sheet: style.sheet,
      duvet: { finish: isForOne ? style.throw : style.duvet, loft: 0.03, overhang: 0.2 },
      ...(isForOne || place % 2 === 1 ? {} : { throw: style.throw }),
      seed: place,
    }),
    ...pillowsAt(top, style, isForOne ? [0] : [-1, 1]),
  );
  made.position.z = inRoom;
  return {
    scene: bedroom(style, made, spec.width),
    camera: framing(made, DIRECTIONS[place % DIRECTIONS.length] ?? DIRECTIONS[0], {
      angle: 28,
      margin: 0.12,
    }),
    light: 'room',
  };
};

const pillowsAt = (top: BedTop, { sheet: finish }: RoomData, sides: readonly number[]): Object3D[] =>
  sides.map((side, index) =>
    laid(pillow({ ...USUAL_PILLOW, finish, seed: 3 + index * 4 }), {
      x: side * 0.37,
      z: top.z - top.length / 2 + 0.26,
      on: top.top,
      tilt: 0.5,
      turn: side * -0.04,
    }),
  );
