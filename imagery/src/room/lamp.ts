import type { RoomData } from '@counterpane/catalogue/room-schema';
import { Group } from 'three';
import type { Finish } from '../finish/finish.ts';
import { eggProfile, type Profile, turned } from '../form/turned.ts';

const SHADE: Profile = [
  [0.16, 0.27],
  [0.158, 0.28],
  [0.115, 0.49],
  [0.113, 0.49],
  [0.156, 0.27],
];

const LINEN: Finish = { kind: 'linen', color: '#f3ead8' };
const PAPER: Finish = { kind: 'paper', color: '#f7f2e6' };

interface Form {
  readonly foot: Profile;
  readonly shade: Profile;
  readonly shadeFinish: (style: RoomData) => Finish;
}

const FORMS: Readonly<Record<RoomData['lamp'], Form>> = {
  bottle: {
    foot: [
      [0, 0],
      [0.075, 0],
      [0.09, 0.03],
      [0.1, 0.1],
      [0.075, 0.18],
      [0.03, 0.22],
      [0.014, 0.25],
      [0.01, 0.3],
    ],
    shade: SHADE,
    shadeFinish: () => LINEN,
  },
  dome: {
    foot: [
      [0, 0],
      [0.085, 0],
      [0.09, 0.05],
      [0.06, 0.14],
      [0.03, 0.17],
      [0.02, 0.28],
    ],
    shade: [
      [0.19, 0.25],
      [0.185, 0.27],
      [0.165, 0.34],
      [0.12, 0.41],
      [0.06, 0.45],
      [0.02, 0.46],
    ],
    shadeFinish: () => ({ kind: 'cane', color: '#c9a46c' }),
  },
  gourd: {
    foot: [
      [0, 0],
      [0.06, 0],
      [0.095, 0.04],
      [0.1, 0.09],
      [0.06, 0.16],
      [0.045, 0.18],
      [0.065, 0.21],
      [0.06, 0.25],
      [0.02, 0.28],
    ],
    shade: [
      [0.19, 0.27],
      [0.188, 0.275],
      [0.11, 0.45],
      [0.108, 0.45],
      [0.186, 0.27],
    ],
    shadeFinish: () => LINEN,
  },
  column: {
    foot: [
      [0, 0],
      [0.08, 0],
      [0.08, 0.015],
      [0.012, 0.022],
      [0.01, 0.42],
    ],
    shade: [
      [0.12, 0.36],
      [0.118, 0.365],
      [0.085, 0.56],
      [0.083, 0.56],
      [0.116, 0.36],
    ],
    shadeFinish: () => ({ kind: 'sateen', color: '#efe6d4' }),
  },
  globe: {
    foot: [
      [0, 0],
      [0.075, 0],
      [0.075, 0.05],
      [0.03, 0.06],
      [0.03, 0.085],
    ],
    shade: eggProfile(0.135, 0.27, { bottom: 0.075 }),
    shadeFinish: () => ({ kind: 'paint', color: '#fbfaf5' }),
  },
  lantern: {
    foot: [
      [0, 0],
      [0.07, 0],
      [0.07, 0.02],
      [0.05, 0.03],
    ],
    shade: eggProfile(0.14, 0.38, { bottom: 0.02, ribs: 11, depth: 0.007 }),
    shadeFinish: () => PAPER,
  },
  mushroom: {
    foot: [
      [0, 0],
      [0.09, 0],
      [0.085, 0.03],
      [0.045, 0.1],
      [0.04, 0.24],
    ],
    shade: [
      [0.175, 0.2],
      [0.176, 0.22],
      [0.16, 0.28],
      [0.12, 0.33],
      [0.06, 0.355],
      [0.0005, 0.36],
    ],
    shadeFinish: ({ pot }) => ({ kind: 'paint', color: pot.color }),
  },
};

/** A table lamp as the brand's rooms have it, its foot at the origin. */
export const lamp = (style: RoomData): Group => {
  const { foot, shade, shadeFinish } = FORMS[style.lamp];
  return new Group().add(turned(foot, style.pot), turned(shade, shadeFinish(style)));
};
