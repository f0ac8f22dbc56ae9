import { type MorningThing, onNightstand } from '@counterpane/catalogue/content/scenes';
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

/** From where the linen of a brand is looked at. */
const LINENS: Readonly<Record<string, Camera>> = {
  drift: { at: [-1.5, 0.98, 1.05], target: [-0.12, 0.62, -0.5], angle: 31, aperture: 5.6 },
  fernloft: { at: [0.25, 1.42, 2.15], target: [0.02, 0.55, -0.5], angle: 31, aperture: 8 },
  aurelle: { at: [0.85, 1.06, 0.45], target: [-0.02, 0.8, -1.05], angle: 32, aperture: 5.6 },
  cumula: { at: [0.5, 2.35, 0.95], target: [0.05, 0.55, -0.42], angle: 36, aperture: 8 },
  hevea: { at: [2.05, 1.02, 0.75], target: [0.05, 0.66, -0.6], angle: 29, aperture: 5.6 },
  pennyrest: { at: [-0.85, 1.28, 1.5], target: [0.08, 0.6, -0.55], angle: 33, aperture: 8 },
};

/** The made bed, near enough to feel the cloth. */
export const linen = (house: House): Scene => {
  const { key, style, bed, mattress } = house;
  const made = madeBed(bed, mattress, { ...dressingOf(house), seed: 5 });
  return {
    scene: bedroom(style, made, bed.width, house.table),
    camera: LINENS[key] ?? USUAL_LINEN,
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

const MORNINGS: Readonly<Record<string, Partial<Morning>>> = {
  drift: { side: -1, at: [-0.55, 1.2, 0.6] },
  fernloft: { at: [-0.05, 1.05, 0.75], target: [-0.24, 0.72, -1.25] },
  aurelle: { side: -1, at: [-0.2, 1.02, 0.6], target: [-0.2, 0.76, -1.25] },
  cumula: { at: [-0.6, 1.62, 0.35], target: [-0.14, 0.62, -1.2] },
  hevea: { side: -1, at: [0.12, 1.1, 0.65], target: [-0.2, 0.72, -1.25] },
  pennyrest: { at: [-0.75, 1.0, 0.4], target: [-0.1, 0.7, -1.25] },
};

/** A nightstand by the morning's light, with the edge of the bed. */
export const morning = (house: House): Scene => {
  const { key, style, bed, mattress, table } = house;
  const { side, at, target } = { ...USUAL_MORNING, ...MORNINGS[key] };
  const things = onNightstand(key);
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
  thing: MorningThing,
  { style, table: { height } }: House,
  things: readonly MorningThing[],
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
