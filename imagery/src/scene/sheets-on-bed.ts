import type { Object3D } from 'three';
import type { Finish } from '../finish/finish.ts';
import type { Camera } from '../picture/camera.ts';
import type { RoomStyle } from '../picture/room-style.ts';
import type { Scene } from '../picture/scenes.ts';
import { type FlatSheet, fittedSheet, flatSheet } from '../piece/bed-linen.ts';
import { bedPillow, pillowcase } from '../piece/bed-pillow.ts';
import type { PieceSpec } from '../piece/piece-spec.ts';
import { seedOf } from '../piece/seed.ts';
import { type HouseBedTop, houseBedTop, laid } from './house-bed-top.ts';

/** A set of sheets on the bed it was made for, and nothing that is not in its box. */
export const sheetScene = (spec: PieceSpec, style: RoomStyle): Scene => {
  const house = houseBedTop(style);
  const seed = seedOf(spec);
  const side = seed % 2 === 0 ? 1 : -1;
  const way = WAYS[wayOf(spec)];
  const things = [
    fittedSheet(house.top, spec.cover, seed % 13),
    way(spec, house, side),
    ...(spec.parts.hasPillows ? withPillows(spec, house) : inCases(spec, house, seed)),
  ];
  return { scene: house.furnished(things), camera: cameraOf(house, seed, side), light: 'room' };
};

type Way = 'turned' | 'hanging' | 'open';

const wayOf = (spec: PieceSpec): Way => {
  if (spec.cover.kind === 'linen') return 'hanging';
  const ways: readonly Way[] = ['turned', 'hanging', 'open'];
  return ways[(seedOf(spec) >> 2) % ways.length] ?? 'turned';
};

/** The wrong side of a white cloth is grey by its shade, not by its dye. */
const underOf = ({ cover, side }: PieceSpec): Finish => ({ kind: cover.kind, color: side.color });

const flatOf = (spec: PieceSpec, fold: number, back: number): FlatSheet => ({
  finish: spec.cover,
  under: underOf(spec),
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
  // Turned back at one side as for whoever goes to bed.
  open: (spec, { top }, side) => flatSheet(top, { ...flatOf(spec, 0.82, 0.38), slant: 0.32 * side }),
};

/** Two cases upright at the head; the cord in their seams is that of the hem. */
const uprightCases = (spec: PieceSpec, { top, head }: HouseBedTop, tilt: number): Object3D[] =>
  SIDES.map((side, index) =>
    laid(pillowcase(spec.cover, spec.accent, seedOf(spec) + index), {
      x: side * 0.375,
      z: head + 0.17,
      on: top.top,
      tilt,
      turn: side * -0.04,
    }),
  );

const SIDES = [-1, 1] as const;

/** Four cases, two upright and two before them. */
const inCases = (spec: PieceSpec, house: HouseBedTop, seed: number): Object3D[] => [
  ...uprightCases(spec, house, 1.2),
  ...SIDES.map((side, index) =>
    laid(pillowcase(index === seed % 2 ? spec.cover : underOf(spec), spec.accent, seed + index + 4), {
      x: side * (0.36 + 0.012 * (seed % 3)),
      z: house.head + 0.4,
      on: house.top.top,
      tilt: 0.86,
      turn: side * 0.07,
    }),
  ),
];

/** Cases behind, and before them the two pillows that come with the set. */
const withPillows = (spec: PieceSpec, house: HouseBedTop): Object3D[] => {
  const seed = seedOf(spec);
  const given: PieceSpec = {
    ...spec,
    shape: 'pillow',
    parts: { form: seed % 2 === 0 ? 'banded' : 'plain' },
    width: 0.66,
    length: 0.46,
    height: 0.16,
    cover: { kind: 'percale', color: spec.side.color },
    side: { kind: 'percale', color: spec.cover.color },
  };
  return [
    ...uprightCases(spec, house, 1.22),
    ...SIDES.map((side, index) =>
      laid(bedPillow(given), {
        x: side * 0.35,
        z: house.head + 0.41,
        on: house.top.top,
        tilt: index === 0 ? 0.95 : 0.8,
        turn: side * (0.06 + 0.04 * (seed % 4)),
      }),
    ),
  ];
};

const cameraOf = ({ top, head, inRoom }: HouseBedTop, seed: number, side: number): Camera => {
  const z = head + inRoom;
  return {
    at: [side * (1.35 + (seed % 5) * 0.08), top.top + 0.86 + (seed % 3) * 0.09, z + 3.0],
    target: [side * 0.12, top.top - 0.03, z + 0.74],
    angle: 27,
  };
};
