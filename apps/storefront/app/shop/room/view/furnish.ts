import { block } from '@counterpane/imagery/form/block';
import { INCH } from '@counterpane/imagery/form/units';
import { buildModel } from '@counterpane/imagery/model/build-model';
import { adjustableBase } from '@counterpane/imagery/piece/base';
import { deckOf, mattressRoomOf } from '@counterpane/imagery/piece/bed-frame';
import { mattress } from '@counterpane/imagery/piece/mattress';
import type { PieceSpec } from '@counterpane/imagery/piece/piece-spec';
import { pillow } from '@counterpane/imagery/piece/pillow';
import type { PlacedSpec } from '@counterpane/imagery/spec/spec-of-size';
import { Group, type Object3D } from 'three';

const LINEN = { kind: 'percale', color: '#fbf8f2' } as const;
const WOOD = { kind: 'oak', color: '#b98d62' } as const;

/**
 * The product as it is used: a mattress on a plain base, a bed with a plain mattress in it. Its head is at -z, its
 * middle at x = z = 0. An adjustable base is raised unless it is to lie flat.
 */
export const furnish = (pieces: readonly PlacedSpec[], isFlat = false): Group => {
  const model = isFlat ? buildModel(pieces, laidFlat) : buildModel(pieces);
  const group = new Group().add(model);
  const [first] = pieces;
  if (!first) return group;
  const { spec } = first;
  const width = pieces.length * spec.width;
  switch (spec.shape) {
    case 'mattress':
    case 'topper':
    case 'protector':
      model.position.y = BASE;
      return group.add(...plainBase(width, spec.length));
    case 'bedframe':
    case 'set': {
      const deck = deckOf(spec);
      const inside = mattressRoomOf(spec);
      const plain = mattress(plainMattress(inside.width, inside.length), deck.height);
      plain.position.z = deck.z;
      return group.add(plain, ...pillowsOn(width, spec.length, deck.height));
    }
    case 'foundation':
      return group.add(
        mattress(plainMattress(width, spec.length), spec.height),
        ...pillowsOn(width, spec.length, spec.height),
      );
    default:
      return group;
  }
};

/** Whether it is a base whose head and feet are raised. */
export const canLieFlat = (pieces: readonly PlacedSpec[]): boolean =>
  pieces.length > 0 && pieces.every(({ spec }) => spec.shape === 'adjustable-base');

const laidFlat = (spec: PieceSpec): Group => adjustableBase(spec, false);

/** Metres. */
const BASE = 10 * INCH;

const plainBase = (width: number, length: number): Object3D[] => [
  block({ size: [width + 0.04, 0.09, length + 0.04], at: [0, BASE - 0.045, 0], finish: WOOD, radius: 0.012 }),
  ...[-1, 1].flatMap((side) =>
    [-1, 1].map((end) =>
      block({
        size: [0.07, BASE - 0.09, 0.07],
        at: [side * (width / 2 - 0.1), (BASE - 0.09) / 2, end * (length / 2 - 0.1)],
        finish: WOOD,
        radius: 0.01,
      }),
    ),
  ),
];

/** Two, or one on a narrow bed, lying at its head. Metres. */
const pillowsOn = (width: number, length: number, bottom: number): Object3D[] => {
  const count = width < 1.3 ? 1 : 2;
  return Array.from({ length: count }, (_, index) => {
    const made = pillow({
      width: 0.68,
      length: 0.46,
      height: 0.17,
      finish: LINEN,
      accent: LINEN,
      form: 'plain',
      seed: index + 3,
    });
    made.position.set((index - (count - 1) / 2) * 0.74, bottom + 11 * INCH, -length / 2 + 0.42);
    made.rotation.x = 0.22;
    return made;
  });
};

const plainMattress = (width: number, length: number): PieceSpec => ({
  name: 'plain-mattress',
  shape: 'mattress',
  parts: {},
  width,
  length,
  height: 11 * INCH,
  cover: { kind: 'knit', color: '#f4f1ea' },
  side: { kind: 'knit', color: '#e9e4da' },
  accent: { kind: 'sateen', color: '#d9d3c6' },
  layers: [],
});
