import { Group } from 'three';
import { put } from '../form/put.ts';
import { deckOf } from '../piece/bed-frame.ts';
import { buildPiece } from '../piece/build-piece.ts';
import { openCarton, rolledMattress } from '../piece/carton.ts';
import { mattress } from '../piece/mattress.ts';
import { folded } from '../piece/soft-goods.ts';
import { lamp } from '../room/lamp.ts';
import { plant } from '../room/plant.ts';
import { ROOM, room } from '../room/room.ts';
import type { House } from './house.ts';
import type { Scene } from './scene.ts';

/** The bed without anything on it, its head at the wall. */
const bareBed = ({ bed }: House, x: number): Group =>
  put(buildPiece(bed), x, 0, bed.length / 2 - ROOM.depth + 0.04);

const nightstand = (house: House, x: number): Group => {
  const { style, table, bed } = house;
  const z = -ROOM.depth + table.length / 2 + 0.05;
  const at = x + bed.width / 2 + table.width / 2 + 0.12;
  return new Group().add(put(buildPiece(table), at, 0, z), put(lamp(style), at, table.height, z));
};

/** The mattress has left its carton and is still rolled. */
export const unboxing = (house: House): Scene => {
  const { style, mattress: sold, ink, accent } = house;
  const roll = rolledMattress(sold.cover, sold.side, { kind: 'sateen', color: accent }, 1.5, 0.19);
  const box = openCarton({ width: 0.46, height: 1.08, depth: 0.46, ink, accent });
  const group = new Group().add(
    room(style),
    bareBed(house, 0.25),
    nightstand(house, 0.25),
    put(roll, 0.15, 0.016, 1.22, -0.16),
    put(box, -1.2, 0.016, 0.42, 0.35),
    put(plant(style), 2.35, 0, -1.05),
  );
  return {
    scene: group,
    camera: { at: [0.9, 1.5, 4.25], target: [-0.1, 0.5, 0.1], angle: 33 },
    light: 'room',
  };
};

/** What a mattress lies on. */
export const slats = (house: House): Scene => {
  const { style } = house;
  return {
    scene: new Group().add(
      room(style),
      bareBed(house, 0),
      nightstand(house, 0),
      put(plant(style), 2.15, 0, -1.05),
    ),
    camera: { at: [0.7, 1.72, 2.65], target: [0.12, 0.33, -0.4], angle: 33 },
    light: 'room',
  };
};

/** The mattress is off the bed and stands on its side. */
export const leaning = (house: House): Scene => {
  const { style, mattress: spec, bed } = house;
  const lying = mattress(spec);
  lying.rotation.y = Math.PI / 2;
  const stands = new Group().add(put(new Group().add(lying), 0, 0, -spec.width / 2));
  // Its lower side edge is where it turns.
  stands.rotation.x = LEAN;
  const x = 1.12;
  const sheets = new Group().add(
    ...folded({ width: 0.44, depth: 0.34, thick: 0.04, layers: 3, finish: style.sheet, seed: 4 }),
    ...folded({ width: 0.4, depth: 0.3, thick: 0.03, layers: 2, finish: style.duvet, bottom: 0.12, seed: 8 }),
  );
  const group = new Group().add(
    room(style),
    put(buildPiece(bed), x, 0, bed.length / 2 - ROOM.depth + 0.04),
    stood(stands, spec.width),
    put(sheets, x - 0.36, deckOf(bed).height + 0.012, 0.2, 0.2),
  );
  return {
    scene: group,
    camera: { at: [0.75, 1.42, 4.25], target: [0.22, 0.6, -0.7], angle: 36 },
    light: 'room',
  };
};

/** Nearly upright: its upper edge touches the wall. */
const LEAN = 1.46;

const stood = (mattressOnEdge: Group, high: number): Group => {
  mattressOnEdge.position.set(-0.92, 0.012, -ROOM.depth + Math.cos(LEAN) * high + 0.012);
  return mattressOnEdge;
};
