import type { RoomData } from '@counterpane/catalogue/room-schema';
import { Group, type Object3D } from 'three';
import { peeled } from '../form/peel.ts';
import type { PieceSpec } from '../piece/piece-spec.ts';
import { clothOver, type Make, makeOf, protectorBelow } from '../piece/protector.ts';
import { seedOf } from '../piece/seed.ts';
import { pillowsOnBed } from '../piece/soft-goods.ts';
import { topper } from '../piece/topper.ts';
import type { Camera } from './camera.ts';
import { houseBedTop } from './house-bed-top.ts';
import type { Scene } from './scene.ts';

/**
 * A topper on the mattress of the house, one corner turned back: how thick it is, what is below. A protector is drawn
 * tight over it.
 */
export const onBedScene = (spec: PieceSpec, style: RoomData): Scene => {
  const { top, on, bottom, edge, furnished } = houseBedTop(style);
  const isTopper = spec.shape === 'topper';
  const lying = isTopper ? turnedTopper(spec, edge + 0.02) : tightProtector(spec, on, edge, bottom);
  lying.position.z = top.z;
  const height = isTopper ? spec.height + 0.04 : 0.03;
  const pillows = pillowsOnBed({ ...top, top: edge + height }, style.sheet);
  return { scene: furnished([lying, ...pillows]), camera: cameraOf(spec), light: 'room' };
};

const cameraOf = (spec: PieceSpec): Camera => {
  const seed = seedOf(spec);
  if (spec.shape === 'protector') return PROTECTORS[makeOf(spec)](seed);
  return {
    at: [1.85 + (seed % 5) * 0.06, 1.3 + (seed % 3) * 0.05, 2.6],
    target: [0.2, 0.52, -0.15],
    angle: 27,
  };
};

/** A quilted top is seen from above, a gathered skirt and a zip from beside. */
const PROTECTORS: Readonly<Record<Make, (seed: number) => Camera>> = {
  quilted: (seed) => ({
    at: [-1.7 - (seed % 4) * 0.05, 1.72, 2.45],
    target: [-0.12, 0.5, -0.05],
    angle: 27,
  }),
  smooth: (seed) => ({
    at: [1.85 + (seed % 5) * 0.06, 1.3 + (seed % 3) * 0.05, 2.6],
    target: [0.2, 0.52, -0.15],
    angle: 27,
  }),
  encasement: (seed) => ({
    at: [2.05 + (seed % 3) * 0.06, 1.08, 1.95],
    target: [0.22, 0.48, 0.02],
    angle: 27,
  }),
};

const HALF = Math.SQRT1_2;

/** The corner at the foot, on the side of the camera: `reach` metres of it, measured along the diagonal. */
const corner = ({ width, length }: PieceSpec, reach: number) => ({
  toward: [HALF, HALF] as const,
  from: ((width + length) / 2) * HALF - reach,
});

const turnedTopper = (spec: PieceSpec, bottom: number): Object3D =>
  peeled(topper(spec, bottom), {
    ...corner(spec, 0.5),
    radius: 0.07,
    thickness: spec.height,
    turn: 2.5,
    bottom,
  });

/** With no corner lifted: a small one reads as a tear, a large one hides what is sold. */
const tightProtector = (spec: PieceSpec, on: PieceSpec, top: number, bottom: number): Object3D => {
  const fitting = { ...spec, width: on.width, length: on.length };
  return new Group().add(clothOver(fitting, top, 0), ...protectorBelow(fitting, top, bottom));
};
