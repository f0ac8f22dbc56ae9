import { put } from '../form/put.ts';
import { folder, onEasel } from '../piece/plan-folder.ts';
import { bareBed, bedroom, madeBed } from '../room/bedroom.ts';
import { ROOM } from '../room/room.ts';
import { dressingOf } from './bedroom-scenes.ts';
import type { House } from './house.ts';
import type { Scene } from './scene.ts';

/** A folder of the brand on the bed that it is about. */
export const booklet = (house: House): Scene => {
  const { style, bed, mattress, ink } = house;
  const { throw: _none, duvet: _bare, ...dressing } = dressingOf(house);
  const made = madeBed(bed, mattress, { ...dressing, seed: 30 });
  const top = bareBed(bed, mattress).top.top + 0.008;
  const group = bedroom(style, made, bed.width, house.table);
  const z = -ROOM.depth + bed.length - 0.62;
  group.add(put(onEasel(folder({ color: ink })), 0.26, top, z, 0.3));
  return {
    scene: group,
    camera: {
      at: [0.78, top + 0.42, z + 1.15],
      target: [0.12, top + 0.15, z - 0.05],
      angle: 28,
      aperture: 5.6,
    },
    light: 'room',
  };
};
