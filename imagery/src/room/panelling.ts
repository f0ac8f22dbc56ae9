import type { RoomData } from '@counterpane/catalogue/room-schema';
import { ExtrudeGeometry, Mesh, type Object3D, Shape } from 'three';
import { type Finish, materialOf } from '../finish/finish.ts';
import { block } from '../form/block.ts';
import { sheetOf, surface } from '../form/sheet.ts';

interface Wall {
  /** The face of the wall (z), and where it begins and ends along x; metres. */
  readonly z: number;
  readonly left: number;
  readonly right: number;
  readonly height: number;
}

/** The panelling of a room, in front of the wall. */
export const panelling = (
  { panelling: kind, wall: { color }, wood, trim }: RoomData,
  wall: Wall,
): Object3D[] => {
  const finish: Finish = trim ?? { kind: 'plaster', color };
  switch (kind) {
    case 'bare':
      return [];
    case 'boards':
      return boards(wall, finish);
    case 'planks':
      return [grooved(wall, finish, { pitch: 0.19, top: wall.height, isUpright: false })];
    case 'mouldings':
      return mouldings(wall, finish);
    case 'arch':
      return [arch(wall, finish)];
    case 'slats':
      return slats(wall, wood);
    case 'band':
      return [
        block({
          size: [wall.right - wall.left, 1.18, 0.003],
          at: [middleOf(wall), 0.59, wall.z + 0.0015],
          finish,
          radius: 0.0005,
        }),
      ];
  }
};

const middleOf = ({ left, right }: Wall): number => (left + right) / 2;

/** Boards to the height of a chair's back, with a cap. */
const boards = (wall: Wall, finish: Finish): Object3D[] => [
  grooved(wall, finish, { pitch: 0.095, top: 1.22, isUpright: true }),
  block({
    size: [wall.right - wall.left, 0.055, 0.034],
    at: [middleOf(wall), 1.245, wall.z + 0.017],
    finish,
    radius: 0.008,
  }),
];

/** Boards beside or above each other with a groove between two. */
const grooved = (
  { z, left, right }: Wall,
  finish: Finish,
  { pitch, top, isUpright }: { readonly pitch: number; readonly top: number; readonly isUpright: boolean },
): Mesh => {
  const across = isUpright ? right - left : top;
  // The places of a board and of the groove at its end: flat, down, up again.
  const profile = [0, 0.02, 0.94, 0.96, 0.98, 1];
  const count = Math.ceil(across / pitch);
  const places = Array.from({ length: count }, (_, index) =>
    profile
      .slice(0, -1)
      .map((share, step) => ({ at: (index + share) * pitch, out: step === 0 || step > 3 ? 0.004 : 0.012 })),
  ).flat();
  const depthAt = (index: number) => places[Math.min(index, places.length - 1)] ?? { at: 0, out: 0.012 };
  const size = places.length;
  return isUpright
    ? surface(
        sheetOf(size, 2, (u, v) => {
          const { at, out } = depthAt(Math.round(u * (size - 1)));
          return [Math.min(left + at, right), top * (1 - v), z + out];
        }),
        finish,
      )
    : surface(
        sheetOf(2, size, (u, v) => {
          const { at, out } = depthAt(size - 1 - Math.round(v * (size - 1)));
          return [left + (right - left) * u, Math.min(at, top), z + out];
        }),
        finish,
      );
};

/** Frames of moulding, low ones below a rail and tall ones above it. */
const mouldings = ({ z, left, right, height }: Wall, finish: Finish): Object3D[] => {
  const wide = 1.26;
  const gap = 0.2;
  const count = Math.floor((right - left) / (wide + gap));
  const frames = Array.from({ length: count }, (_, index) => (index - (count - 1) / 2) * (wide + gap));
  return [
    block({
      size: [right - left, 0.045, 0.017],
      at: [(left + right) / 2, 0.93, z + 0.0085],
      finish,
      radius: 0.006,
    }),
    ...frames.flatMap((x) =>
      [
        { low: 0.24, high: 0.8 },
        { low: 1.08, high: height - 0.2 },
      ].flatMap(({ low, high }) => [
        ...[low, high].map((y) => strip([wide, 0.032], [x, y], z, finish)),
        ...[-1, 1].map((side) =>
          strip([0.032, high - low + 0.032], [x + (side * wide) / 2, (low + high) / 2], z, finish),
        ),
      ]),
    ),
  ];
};

const strip = (
  [width, height]: readonly [number, number],
  [x, y]: readonly [number, number],
  z: number,
  finish: Finish,
): Mesh => block({ size: [width, height, 0.016], at: [x, y, z + 0.008], finish, radius: 0.006 });

/** A round head painted on the wall, wider than a bed. */
const arch = ({ z }: Wall, finish: Finish): Mesh => {
  const half = 1.32;
  const spring = 0.95;
  const shape = new Shape()
    .moveTo(-half, 0)
    .lineTo(half, 0)
    .lineTo(half, spring)
    .absarc(0, spring, half, 0, Math.PI, false)
    .closePath();
  const mesh = new Mesh(
    new ExtrudeGeometry(shape, { depth: 0.002, bevelEnabled: false, curveSegments: 64 }),
    materialOf(finish),
  );
  mesh.position.z = z;
  return mesh;
};

/** Upright slats of the room's wood behind the bed. */
const slats = ({ z, height }: Wall, finish: Finish): Object3D[] =>
  Array.from({ length: 46 }, (_, index) =>
    block({
      size: [0.034, height - 0.11, 0.016],
      at: [(index - 22.5) * 0.07, (height + 0.11) / 2, z + 0.008],
      finish,
      radius: 0.003,
    }),
  );
