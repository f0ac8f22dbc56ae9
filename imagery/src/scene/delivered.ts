import { put } from '../form/put.ts';
import { serviceLoad } from '../piece/service-load.ts';
import { bedroom, madeBed } from '../room/bedroom.ts';
import { dressingOf } from './bedroom-scenes.ts';
import type { House } from './house.ts';
import type { Scene } from './scene.ts';

/** A carton has been brought to the room, and the bed is made. */
export const delivered = (house: House): Scene => {
  const { style, bed, mattress, table, ink, accent } = house;
  const made = madeBed(bed, mattress, { ...dressingOf(house), seed: 26 });
  made.position.x = 0.5;
  const group = bedroom(style, made, bed.width + 0.7, table);
  group.add(put(serviceLoad({ accent: { kind: 'paint', color: accent } }, ink), -1.02, 0.016, 0.55, 0.3));
  return {
    scene: group,
    camera: { at: [-0.4, 1.55, 4.3], target: [-0.16, 0.6, -0.2], angle: 33 },
    light: 'room',
  };
};
