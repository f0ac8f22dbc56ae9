import type { RoomData } from '@counterpane/catalogue/room-schema';
import { Group, type Object3D } from 'three';
import { block } from '../form/block.ts';
import { scatter } from '../form/noise.ts';
import { sheetOf, surface } from '../form/sheet.ts';
import { art } from './art.ts';
import { lamp } from './lamp.ts';
import { panelling } from './panelling.ts';
import { plant } from './plant.ts';
import { rugOf } from './rug.ts';
import { windowWall } from './window-wall.ts';

/** Metres: the wall behind is at z = -depth, the window in the wall at x = -width / 2. */
interface RoomSize {
  readonly width: number;
  readonly depth: number;
  readonly height: number;
}

export const ROOM: RoomSize = { width: 5.6, depth: 1.55, height: 2.75 };
const FRONT = 4.6;
/** How far to the right (x, metres) every row of planks reaches; the wider room goes on from there. */
export const FLOOR_END = 2.45;

/** A room with a floor of planks, two walls, a window with a view of the sky, and a rug. */
export const room = (style: RoomData): Group => {
  const { width, depth, height } = ROOM;
  const group = new Group();
  group.add(
    ...planks(style),
    underfloor(-3.9, FLOOR_END),
    ...windowWall(style, { x: -width / 2 - 0.06, back: -depth - 0.1, front: FRONT, height }),
    ...panelling(style, { z: -depth, left: -width / 2, right: width / 2 + 1, height }),
    ...rugOf(style),
  );
  group.add(
    block({
      size: [width + 1, height, 0.1],
      at: [0.5, height / 2, -depth - 0.05],
      finish: style.wall,
      radius: 0.001,
    }),
    block({
      size: [width + 1, 0.11, 0.018],
      at: [0.5, 0.055, -depth + 0.009],
      finish: { kind: 'paint', color: '#f4f1ea' },
    }),
  );
  return group;
};

const planks = ({ floor }: RoomData): Object3D[] => {
  const wide = 0.16;
  const count = Math.ceil((ROOM.depth + FRONT) / wide);
  return Array.from({ length: count }, (_, row) => {
    const z = -ROOM.depth + wide * (row + 0.5);
    const first = 1 + scatter(3, row) * 2.2;
    return [0, 1, 2, 3].map((index) => {
      const long = 2.1;
      const plank = block({
        size: [long - 0.002, 0.02, wide - 0.0025],
        at: [-ROOM.width / 2 - first + long * (index + 0.5), -0.01, z],
        finish: floor,
        radius: 0.0015,
      });
      return plank;
    });
  }).flat();
};

/**
 * What the planks lie on, from `left` to `right` (x, metres), about as far as all of them reach: a camera that looks
 * straight down between two sees a dark joint, and not the light of the sky below the house.
 */
export const underfloor = (left: number, right: number): Object3D =>
  block({
    size: [right - left, 0.02, ROOM.depth + FRONT],
    at: [(left + right) / 2, -0.031, (FRONT - ROOM.depth) / 2],
    finish: { kind: 'paint', color: '#33281f' },
    radius: 0.001,
  });

/** What stands beside a bed of this width: a plant, pictures on the wall, a lamp on each bedside table. */
export const furnishings = (
  style: RoomData,
  tables: readonly { readonly x: number; readonly top: number }[],
): Group => {
  const group = new Group();
  const green = plant(style);
  green.position.set(2.02, 0, -1.05);
  group.add(green);
  for (const { x, top } of tables) {
    const light = lamp(style);
    light.position.set(x, top, -1.27);
    group.add(light);
  }
  const hanging = art(style);
  hanging.position.set(2.05, 1.62, -ROOM.depth + 0.034);
  if (tables.length < 2) group.add(hanging);
  return group;
};

/** A seamless ground that rises behind: what a studio has. */
export const studio = ({ ground }: RoomData, scale: number): Group => {
  const back = 2.6 * scale;
  const round = 2.4 * scale;
  const sweep = surface(
    sheetOf(3, 60, (u, v) => {
      const x = (u - 0.5) * 40;
      const along = v * 3;
      if (along <= 1) return [x, -0.0005, 14 - along * (14 + back)];
      if (along >= 2) return [x, round + (along - 2) * 9, -back - round];
      const turn = ((along - 1) * Math.PI) / 2;
      return [x, round * (1 - Math.cos(turn)), -back - round * Math.sin(turn)];
    }),
    ground,
  );
  return new Group().add(sweep);
};
