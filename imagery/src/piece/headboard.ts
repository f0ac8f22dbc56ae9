import type { Object3D } from 'three';
import { type Finish, recipeOf } from '../finish/finish.ts';
import { block, rod } from '../form/block.ts';
import { noise } from '../form/noise.ts';
import { sheetOf, surface } from '../form/sheet.ts';
import type { Headboard, PieceSpec } from './piece-spec.ts';

export interface HeadboardPlace {
  /** Metres: from post to post, from the floor to its top, and where its front is. */
  readonly width: number;
  readonly bottom: number;
  readonly top: number;
  readonly z: number;
}

/** The head of a bed by its construction. */
export const headboard = (spec: PieceSpec, place: HeadboardPlace): Object3D[] =>
  BUILDERS[spec.parts.headboard ?? 'panel'](spec, place);

const POST = 0.06;
const THICK = 0.034;
/** Boards that meet are not flush: two surfaces in one place would be black. */
const HAIR = 0.003;

const posts = ({ cover }: PieceSpec, { width, top, z }: HeadboardPlace): Object3D[] =>
  [-1, 1].map((side) =>
    block({
      size: [POST, top - HAIR, POST],
      at: [(side * (width - POST)) / 2, (top - HAIR) / 2, z],
      finish: cover,
      radius: 0.008,
    }),
  );

const topRail = ({ cover }: PieceSpec, { width, top, z }: HeadboardPlace): Object3D =>
  block({ size: [width, 0.075, POST * 0.92], at: [0, top - 0.0375, z], finish: cover, radius: 0.014 });

const even = (from: number, to: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => from + ((to - from) * (index + 0.5)) / count);

const clothOf = ({ parts, cover, accent }: PieceSpec): Finish =>
  parts.cloth === 'headboard' ? { kind: 'linen', color: accent.color } : cover;

/** What carries the cushions: the wood of the bed, or of its feet where all of it is covered with cloth. */
const woodOf = ({ parts, cover, accent }: PieceSpec): Finish => {
  if (parts.cloth === 'headboard') return cover;
  return recipeOf(accent.kind) === 'woven' ? { kind: 'walnut', color: accent.color } : accent;
};

/** A padded panel: a swelling front with its own seams, and a flat back. */
const padded = (
  finish: Finish,
  { width, bottom, top, z }: HeadboardPlace,
  depth: number,
  relief: (x: number, y: number) => number,
  crown: (x: number) => number = () => 0,
): Object3D[] => [
  surface(
    sheetOf(200, 100, (u, v) => {
      const x = (u - 0.5) * width;
      const edge = Math.min(u * width, (1 - u) * width, v * (top - bottom), (1 - v) * (top - bottom));
      const swell = Math.min(1, edge / 0.045);
      const y = bottom + (top + crown(u) - bottom) * v;
      return [x, y, z + depth * Math.sqrt(1 - (1 - swell) ** 2) + relief(x, y) * swell];
    }),
    finish,
  ),
  surface(
    sheetOf(60, 2, (u, v) => [(0.5 - u) * width, v === 0 ? bottom : top + crown(1 - u), z]),
    finish,
  ),
];

const BUILDERS: Record<Headboard, (spec: PieceSpec, place: HeadboardPlace) => Object3D[]> = {
  none: () => [],
  slats: (spec, place) => [
    ...posts(spec, place),
    topRail(spec, place),
    ...even(place.bottom, place.top - 0.09, 4).map((y) =>
      block({
        size: [place.width - 2 * POST, (place.top - 0.09 - place.bottom) / 4 - 0.035, THICK * 0.7],
        at: [0, y, place.z],
        finish: spec.cover,
        radius: 0.009,
      }),
    ),
  ],
  spindles: (spec, place) => [
    ...posts(spec, place),
    topRail(spec, place),
    ...even(-place.width / 2 + POST, place.width / 2 - POST, 15).map((x) =>
      rod({
        from: [x, place.bottom, place.z],
        to: [x, place.top - 0.05, place.z - 0.012],
        radius: 0.011,
        endRadius: 0.0085,
        finish: spec.cover,
      }),
    ),
    block({
      size: [place.width - POST, 0.06, THICK],
      at: [0, place.bottom + 0.02, place.z],
      finish: spec.cover,
      radius: 0.01,
    }),
  ],
  panel: (spec, place) => [
    block({
      size: [place.width, place.top - place.bottom, THICK],
      at: [0, (place.top + place.bottom) / 2, place.z],
      finish: spec.cover,
      radius: 0.01,
    }),
    ...[-0.32, 0.32].map((x) =>
      block({
        size: [0.07, place.bottom + 0.1, THICK],
        at: [x * place.width, (place.bottom + 0.1) / 2, place.z - 0.01],
        finish: spec.side,
      }),
    ),
  ],
  framed: (spec, place) => {
    const inner = (place.width - 2 * POST) / 3;
    return [
      ...posts(spec, place),
      topRail(spec, place),
      block({
        size: [place.width + 0.03, 0.022, POST * 1.3],
        at: [0, place.top + 0.008, place.z],
        finish: spec.cover,
        radius: 0.006,
      }),
      block({
        size: [place.width - POST, place.top - place.bottom - 0.05, 0.014],
        at: [0, (place.top + place.bottom) / 2, place.z - 0.006],
        finish: insetOf(spec),
      }),
      ...[-0.5, 0.5].map((x) =>
        block({
          size: [0.07, place.top - place.bottom - 0.06, THICK - HAIR],
          at: [x * inner, (place.top + place.bottom) / 2, place.z],
          finish: spec.cover,
          radius: 0.006,
        }),
      ),
      block({
        size: [place.width - POST, 0.09, THICK],
        at: [0, place.bottom + 0.03, place.z],
        finish: spec.cover,
        radius: 0.006,
      }),
    ];
  },
  fluted: (spec, place) => [
    block({
      size: [place.width, place.top - place.bottom, THICK * 0.7],
      at: [0, (place.top + place.bottom) / 2, place.z - 0.008],
      finish: spec.side,
      radius: 0.006,
    }),
    ...even(-place.width / 2 + 0.02, place.width / 2 - 0.02, Math.round(place.width / 0.036)).map((x) =>
      rod({
        from: [x, place.bottom, place.z + 0.006],
        to: [x, place.top - 0.02, place.z + 0.006],
        radius: 0.0175,
        finish: spec.cover,
      }),
    ),
    block({
      size: [place.width + 0.02, 0.028, POST],
      at: [0, place.top - 0.008, place.z],
      finish: spec.cover,
      radius: 0.012,
    }),
  ],
  channels: (spec, place) => [
    ...(spec.parts.cloth === 'headboard' ? posts(spec, place) : []),
    ...even(
      -place.width / 2 + (spec.parts.cloth === 'headboard' ? POST : 0),
      place.width / 2 - (spec.parts.cloth === 'headboard' ? POST : 0),
      9,
    ).flatMap((x) =>
      padded(
        clothOf(spec),
        {
          ...place,
          width: (place.width - (spec.parts.cloth === 'headboard' ? 2 * POST : 0)) / 9 - 0.003,
          top: place.top - 0.02,
          z: place.z - 0.02,
        },
        0.085,
        (_, y) => 0.004 * noise(x * 3, y * 4, 2),
      ).map((mesh) => {
        mesh.position.x = x;
        return mesh;
      }),
    ),
  ],
  tufted: (spec, place) => padded(clothOf(spec), { ...place, z: place.z - 0.02 }, 0.095, buttons(place)),
  cushion: (spec, place) => [
    block({
      size: [place.width, 0.05, 0.05],
      at: [0, place.top - 0.09, place.z - 0.02],
      finish: woodOf(spec),
      radius: 0.01,
    }),
    ...posts({ ...spec, cover: woodOf(spec) }, { ...place, top: place.top - 0.06, z: place.z - 0.02 }),
    ...[-1, 1].flatMap((side) =>
      padded(
        clothOf(spec),
        { ...place, width: place.width / 2 - 0.035, z: place.z },
        0.12,
        (x, y) => 0.01 * noise(x * 3 + side * 4, y * 3, 1),
      ).map((mesh) => {
        mesh.position.x = (side * place.width) / 4;
        return mesh;
      }),
    ),
  ],
  arch: (spec, place) => [
    ...(spec.parts.cloth === 'headboard' ? posts(spec, { ...place, top: place.top - 0.1 }) : []),
    ...padded(
      clothOf(spec),
      {
        ...place,
        width: place.width - (spec.parts.cloth === 'headboard' ? 2 * POST : 0),
        top: place.top - 0.16,
        z: place.z - 0.02,
      },
      0.1,
      (x, y) => 0.004 * noise(x * 2, y * 2, 9),
      (u) => 0.16 * Math.sin(Math.PI * u) ** 0.7,
    ),
  ],
};

/** Cane where the accent is cane, else the same as the frame. */
const insetOf = ({ cover, accent }: PieceSpec): Finish =>
  accent.kind === 'cane' ? accent : { kind: cover.kind, color: cover.color };

/** Deep buttons in offset rows with folds between them. */
const buttons =
  ({ bottom, top, width }: HeadboardPlace) =>
  (x: number, y: number): number => {
    const high = (top - bottom) / 4;
    const wide = width / 7;
    const row = Math.round((y - bottom) / high - 0.5);
    const shift = row % 2 === 0 ? 0 : wide / 2;
    const dx = x - (Math.round((x - shift) / wide) * wide + shift);
    const dy = y - bottom - (row + 0.5) * high;
    const pit = Math.exp(-(dx * dx + dy * dy) / (2 * 0.03 ** 2));
    const a = (x / wide + (y - bottom) / (2 * high)) % 1;
    const b = (x / wide - (y - bottom) / (2 * high)) % 1;
    const fold = Math.min(1, 5 * Math.min(edgeDistance(a), edgeDistance(b)));
    return -0.055 * pit - 0.018 * (1 - fold);
  };

const edgeDistance = (value: number): number => Math.abs(value - Math.round(value));
