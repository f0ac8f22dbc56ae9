import { Group, type Object3D } from 'three';
import { block, rod } from '../form/block.ts';
import { put } from '../form/put.ts';
import { turned } from '../form/turned.ts';
import type { PieceSpec } from '../piece/piece-spec.ts';
import { pillow } from '../piece/pillow.ts';
import { folded } from '../piece/soft-goods.ts';
import { bedroom, houseBed, houseMattress, madeBed } from '../room/bedroom.ts';
import { books, vase } from '../room/decor.ts';
import { plant } from '../room/plant.ts';
import { ROOM, room } from '../room/room.ts';
import { dressingOf } from './bedroom-scenes.ts';
import type { House } from './house.ts';
import type { Scene } from './scene.ts';
import { basket, bench } from './still-life.ts';

const AT_THE_WALL = -ROOM.depth + 0.34;

/** Three pillows, one on the other: a flat one, a usual one, a high one. */
export const pillows = (house: House): Scene => {
  const { style } = house;
  const covers = [style.duvet, style.sheet, style.duvet];
  let bottom = 0.45;
  const stack = [0.19, 0.155, 0.105].map((height, index): Object3D => {
    const thing = pillow({
      width: 0.66,
      length: 0.44,
      height,
      form: 'banded',
      accent: style.sheet,
      finish: covers[index] ?? style.sheet,
      seed: index * 3 + 2,
    });
    const at = put(thing, -0.12 + index * 0.012, bottom + height / 2, AT_THE_WALL + 0.03, (index - 1) * 0.09);
    bottom += height * 0.8;
    return at;
  });
  const group = new Group().add(
    room(style),
    put(bench(style.wood, 1.25), 0, 0, AT_THE_WALL),
    ...stack,
    put(vase(style), 0.45, 0.45, AT_THE_WALL - 0.03),
  );
  return {
    scene: group,
    camera: { at: [0.74, 1.0, 1.3], target: [0.08, 0.56, AT_THE_WALL], angle: 30 },
    light: 'room',
  };
};

/** A heavy blanket on a bench at the foot of the bed. */
export const blanket = (house: House): Scene => {
  const { style, bed, mattress } = house;
  const { throw: _none, ...dressing } = dressingOf(house);
  const z = -ROOM.depth + bed.length + 0.34;
  const heavy = folded({
    width: 0.62,
    depth: 0.36,
    thick: 0.062,
    layers: 3,
    finish: { kind: 'yarn', color: style.throw.color },
    bottom: 0.45,
    seed: 6,
  });
  const group = bedroom(style, madeBed(bed, mattress, { ...dressing, seed: 12 }), bed.width, house.table);
  group.add(
    put(bench(style.wood, 1.3), 0.05, 0, z),
    put(new Group().add(...heavy), -0.15, 0, z, 0.06),
    put(books(style), 0.44, 0.45, z, 0.5),
  );
  return {
    scene: group,
    camera: { at: [1.15, 1.16, 3.1], target: [0.0, 0.5, z - 0.22], angle: 29 },
    light: 'room',
  };
};

/** Sheets that have been washed and folded. */
export const laundry = (house: House): Scene => {
  const { style } = house;
  const parcel = (
    width: number,
    depth: number,
    thick: number,
    layers: number,
    finish: House['style']['sheet'],
    seed: number,
  ): Group => new Group().add(...folded({ width, depth, thick, layers, finish, seed }));
  const group = new Group().add(
    room(style),
    put(bench(style.wood, 1.3), 0.1, 0, AT_THE_WALL),
    put(parcel(0.42, 0.32, 0.036, 3, style.sheet, 3), 0.32, 0.45, AT_THE_WALL, 0.08),
    put(parcel(0.4, 0.3, 0.034, 2, style.duvet, 7), 0.32, 0.558, AT_THE_WALL, -0.05),
    put(parcel(0.34, 0.24, 0.026, 2, style.throw, 5), 0.33, 0.626, AT_THE_WALL, 0.14),
    put(basket('#c9a36b', 0.23, 0.26), -0.28, 0.45, AT_THE_WALL + 0.01),
    put(parcel(0.3, 0.26, 0.05, 3, style.sheet, 11), -0.26, 0.56, AT_THE_WALL + 0.01, 0.5),
    put(parcel(0.28, 0.22, 0.036, 2, style.duvet, 13), -0.29, 0.71, AT_THE_WALL + 0.01, 0.9),
    put(plant(style), 1.5, 0, -1.05),
  );
  return {
    scene: group,
    camera: { at: [-0.605, 0.98, 1.4], target: [0.06, 0.53, AT_THE_WALL], angle: 32 },
    light: 'room',
  };
};

/** A low bed, and what a child plays with. */
export const child = (house: House): Scene => {
  const { style } = house;
  const size: PieceSpec = { ...house.mattress, width: 0.98, length: 1.92, height: 0.22 };
  const bed: PieceSpec = {
    ...houseBed(style, size.width, size.length),
    parts: { headboard: 'slats', legs: 'block' },
    height: 0.74,
  };
  const made = madeBed(
    bed,
    { ...houseMattress(bed), height: 0.22 },
    {
      sheet: style.sheet,
      duvet: { finish: style.duvet, loft: 0.03, overhang: 0.2 },
      throw: style.throw,
      pillows: style.sheet,
      seed: 21,
    },
  );
  made.position.x = -0.25;
  const group = new Group().add(
    room(style),
    made,
    ...toys(house),
    put(bench(style.wood, 0.62, 0.34, 0.4), 0.72, 0, AT_THE_WALL - 0.06),
    put(books(style), 0.66, 0.4, AT_THE_WALL - 0.06, 0.2),
    put(plant(style), 1.85, 0, -1.0),
  );
  return {
    scene: group,
    camera: { at: [1.75, 1.12, 3.3], target: [0.12, 0.4, -0.25], angle: 30 },
    light: 'room',
  };
};

/** Wooden blocks in the brand's colours: some stacked, some not, and a ball. */
const toys = ({ style, ink, accent }: House): Object3D[] => {
  const side = 0.075;
  const colors = [ink, accent, style.throw.color, style.wood.color];
  const places = [
    [0.88, 0, 0.72, 0.1],
    [0.967, 0, 0.72, 0.02],
    [1.054, 0, 0.73, -0.08],
    [0.925, 1, 0.72, 0.2],
    [1.01, 1, 0.722, -0.12],
    [0.968, 2, 0.72, 0.5],
    [0.72, 0, 0.95, 0.6],
    [1.24, 0, 0.9, 0.3],
  ] as const;
  const ball = turned(
    Array.from({ length: 25 }, (_, index) => {
      const angle = (index / 24 - 0.5) * Math.PI;
      return [Math.max(0.0004, Math.cos(angle) * 0.075), 0.075 + Math.sin(angle) * 0.075] as const;
    }),
    { kind: 'paint', color: accent },
  );
  return [
    ...places.map(([x, level, z, turn], index) => {
      const cube = block({
        size: [side, side, side],
        at: [0, 0, 0],
        finish: { kind: 'paint', color: colors[index % colors.length] ?? ink },
        radius: 0.006,
      });
      return put(cube, x, 0.0155 + side / 2 + level * (side + 0.0006), z, turn);
    }),
    put(ball, 0.62, 0.0155, 0.62),
    rod({ from: [1.3, 0.035, 0.62], to: [1.42, 0.035, 0.7], radius: 0.02, finish: style.wood }),
  ];
};
