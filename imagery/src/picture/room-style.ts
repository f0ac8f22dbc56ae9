import type { Finish } from '../finish/finish.ts';

/** How a brand furnishes the rooms of its pictures. */
export interface RoomStyle {
  readonly wall: Finish;
  readonly floor: Finish;
  readonly rug: Finish;
  /** The wood of what stands about. */
  readonly wood: Finish;
  /** Sheets, duvet and the throw on the bed. */
  readonly sheet: Finish;
  readonly duvet: Finish;
  readonly throw: Finish;
  readonly pot: Finish;
  /** The ground of studio pictures. */
  readonly ground: Finish;
}

const plaster = (color: string): Finish => ({ kind: 'plaster', color });

export const ROOM_STYLES: Readonly<Record<string, RoomStyle>> = {
  halcyon: {
    wall: plaster('#e4ded2'),
    floor: { kind: 'oak', color: '#c8a878' },
    rug: { kind: 'rug', color: '#d9d2c6' },
    wood: { kind: 'walnut', color: '#6b4630' },
    sheet: { kind: 'percale', color: '#f6f4ef' },
    duvet: { kind: 'percale', color: '#efece5' },
    throw: { kind: 'wool', color: '#d9806a' },
    pot: plaster('#efeae2'),
    ground: plaster('#cac5bd'),
  },
  drift: {
    wall: plaster('#dfe7e4'),
    floor: { kind: 'pine', color: '#d8c3a0' },
    rug: { kind: 'rug', color: '#e8e2d2' },
    wood: { kind: 'pine', color: '#d9c096' },
    sheet: { kind: 'percale', color: '#fbfaf6' },
    duvet: { kind: 'linen', color: '#cfe0df' },
    throw: { kind: 'yarn', color: '#e7b94a' },
    pot: plaster('#2f6f73'),
    ground: plaster('#c3cac7'),
  },
  fernloft: {
    wall: plaster('#d9d8c6'),
    floor: { kind: 'oak', color: '#a98a63' },
    rug: { kind: 'rug', color: '#cfc3a6' },
    wood: { kind: 'oak', color: '#b08d5e' },
    sheet: { kind: 'linen', color: '#efe8d8' },
    duvet: { kind: 'linen', color: '#e6dcc6' },
    throw: { kind: 'wool', color: '#6d7f5e' },
    pot: { kind: 'plaster', color: '#b4714f' },
    ground: plaster('#c6c1b2'),
  },
  aurelle: {
    wall: plaster('#d8cfc2'),
    floor: { kind: 'walnut', color: '#7d5d45' },
    rug: { kind: 'rug', color: '#cabfae' },
    wood: { kind: 'walnut', color: '#54392a' },
    sheet: { kind: 'sateen', color: '#f4efe6' },
    duvet: { kind: 'sateen', color: '#e9e0d2' },
    throw: { kind: 'boucle', color: '#8f7a63' },
    pot: { kind: 'brass', color: '#b08d4a' },
    ground: plaster('#c2baaf'),
  },
  cumula: {
    wall: plaster('#e3e9f1'),
    floor: { kind: 'oak', color: '#d9c8ae' },
    rug: { kind: 'rug', color: '#eef0f4' },
    wood: { kind: 'paint', color: '#f2f2f4' },
    sheet: { kind: 'percale', color: '#fbfcff' },
    duvet: { kind: 'percale', color: '#f1f4fa' },
    throw: { kind: 'yarn', color: '#b9b2dc' },
    pot: plaster('#8ea6c4'),
    ground: plaster('#c7cbd1'),
  },
  hevea: {
    wall: plaster('#e5dac4'),
    floor: { kind: 'bamboo', color: '#cfb184' },
    rug: { kind: 'rug', color: '#b99f74' },
    wood: { kind: 'oak', color: '#8a6844' },
    sheet: { kind: 'linen', color: '#f1e9d8' },
    duvet: { kind: 'linen', color: '#e5d8ba' },
    throw: { kind: 'wool', color: '#7d9a68' },
    pot: plaster('#5a4330'),
    ground: plaster('#c9bfad'),
  },
  pennyrest: {
    wall: plaster('#f1f0ee'),
    floor: { kind: 'pine', color: '#e0c9a0' },
    rug: { kind: 'rug', color: '#f0ece4' },
    wood: { kind: 'paint', color: '#f7f6f2' },
    sheet: { kind: 'percale', color: '#ffffff' },
    duvet: { kind: 'percale', color: '#f7f7f5' },
    throw: { kind: 'wool', color: '#e2533a' },
    pot: plaster('#e2533a'),
    ground: plaster('#d0cfcd'),
  },
};
