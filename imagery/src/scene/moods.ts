import type { NightstandThing } from '@counterpane/catalogue/content/scenes';
import { Group, type Object3D } from 'three';
import type { Point } from '../form/block.ts';
import { put } from '../form/put.ts';
import { buildPiece } from '../piece/build-piece.ts';
import { bedroom, madeBed } from '../room/bedroom.ts';
import { books, vase } from '../room/decor.ts';
import { lamp } from '../room/lamp.ts';
import { ROOM, room } from '../room/room.ts';
import { dressingOf } from './bedroom-scenes.ts';
import type { Camera } from './camera.ts';
import type { House } from './house.ts';
import type { Scene } from './scene.ts';
import { CHINA, cup } from './still-life.ts';

const USUAL_LINEN: Camera = { at: [1.5, 1.08, 1.12], target: [0.18, 0.62, -0.42], angle: 31, aperture: 5.6 };

/** The made bed, near enough to feel the cloth. */
export const linen = (house: House): Scene => {
  const { style, bed, mattress } = house;
  const made = madeBed(bed, mattress, { ...dressingOf(house), seed: 5 });
  return {
    scene: bedroom(style, made, bed.width, house.table),
    camera: style.linen ?? USUAL_LINEN,
    light: 'room',
  };
};

interface Morning {
  /** Which nightstand: 1 is the one on the right. */
  readonly side: 1 | -1;
  /** From its middle, towards the bed; metres. */
  readonly at: Point;
  readonly target: Point;
}

const USUAL_MORNING: Morning = {
  side: 1,
  at: [-0.42, 1.12, 0.55],
  target: [-0.16, 0.69, -1.25],
};

/** A nightstand by the morning's light, with the edge of the bed. */
export const morning = (house: House): Scene => {
  const { style, bed, mattress, table } = house;
  const { side, at, target } = { ...USUAL_MORNING, ...style.morning };
  const things = style.nightstand;
  const x = side * (bed.width / 2 + table.width / 2 + 0.12);
  const z = -ROOM.depth + table.length / 2 + 0.05;
  const group = new Group().add(
    room(style),
    madeBed(bed, mattress, { ...dressingOf(house), seed: 9 }),
    put(buildPiece(table), x, 0, z),
    ...things.map((thing) => placed(thing, house, things, { x, z, side })),
  );
  return {
    scene: group,
    camera: {
      at: [x + side * at[0], at[1], at[2]],
      target: [x + side * target[0], target[1], target[2]],
      angle: 30,
      aperture: 5.6,
    },
    light: 'room',
  };
};

const placed = (
  thing: NightstandThing,
  { style, table: { height } }: House,
  things: readonly NightstandThing[],
  { x, z, side }: { readonly x: number; readonly z: number; readonly side: 1 | -1 },
): Object3D => {
  const near = x - side * 0.1;
  switch (thing) {
    case 'lamp':
      return put(lamp(style), x + side * 0.09, height, z - 0.03);
    case 'vase':
      return put(vase(style), x + side * 0.1, height, z - 0.02);
    case 'books':
      return put(books(style), near, height, z + 0.08, side * 0.25);
    case 'cup':
      return put(
        cup(CHINA, '#5a3520'),
        near,
        height + (things.includes('books') ? 0.084 : 0),
        z + 0.08,
        -0.7,
      );
  }
};
