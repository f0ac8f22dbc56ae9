import { Group, type Object3D } from 'three';
import { put } from '../form/put.ts';
import { buildPiece } from '../piece/build-piece.ts';
import type { PieceSpec } from '../piece/piece-spec.ts';
import { madeBed } from '../room/bedroom.ts';
import { books, vase } from '../room/decor.ts';
import { lamp } from '../room/lamp.ts';
import { furnishings, ROOM, room } from '../room/room.ts';
import { dressingOf } from './bedroom-scenes.ts';
import { ASPECT } from './camera.ts';
import type { House } from './house.ts';
import { onBase } from './on-base.ts';
import type { Scene } from './scene.ts';
import { widerRoom } from './wider-room.ts';

/** What a set is of; each piece stands as often as the set has it. */
interface SetPieces {
  /** Of the set: two of the same pieces are not seen from one spot. */
  readonly name: string;
  readonly mattress: PieceSpec;
  /** A bed, or what a mattress lies on without one. */
  readonly under: PieceSpec;
  readonly cases: readonly PieceSpec[];
}

const GAP = 0.1;
const LEFT = -ROOM.width / 2 + 0.07;

/** Along the wall from the left: what is no nightstand, the bed between its nightstands, the rest. */
const rowOf = ({ under, cases }: SetPieces): readonly PieceSpec[] => {
  const stands = cases.filter(({ shape }) => shape === 'nightstand');
  const others = cases
    .filter(({ shape, parts }) => shape !== 'nightstand' && !parts.isLow)
    .toSorted((a, b) => a.width - b.width);
  const [narrow, ...wide] = others.length > 1 ? others : [undefined, ...others];
  const [left, ...right] = stands.length > 1 ? stands : [undefined, ...stands];
  return [narrow, left, under, ...right, ...wide].flatMap((piece) => piece ?? []);
};

/** All of a set in one room. */
export const setRoom = (house: House, pieces: SetPieces): Scene => {
  const { style } = house;
  const row = rowOf(pieces);
  const span = row.reduce((sum, { width }) => sum + width + GAP, -GAP);
  const group = new Group().add(room(style), ...widerRoom(style));
  let left = Math.max(LEFT, -span / 2);
  const middle = left + span / 2;
  for (const piece of row) {
    const x = left + piece.width / 2;
    left += piece.width + GAP;
    group.add(
      ...(piece === pieces.under ? [bedAt(house, pieces, x)] : caseAt(house, piece, x, lowOn(piece, pieces))),
    );
  }
  const away = 4.2 + ROOM.depth - 0.4;
  const half = span / 2 + 0.3;
  const angle = (Math.atan(half / ASPECT / away) * 360) / Math.PI;
  const isWide = span > 3.4;
  const side = seedOfName(pieces.name) % 2 === 0 ? 1 : -1;
  if (!isWide) group.add(furnishings(style, []));
  return {
    scene: group,
    camera: {
      at: isWide ? [middle + 0.75 * side, 1.5, 4.2] : [middle + 1.75 * side, 1.42, 3.75],
      target: [middle + 0.06 * side, isWide ? 0.74 : 0.58, isWide ? -0.75 : -0.4],
      angle: isWide ? angle : 29,
    },
    light: 'room',
  };
};

/** From 0 to 39: how the cloth of a set creases. */
const seedOfName = (name: string): number =>
  [...name].reduce((sum, letter) => (sum * 7 + letter.charCodeAt(0)) % 41, 3) % 40;

const bedAt = (house: House, { name, under, mattress }: SetPieces, x: number): Object3D => {
  const dressing = { ...dressingOf(house), seed: seedOfName(name) };
  const made =
    under.shape === 'bedframe' ? madeBed(under, mattress, dressing) : onBase(under, mattress, dressing);
  made.position.x = x;
  return made;
};

/** What stands on a case of about its own width: the upper part of a dresser. */
const lowOn = ({ width, shape }: PieceSpec, { cases }: SetPieces): PieceSpec | undefined =>
  shape === 'nightstand'
    ? undefined
    : cases.find(({ parts, width: own }) => parts.isLow && Math.abs(own - width) < 0.5);

const caseAt = (house: House, piece: PieceSpec, x: number, low: PieceSpec | undefined): Object3D[] => {
  const z = -ROOM.depth + piece.length / 2 + 0.04;
  const top = piece.height + 0.001;
  const { style } = house;
  const stands = put(buildPiece(piece), x, 0, z);
  if (low) {
    const back = -ROOM.depth + low.length / 2 + 0.045;
    return [
      stands,
      put(buildPiece(low), x, top, back),
      put(vase(style), x + low.width * 0.25, top + low.height + 0.001, back),
    ];
  }
  if (piece.shape === 'nightstand') return [stands, put(lamp(style), x, top, z)];
  if (piece.width < 1) return [stands, put(books(style), x, top, z, 0.2)];
  return [
    stands,
    put(vase(style), x + piece.width * 0.3, top, z),
    put(books(style), x - piece.width * 0.2, top, z, -0.1),
  ];
};
