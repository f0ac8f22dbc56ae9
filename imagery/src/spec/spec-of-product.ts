import type { ProductData } from '@counterpane/catalogue/product-schema';
import type { FinishKind } from '@counterpane/catalogue/room-schema';
import type { Finish } from '../finish/finish.ts';
import { INCH } from '../form/units.ts';
import type { PieceSpec, Shape } from '../piece/piece-spec.ts';
import { packedWith } from './packed-with.ts';

/** What a product is built from: its own measures, its appearance, and the colour that is chosen. */
export const specOfProduct = (product: ProductData, color?: string): PieceSpec => {
  const { appearance, name } = product;
  const chosen = product.colors.find(({ value }) => value === (color ?? product.colors[0]?.value));
  const kind = kindOf(product, chosen?.value);
  const cover: Finish = { kind, color: chosen?.swatch ?? appearance.cover };
  const { width, length, height } = measuresOf(product);
  const packed = packedWith(product);
  return {
    name,
    shape: shapeOf(product),
    parts: appearance.parts ?? {},
    width,
    length,
    height,
    cover,
    side: {
      kind: sideKind(appearance.shape, kind),
      color: chosen ? shade(chosen.swatch, 0.78) : appearance.side,
    },
    accent: { kind: accentKind(product), color: appearance.accent },
    ...(product.plan ? { plan: product.plan } : {}),
    ...(packed.length > 0 ? { packed } : {}),
    layers: appearance.layers.map(({ inches, color: tint }) => ({
      thickness: inches * INCH,
      finish: { kind: 'foam', color: tint },
    })),
  };
};

/** A plan and a service are drawn as what they are for; they are photographed as what they are. */
const shapeOf = ({ kind, plan, appearance }: ProductData): Shape => {
  if (plan) return 'plan';
  return kind === 'service' ? 'service' : appearance.shape;
};

const measuresOf = ({ appearance, width, length, height }: ProductData) => {
  const usual = USUAL[appearance.shape];
  // A case of drawers is measured as it stands: its `length` is its depth.
  return {
    width: (width ?? usual[0]) * INCH,
    length: (length ?? usual[1]) * INCH,
    height: (height ?? usual[2]) * INCH,
  };
};

/** Inches of what the catalogue does not measure. */
const USUAL: Record<Shape, readonly [number, number, number]> = {
  mattress: [60, 80, 12],
  topper: [60, 80, 2],
  sheets: [17, 13, 8],
  pillow: [27, 19, 6.5],
  protector: [60, 80, 12],
  duvet: [90, 92, 2],
  blanket: [60, 80, 1],
  bedframe: [64, 85, 40],
  headboard: [62, 3, 40],
  foundation: [60, 80, 14],
  'adjustable-base': [60, 80, 15],
  nightstand: [22, 16, 24],
  dresser: [58, 18, 34],
  chest: [34, 18, 48],
  set: [64, 85, 40],
  plan: [9, 1, 12],
  service: [20, 24, 50],
};

const PAINTED: ReadonlySet<string> = new Set([
  'black',
  'white',
  'slate',
  'navy',
  'grey',
  'blue',
  'taupe',
  'two-tone',
  'black-and-white',
]);

const SOFT: Partial<Record<Shape, FinishKind>> = {
  mattress: 'knit',
  topper: 'knit',
  protector: 'knit',
  pillow: 'percale',
  sheets: 'sateen',
  duvet: 'percale',
  blanket: 'wool',
  'adjustable-base': 'linen',
};

/** What a name or title promises; the first word that fits. */
const WORDS: readonly (readonly [string, FinishKind])[] = [
  ['linen', 'linen'],
  ['hemp', 'linen'],
  ['percale', 'percale'],
  ['wool', 'wool'],
  ['serenity-weighted', 'yarn'],
  ['breathable-mattress-protector', 'terry'],
  ['waverly', 'boucle'],
  ['foundation', 'linen'],
];

const WOODS: readonly (readonly [string, FinishKind])[] = [
  ['bamboo', 'bamboo'],
  ['pine', 'pine'],
  ['onita', 'pine'],
  ['hudson', 'acacia'],
];

const kindOf = ({ name, appearance }: ProductData, color: string | undefined): FinishKind => {
  if (appearance.shape === 'foundation' && appearance.parts?.legs === 'steel') return 'steel';
  const word = WORDS.find(([part]) => name.includes(part));
  const soft = SOFT[appearance.shape];
  if (soft || appearance.parts?.cloth === 'bed') return word?.[1] ?? soft ?? 'linen';
  if (color && PAINTED.has(color)) return 'paint';
  const wood = WOODS.find(([part]) => name.includes(part));
  return wood?.[1] ?? (color?.includes('walnut') ? 'walnut' : 'oak');
};

const sideKind = (shape: Shape, cover: FinishKind): FinishKind => (shape === 'mattress' ? 'knit' : cover);

const accentKind = ({ appearance }: ProductData): FinishKind => {
  if (appearance.parts?.front === 'woven') return 'cane';
  if (appearance.shape === 'mattress' || SOFT[appearance.shape]) return 'sateen';
  if (appearance.parts?.handle === 'bar') return 'steel';
  return appearance.parts?.handle === 'knob' ? 'brass' : 'sateen';
};

/** The colour times a factor, for what lies in its own shade. */
const shade = (color: string, factor: number): string =>
  `#${[1, 3, 5]
    .map((start) =>
      Math.round(Number.parseInt(color.slice(start, start + 2), 16) * factor)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
