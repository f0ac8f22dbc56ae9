import { Group, type Object3D } from 'three';
import { type Finish, recipeOf } from '../finish/finish.ts';
import { block } from '../form/block.ts';
import { noise } from '../form/noise.ts';
import { sheetOf, surface } from '../form/sheet.ts';
import type { Camera } from './camera.ts';
import type { Scene } from './scene.ts';

/** Pixels: twice as much as is kept, and that twice as much as is shown. */
const SIZE = [192, 192] as const;

/** A material so close that its grain or weave is seen: what a colour is chosen by. */
export const swatchScene = (finish: Finish): Scene => {
  const recipe = recipeOf(finish.kind);
  if (recipe === 'wood') return closeTo(boards(finish), 0.26, FROM_ABOVE);
  if (recipe === 'plain') return closeTo([panel(finish)], 0.2, FROM_ABOVE);
  return closeTo([cloth(finish)], 0.11, FROM_A_SIDE);
};

const FROM_ABOVE = [0.02, 1, 0.2] as const;
/** Where light lies along the folds of cloth. */
const FROM_A_SIDE = [0.08, 0.72, 0.68] as const;

/** `across`: how many metres of it are seen, from a metre away. */
const closeTo = (things: readonly Object3D[], across: number, at: Camera['at']): Scene => ({
  scene: new Group().add(...things),
  camera: { at, target: [0, 0, 0], angle: (Math.atan(across / 2) * 360) / Math.PI },
  light: 'studio',
  size: SIZE,
});

const boards = (finish: Finish): Object3D[] =>
  [-0.13, 0, 0.13].map((z, index) =>
    block({ size: [0.9, 0.02, 0.128], at: [0.07 * index, -0.01, z], finish, radius: 0.0015 }),
  );

const panel = (finish: Finish): Object3D =>
  block({ size: [0.8, 0.02, 0.8], at: [0, -0.01, 0], finish, radius: 0.002 });

/** A fold or two: light tells cloth from paint. */
const cloth = (finish: Finish): Object3D =>
  surface(
    sheetOf(90, 90, (u, v) => {
      const [x, z] = [(u - 0.5) * 0.3, (v - 0.5) * 0.3];
      return [x, 0.03 * noise(x * 9 + z * 14, z * 5, 2) + 0.006 * noise(x * 30, z * 22, 5), z];
    }),
    finish,
  );
