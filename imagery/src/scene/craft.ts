import type { FinishKind } from '@counterpane/catalogue/room-schema';
import { Group, type Object3D } from 'three';
import type { Finish } from '../finish/finish.ts';
import { block, rod } from '../form/block.ts';
import { INCH } from '../form/units.ts';
import { mattress } from '../piece/mattress.ts';
import { studio } from '../room/room.ts';
import { framing } from './camera.ts';
import type { House } from './house.ts';
import type { Scene } from './scene.ts';

const WIDTH = 0.95;
const LENGTH = 0.62;
const STEP = 0.105;

/** What a layer is made of, by its title; the first word that fits. */
const MATERIALS: readonly (readonly [RegExp, FinishKind])[] = [
  [/cover|knit|jersey|damask/i, 'knit'],
  [/wool|felt|quilt/i, 'wool'],
  [/coconut/i, 'yarn'],
];

const finishOf = (title: string, color: string): Finish => ({
  kind: MATERIALS.find(([word]) => word.test(title))?.[1] ?? 'foam',
  color,
});

/** The brand's mattress, cut: its layers come out of it like steps, each as thick as it is. */
export const craft = ({ product, mattress: spec, style }: House): Scene => {
  const layers = product.appearance.layers.toReversed();
  const whole = mattress({ ...spec, width: WIDTH, length: LENGTH });
  const stack = new Group().add(whole);
  let bottom = 0;
  for (const [index, { title, inches, color }] of layers.entries()) {
    const thick = inches * INCH;
    const out = STEP * (layers.length - 1 - index) - (layers.length > 5 ? 0.02 : 0);
    // Its cover is the mattress that they come out of.
    if (out > 0.04) stack.add(...layer(title, color, { thick, out, bottom }));
    bottom += thick;
  }
  const camera = framing(stack, [0.66, 0.58, 1], { angle: 26, margin: 0.12 });
  return { scene: new Group().add(stack, studio(style, 1)), camera, light: 'studio' };
};

interface Place {
  readonly thick: number;
  /** How far it comes out of the mattress. */
  readonly out: number;
  readonly bottom: number;
}

/** How deep each layer reaches into the mattress, where nothing of it is seen. */
const HIDDEN = 0.1;
const ACROSS = WIDTH - 0.03;

const layer = (title: string, color: string, place: Place): Object3D[] =>
  /spring/i.test(title) ? springs(color, place) : slab(finishOf(title, color), place);

const slab = (finish: Finish, { thick, out, bottom }: Place): Object3D[] => [
  block({
    size: [ACROSS, thick + 0.001, out + HIDDEN],
    at: [0, bottom + thick / 2 - 0.0005, LENGTH / 2 + (out - HIDDEN) / 2],
    finish,
    radius: Math.min(0.012, thick * 0.42),
  }),
];

/** Springs, each in its own pocket of cloth. */
const springs = (color: string, { thick, out, bottom }: Place): Object3D[] => {
  const pitch = thick < 0.05 ? 0.034 : 0.0655;
  const across = Math.floor(ACROSS / pitch);
  const along = Math.ceil((out + 0.02) / pitch);
  const cloth: Finish = { kind: 'percale', color };
  return Array.from({ length: across * along }, (_, index): Object3D[] => {
    const x = ((index % across) - (across - 1) / 2) * pitch;
    const z = LENGTH / 2 + out - pitch * (Math.floor(index / across) + 0.5);
    return pocket({ x, z, bottom, thick, full: pitch * 0.497 }, cloth);
  }).flat();
};

interface Pocket {
  readonly x: number;
  readonly z: number;
  readonly bottom: number;
  readonly thick: number;
  /** Its radius. */
  readonly full: number;
}

/** Round at both ends, and a little narrower at half its height, where it is sewn to the next. */
const pocket = ({ x, z, bottom, thick, full }: Pocket, finish: Finish): Object3D[] => {
  const waist = full * 0.9;
  const shoulder = Math.min(0.012, thick * 0.16);
  const at = (y: number): readonly [number, number, number] => [x, bottom + y, z];
  return [
    rod({ from: at(0.0006), to: at(shoulder), radius: full * 0.82, endRadius: full, finish }),
    rod({ from: at(shoulder), to: at(thick / 2), radius: full, endRadius: waist, finish }),
    rod({ from: at(thick / 2), to: at(thick - shoulder), radius: waist, endRadius: full, finish }),
    rod({ from: at(thick - shoulder), to: at(thick - 0.0006), radius: full, endRadius: full * 0.82, finish }),
  ];
};
