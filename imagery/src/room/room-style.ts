import type { Finish } from '../finish/finish.ts';
import type { ArtKind, LampForm, Panelling, PlantKind, RugForm, VaseForm, WindowKind } from './kinds.ts';

/** The sun in a brand's windows: where its light goes (in Blender's axes: right, back, up), its colour and strength. */
export interface Sun {
  readonly toward: readonly [number, number, number];
  readonly color: readonly [number, number, number];
  readonly strength: number;
}

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
  readonly sun: Sun;
  readonly window: WindowKind;
  /** Hangs beside the window, where it has curtains. */
  readonly curtain?: Finish;
  readonly panelling: Panelling;
  /** What the panelling is painted with, where it is not as the wall. */
  readonly trim?: Finish;
  readonly rugForm: RugForm;
  readonly lamp: LampForm;
  readonly vase: VaseForm;
  readonly plant: PlantKind;
  readonly art: ArtKind;
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
    sun: { toward: [0.86, 0.42, -0.62], color: [1, 0.87, 0.7], strength: 5.2 },
    window: 'casement',
    curtain: { kind: 'linen', color: '#efe9de' },
    panelling: 'bare',
    rugForm: 'fringed',
    lamp: 'bottle',
    vase: 'bottle',
    plant: 'fig',
    art: 'hills',
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
    sun: { toward: [0.66, 0.2, -0.9], color: [1, 0.95, 0.86], strength: 4.4 },
    window: 'sashes',
    panelling: 'boards',
    trim: { kind: 'paint', color: '#f2f4f0' },
    rugForm: 'striped',
    lamp: 'dome',
    vase: 'cylinder',
    plant: 'palm',
    art: 'waves',
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
    sun: { toward: [0.9, 0.1, -0.56], color: [1, 0.86, 0.68], strength: 4.8 },
    window: 'cottage',
    panelling: 'planks',
    rugForm: 'bordered',
    lamp: 'gourd',
    vase: 'jug',
    plant: 'fig',
    art: 'leaf',
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
    sun: { toward: [0.92, 0.5, -0.42], color: [1, 0.8, 0.58], strength: 4.8 },
    window: 'french',
    curtain: { kind: 'sateen', color: '#b9a78e' },
    panelling: 'mouldings',
    rugForm: 'bordered',
    lamp: 'column',
    vase: 'ball',
    plant: 'olive',
    art: 'mirror',
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
    sun: { toward: [0.72, 0.62, -0.74], color: [1, 0.95, 0.9], strength: 4.4 },
    window: 'arched',
    curtain: { kind: 'percale', color: '#f8f9fd' },
    panelling: 'arch',
    trim: plaster('#cfd9ea'),
    rugForm: 'round',
    lamp: 'globe',
    vase: 'ball',
    plant: 'grass',
    art: 'discs',
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
    sun: { toward: [0.94, 0.02, -0.5], color: [1, 0.9, 0.74], strength: 4.8 },
    window: 'screen',
    panelling: 'slats',
    rugForm: 'fringed',
    lamp: 'lantern',
    vase: 'cylinder',
    plant: 'palm',
    art: 'moon',
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
    sun: { toward: [0.74, 0.34, -0.8], color: [1, 0.94, 0.85], strength: 4.8 },
    window: 'ribbon',
    panelling: 'band',
    trim: plaster('#f0d7cd'),
    rugForm: 'plain',
    lamp: 'mushroom',
    vase: 'cylinder',
    plant: 'blades',
    art: 'blocks',
  },
};
