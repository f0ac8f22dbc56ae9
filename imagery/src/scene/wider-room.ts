import type { RoomData } from '@counterpane/catalogue/room-schema';
import type { Object3D } from 'three';
import { block } from '../form/block.ts';
import { scatter } from '../form/noise.ts';
import { FLOOR_END, ROOM, underfloor } from '../room/room.ts';

/** What a room needs more where it is seen from far away or from the left: higher walls, and its planks go on. */
export const widerRoom = ({ wall, floor }: RoomData): Object3D[] => {
  const { width, depth, height } = ROOM;
  return [
    underfloor(FLOOR_END, 4.45),
    block({
      size: [width + 1, 1, 0.1],
      at: [0.5, height + 0.4995, -depth - 0.05],
      finish: wall,
      radius: 0.001,
    }),
    block({
      size: [0.12, 1, 0.9],
      at: [-width / 2 - 0.06, height + 0.4995, -depth + 0.35],
      finish: wall,
      radius: 0.001,
    }),
    ...Array.from({ length: 26 }, (_, row) =>
      block({
        size: [LONG - 0.002, 0.02, WIDE - 0.0025],
        at: [endOf(row) + LONG / 2, -0.01, -depth + WIDE * (row + 0.5)],
        finish: floor,
        radius: 0.0015,
      }),
    ),
  ];
};

const LONG = 2.1;
const WIDE = 0.16;

/** Where the planks of a row end that every room has (see `room.ts`). */
const endOf = (row: number): number => -ROOM.width / 2 - (1 + scatter(3, row) * 2.2) + 4 * LONG;
