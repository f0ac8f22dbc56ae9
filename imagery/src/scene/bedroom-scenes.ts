import { Group, type Object3D } from 'three';
import { put } from '../form/put.ts';
import { buildPiece } from '../piece/build-piece.ts';
import { type Dressing, madeBed } from '../room/bedroom.ts';
import { books, vase } from '../room/decor.ts';
import { lamp } from '../room/lamp.ts';
import { plant } from '../room/plant.ts';
import { ROOM, room } from '../room/room.ts';
import type { Camera } from './camera.ts';
import type { House } from './house.ts';
import type { Scene } from './scene.ts';
import { bench, CHINA, cup } from './still-life.ts';

/** How a brand makes its own bed; on one with padded sides the duvet ends above them. */
export const dressingOf = ({ style, bed }: House, overhang = 0.19): Dressing => ({
  sheet: style.sheet,
  duvet: { finish: style.duvet, loft: 0.032, overhang: bed.parts.cloth === 'bed' ? 0.17 : overhang },
  throw: style.throw,
  pillows: style.sheet,
  cushions: style.duvet,
});

const WIDE = [2240, 1260] as const;

/** What stands at both sides of a bed whose middle is at `x`. */
const atBedside = (house: House, x: number): Object3D[] => {
  const { style, bed, table } = house;
  const z = -ROOM.depth + table.length / 2 + 0.05;
  const apart = bed.width / 2 + table.width / 2 + 0.12;
  return [-1, 1].flatMap((side) => {
    const at = x + side * apart;
    const stand = put(buildPiece(table), at, 0, z);
    return side < 0
      ? [stand, put(lamp(style), at, table.height, z - 0.02)]
      : [
          stand,
          put(vase(style), at - 0.06, table.height, z),
          put(books(style), at + 0.1, table.height, z + 0.1, 0.4),
        ];
  });
};

const USUAL_HOME: Camera = { at: [0.35, 1.34, 4.3], target: [-0.2, 0.75, -0.9], angle: 27 };

const atTheFoot = ({ style, bed }: House, x: number): Object3D[] => {
  const z = -ROOM.depth + bed.length + 0.3;
  return [
    put(bench(style.wood, 1.2), x, 0, z),
    put(books(style), x + 0.36, 0.45, z, 0.35),
    put(cup(CHINA), x + 0.12, 0.45, z + 0.03, 0.4),
  ];
};

/** The brand's bed to the right, and to the left a wall with nothing on it but the light of the window. */
export const home = (house: House): Scene => {
  const { style, bed, mattress } = house;
  const made = madeBed(bed, mattress, dressingOf(house, 0.24));
  made.position.x = 0.55;
  const group = new Group().add(
    room(style),
    made,
    ...atBedside(house, 0.55),
    put(plant(style), 2.52, 0, -1.0),
  );
  if (style.home.hasBench) group.add(...atTheFoot(house, 0.55));
  return {
    scene: group,
    camera: style.home.camera ?? USUAL_HOME,
    light: 'room',
    size: WIDE,
  };
};

/** The whole room from above. */
export const floor = (house: House): Scene => {
  const { style, bed, mattress, table } = house;
  const z = -ROOM.depth + table.length / 2 + 0.05;
  const apart = bed.width / 2 + table.width / 2 + 0.12;
  const group = new Group().add(
    room(style),
    madeBed(bed, mattress, { ...dressingOf(house), seed: 2 }),
    ...[-1, 1].map((side) => put(buildPiece(table), side * apart, 0, z)),
    put(books(style), -apart, table.height, z, 0.3),
    put(cup(CHINA, '#5a3520'), apart - 0.05, table.height, z + 0.06, 0.6),
    put(vase(style), apart + 0.12, table.height, z - 0.06),
    put(plant(style), 2.05, 0, -0.75),
  );
  return {
    scene: group,
    camera: { at: [0.3, 4.5, 2.35], target: [0.05, 0.25, -0.16], angle: 37 },
    light: 'room',
  };
};
