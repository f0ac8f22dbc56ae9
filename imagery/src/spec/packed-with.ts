import type { ProductData } from '@counterpane/catalogue/product-schema';
import type { FinishKind } from '@counterpane/catalogue/room-schema';
import { INCH } from '../form/units.ts';
import type { PieceSpec } from '../piece/piece-spec.ts';

/**
 * What comes in one box with the sheets of a bundle, each as it is sold by itself. A model is built from its product,
 * without the rest of the catalogue at hand: a test holds this to what the catalogue says of the parts.
 */
export const packedWith = ({ name, components }: Pick<ProductData, 'name' | 'components'>): PieceSpec[] =>
  [...components.map(({ product }) => product), ...(WITHOUT_PARTS[name] ?? [])].flatMap(
    (part) => PARTS[part] ?? [],
  );

/** Boxes that are counted as one thing, and not by their parts. */
const WITHOUT_PARTS: Readonly<Record<string, readonly string[]>> = {
  'serenity-sheet-set-pillow-bundle': ['pillow'],
};

type Colors = readonly [cover: string, side: string, accent: string];

const part = (
  { name, shape, parts }: Pick<PieceSpec, 'name' | 'shape' | 'parts'>,
  kind: FinishKind,
  inches: readonly [width: number, length: number, height: number],
  [cover, side, accent]: Colors,
): PieceSpec => ({
  name,
  shape,
  parts,
  width: inches[0] * INCH,
  length: inches[1] * INCH,
  height: inches[2] * INCH,
  cover: { kind, color: cover },
  side: { kind, color: side },
  accent: { kind: 'sateen', color: accent },
  layers: [],
});

const pillowPart = (name: string, colors: Colors, parts: PieceSpec['parts'] = {}): PieceSpec =>
  part({ name, shape: 'pillow', parts }, 'percale', [27, 19, 6.5], colors);

const PARTS: Readonly<Record<string, PieceSpec>> = Object.fromEntries(
  [
    pillowPart('pillow', ['#fbf9f5', '#e6dfd3', '#c4432b']),
    pillowPart('gel-infused-memory-foam-pillow', ['#eef3f6', '#c3d2dc', '#5d7fa6']),
    pillowPart('resident-memory-foam-pillow', ['#f6f3ee', '#d8cfc2', '#454a80'], { form: 'contoured' }),
    part(
      { name: 'waterproof-mattress-protector', shape: 'protector', parts: {} },
      'knit',
      [60, 80, 12],
      ['#f3f5f7', '#cfd8de', '#454a80'],
    ),
    part(
      { name: 'serenity-weighted-blanket', shape: 'blanket', parts: {} },
      'yarn',
      [50, 70, 1],
      ['#5c6670', '#485057', '#8f88b8'],
    ),
  ].map((each) => [each.name, each]),
);
