import type { RoomData } from '@counterpane/catalogue/room-schema';
import { Group } from 'three';
import { block, rod } from '../form/block.ts';
import { scatter } from '../form/noise.ts';
import { eggProfile, type Profile, turned } from '../form/turned.ts';
import { leaf } from './plant.ts';

const VASES: Readonly<Record<RoomData['vase'], Profile>> = {
  bottle: [
    [0, 0],
    [0.05, 0],
    [0.08, 0.06],
    [0.085, 0.12],
    [0.05, 0.2],
    [0.03, 0.24],
    [0.036, 0.27],
    [0.03, 0.27],
    [0.024, 0.24],
  ],
  ball: [...eggProfile(0.11, 0.2).filter(([, y]) => y < 0.19), [0.036, 0.215], [0.04, 0.25], [0.034, 0.25]],
  cylinder: [
    [0, 0],
    [0.062, 0],
    [0.064, 0.01],
    [0.064, 0.25],
    [0.056, 0.25],
    [0.056, 0.2],
  ],
  jug: [
    [0, 0],
    [0.07, 0],
    [0.095, 0.05],
    [0.09, 0.1],
    [0.055, 0.17],
    [0.05, 0.22],
    [0.065, 0.26],
    [0.058, 0.26],
    [0.044, 0.22],
  ],
};

/** A vase with some stems, as it stands on a chest of drawers. */
export const vase = ({ pot, vase: form }: RoomData): Group => {
  const group = new Group().add(turned(VASES[form], pot));
  for (let index = 0; index < 5; index += 1) {
    const turn = index * 2.4;
    const tip = [Math.cos(turn) * 0.13, 0.5 + 0.1 * scatter(2, index), Math.sin(turn) * 0.1] as const;
    group.add(
      rod({ from: [0, 0.24, 0], to: tip, radius: 0.003, finish: { kind: 'leaf', color: '#6c7f50' } }),
      leaf(tip, turn, { long: 0.13, wide: 0.075, rise: 0.55, bend: 1.15, color: '#4c6b3c' }),
    );
  }
  return group;
};

/** A few books that lie on each other. */
export const books = ({ throw: cloth, rug, wood }: RoomData): Group => {
  const group = new Group();
  for (const [index, color] of [cloth.color, rug.color, wood.color].entries())
    group.add(
      block({
        size: [0.24 - 0.02 * index, 0.028, 0.17 - 0.012 * index],
        at: [0.006 * index, 0.014 + 0.028 * index, 0],
        finish: { kind: 'paper', color },
        radius: 0.003,
      }),
    );
  return group;
};
