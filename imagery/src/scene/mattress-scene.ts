import type { RoomData } from '@counterpane/catalogue/room-schema';
import type { PieceSpec } from '../piece/piece-spec.ts';
import { bedroom, houseBed, madeBed } from '../room/bedroom.ts';
import { framing } from './camera.ts';
import type { Scene } from './scene.ts';

/** From the bed to the camera. */
const DIRECTIONS = [
  [0.5, 0.2, 1],
  [-0.52, 0.2, 1],
  [0.26, 0.24, 1],
  [-0.28, 0.27, 1],
] as const;

const BEDS: readonly PieceSpec['parts'][] = [
  { headboard: 'panel', legs: 'block' },
  { headboard: 'cushion', cloth: 'headboard', legs: 'tapered' },
  { headboard: 'slats', legs: 'tapered' },
  { headboard: 'arch', legs: 'block' },
  { headboard: 'framed', legs: 'tapered' },
];

/** Each in a bed of its own, seen from a spot of its own: `place` is which mattress of its brand it is. */
export const lookOf = (place: number) => ({
  direction: DIRECTIONS[place % DIRECTIONS.length] ?? DIRECTIONS[0],
  parts: BEDS[place % BEDS.length] ?? {},
  /** What lies on a mattress hides it: most have nothing on them. */
  hasThrow: place % 3 === 2,
});

/** A mattress without its linen: its quilting and its side are what it is known by. */
export const mattressScene = (spec: PieceSpec, style: RoomData, place: number): Scene => {
  const { direction, parts, hasThrow } = lookOf(place);
  const plain = { ...houseBed(style, spec.width, spec.length), parts };
  const bed = parts.cloth ? { ...plain, accent: style.rug } : plain;
  const made = madeBed(bed, spec, { pillows: style.sheet, ...(hasThrow ? { throw: style.throw } : {}) });
  return {
    scene: bedroom(style, made, bed.width),
    camera: framing(made, direction, { angle: 27, margin: 0.1 }),
    light: 'room',
  };
};
