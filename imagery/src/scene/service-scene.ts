import type { RoomData } from '@counterpane/catalogue/room-schema';
import { Group } from 'three';
import { put } from '../form/put.ts';
import type { PieceSpec } from '../piece/piece-spec.ts';
import { LOAD, serviceLoad } from '../piece/service-load.ts';
import { bedroom, houseBed, houseMattress, madeBed } from '../room/bedroom.ts';
import { studio } from '../room/room.ts';
import { framing } from './camera.ts';
import type { Scene, WholeView } from './scene.ts';

const DIRECTIONS = { front: [0.04, 0.2, 1], angle: [0.78, 0.4, 1], detail: [0.5, 0.62, 1] } as const;

/** The service at work: in a room beside the bed that it has set up, or alone. */
export const serviceScene = (view: WholeView, spec: PieceSpec, style: RoomData): Scene => {
  const load = serviceLoad(spec);
  if (view === 'hero') return inRoom(load, style);
  const group = new Group().add(load, studio(style, 1));
  const camera = framing(load, DIRECTIONS[view]);
  if (view !== 'detail') return { scene: group, camera, light: 'studio' };
  const target = [0, LOAD.height * 0.96, 0.2] as const;
  return {
    scene: group,
    camera: { at: [0.42, LOAD.height + 0.52, 1.2], target, angle: 26, aperture: 5.6 },
    light: 'studio',
  };
};

const inRoom = (load: Group, style: RoomData): Scene => {
  const bed = houseBed(style, 1.53, 2.04);
  const made = madeBed(bed, houseMattress(bed), {
    sheet: style.sheet,
    duvet: { finish: style.duvet, loft: 0.03 },
    throw: style.throw,
    pillows: style.sheet,
    seed: 17,
  });
  const group = bedroom(style, made, bed.width);
  group.add(put(load, 1.3, 0.016, 0.62, -0.25));
  return {
    scene: group,
    camera: { at: [1.15, 1.42, 4.3], target: [0.36, 0.58, -0.1], angle: 31 },
    light: 'room',
  };
};
