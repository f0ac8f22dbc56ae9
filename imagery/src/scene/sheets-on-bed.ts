import type { RoomData } from '@counterpane/catalogue/room-schema';
import type { Object3D } from 'three';
import { type FlatSheet, fittedSheet, flatSheet } from '../piece/bed-linen.ts';
import { bedPillow, flangedCase, pillowcase } from '../piece/bed-pillow.ts';
import { throwOnBed } from '../piece/bed-throw.ts';
import type { PieceSpec } from '../piece/piece-spec.ts';
import { seedOf } from '../piece/seed.ts';
import { caseCount } from '../piece/soft-goods.ts';
import type { Camera } from './camera.ts';
import { type HouseBedTop, houseBedTop, laid } from './house-bed-top.ts';
import type { Scene } from './scene.ts';

/** A set of sheets on a bed of the house, and on it nothing that is not in its box; what is in the cases is ours. */
export const sheetScene = (spec: PieceSpec, style: RoomData): Scene => {
  const house = houseBedTop(style);
  const seed = seedOf(spec);
  const side = seed % 2 === 0 ? 1 : -1;
  const way = WAYS[wayOf(spec)];
  const things = [
    fittedSheet(house.top, spec.cover, seed % 13),
    way(spec, house, side),
    ...pillowsOf(spec, house, seed),
    ...blanketAtFoot(spec, house),
  ];
  return { scene: house.furnished(things), camera: cameraOf(house, seed, side), light: 'room' };
};

type Way = 'turned' | 'hanging' | 'open';

const wayOf = (spec: PieceSpec): Way => {
  if (spec.cover.kind === 'linen') return 'hanging';
  if (blanketOf(spec)) return 'turned';
  const ways: readonly Way[] = ['turned', 'hanging', 'open'];
  return ways[(seedOf(spec) >> 2) % ways.length] ?? 'turned';
};

const flatOf = (spec: PieceSpec, fold: number, back: number): FlatSheet => ({
  finish: spec.cover,
  under: spec.cover,
  hem: spec.accent,
  fold,
  back,
  hangs: false,
  seed: seedOf(spec) % 31,
});

const WAYS: Readonly<Record<Way, (spec: PieceSpec, house: HouseBedTop, side: number) => Object3D>> = {
  turned: (spec, { top }) => flatSheet(top, flatOf(spec, 0.62, 0.24 + (seedOf(spec) % 3) * 0.05)),
  hanging: (spec, { top }, side) =>
    flatSheet(top, { ...flatOf(spec, 0.78, 0.36), hangs: true, slant: 0.05 * side }),
  // Turned back at one side, as before someone goes to bed.
  open: (spec, { top }, side) => flatSheet(top, { ...flatOf(spec, 0.82, 0.38), slant: 0.32 * side }),
};

const SIDES = [-1, 1] as const;

/** Where a pillow of a pair lies at the head: in metres beside the middle and from the head, and radians. */
interface Place {
  readonly beside: number;
  readonly from: number;
  readonly tilt: number;
  readonly turn: number;
}

const BEHIND: Place = { beside: 0.405, from: 0.17, tilt: 1.2, turn: -0.04 };
const ALONE: Place = { beside: 0.38, from: 0.25, tilt: 0.98, turn: 0.03 };

const lie = ({ top, head }: HouseBedTop, thing: Object3D, side: number, at: Place): Object3D =>
  laid(thing, {
    x: side * at.beside,
    z: head + at.from,
    on: top.top,
    tilt: at.tilt,
    turn: side * at.turn,
  });

/** Two cases, or two with a flange and two before them, or one case beside a pillow that comes with the set. */
const pillowsOf = (spec: PieceSpec, house: HouseBedTop, seed: number): Object3D[] => {
  const { cover, accent, packed = [] } = spec;
  const given = packed.find(({ shape }) => shape === 'pillow');
  const plain = (index: number) => pillowcase(cover, accent, seed + index);
  if (given) return [lie(house, plain(0), -1, ALONE), lie(house, bedPillow(given), 1, ALONE)];
  if (caseCount(spec) === 2) return SIDES.map((side, index) => lie(house, plain(index), side, ALONE));
  return SIDES.flatMap((side, index) => [
    lie(house, flangedCase(cover, accent, seed + index), side, BEHIND),
    lie(house, plain(index + 4), side, {
      beside: 0.36 + 0.012 * (seed % 3),
      from: 0.42,
      tilt: 0.86,
      turn: 0.07,
    }),
  ]);
};

const blanketOf = ({ packed = [] }: PieceSpec): PieceSpec | undefined =>
  packed.find(({ shape }) => shape === 'blanket');

/** Metres: what the sheets add to the bed below the blanket. */
const SHEETS = { above: 0.016, around: 0.05 };

const blanketAtFoot = (spec: PieceSpec, { top }: HouseBedTop): Object3D[] => {
  const blanket = blanketOf(spec);
  if (!blanket) return [];
  const below = {
    ...top,
    top: top.top + SHEETS.above,
    width: top.width + SHEETS.around,
    length: top.length + SHEETS.around,
  };
  return throwOnBed(below, blanket.cover, seedOf(spec) % 17);
};

const cameraOf = ({ top, head, inRoom }: HouseBedTop, seed: number, side: number): Camera => {
  const z = head + inRoom;
  return {
    at: [side * (1.35 + (seed % 5) * 0.08), top.top + 0.86 + (seed % 3) * 0.09, z + 3.0],
    target: [side * 0.12, top.top - 0.03, z + 0.74],
    angle: 27,
  };
};
