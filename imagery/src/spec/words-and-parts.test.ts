import type { ProductData } from '@counterpane/catalogue/product-schema';
import { shippedCatalogue } from '@counterpane/catalogue/testing/shipped-catalogue';
import { Box3, Mesh, Vector3 } from 'three';
import { expect, test } from 'vitest';
import { INCH } from '../form/units.ts';
import { STEEL_BARS, STEEL_SLATS } from '../piece/base.ts';
import { railsOf, SLATS } from '../piece/bed-frame.ts';
import { buildPiece } from '../piece/build-piece.ts';
import { specOfProduct } from './spec-of-product.ts';

const NUMBERS = [
  ...[
    'no',
    'one',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
    'eleven',
    'twelve',
  ],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
];

const numberOf = (word: string): number => {
  const found = NUMBERS.indexOf(word.toLowerCase());
  return found < 0 ? Number.parseFloat(word) : found;
};

/** Furniture of every brand, each once. */
const furniture = shippedCatalogue()
  .brands.flatMap(({ key, products }) =>
    products.map((product) => ({ name: `${key}/${product.name}`, product })),
  )
  .filter(({ product }) =>
    ['bedframe', 'headboard', 'foundation', 'nightstand', 'dresser', 'chest'].includes(
      product.appearance.shape,
    ),
  )
  .filter(({ product }) => product.kind !== 'service' && !product.plan);

/** Where words and model do not agree: product, what is said, what is built. */
const faults = (claimsOf: (product: ProductData) => readonly (readonly [number, readonly number[]])[]) =>
  furniture.flatMap(({ name, product }) =>
    claimsOf(product)
      .filter(([said, built]) => !built.includes(said))
      .map(([said, built]) => `${name}: says ${said}, is built with ${built.join(' or ')}`),
  );

const textOf = ({ specifications }: ProductData, name: string): string =>
  specifications.find(({ title }) => title === name)?.text ?? '';

const leadingNumber = (text: string): number => numberOf(/^[\w-]+/.exec(text)?.[0] ?? '');

test('a piece has as many drawers as its facts and specifications say', () => {
  const found = faults(({ facts, specifications, appearance }) => {
    const said = facts.flatMap((fact) => /^(\w+) drawers?\b/.exec(fact)?.[1] ?? []).map(numberOf);
    const specified = specifications
      .filter(({ title }) => title === 'Drawers')
      .map(({ text }) => leadingNumber(text));
    return [...said, ...specified].map((count) => [count, [appearance.parts?.drawers ?? 0]] as const);
  });
  expect(found).toEqual([]);
});

test('a piece is as high as its facts say: itself, or the rails of a bed', () => {
  const found = faults((product) => {
    const { facts, height = 0, appearance } = product;
    const rails =
      appearance.shape === 'bedframe' ? [Math.round(railsOf(specOfProduct(product)).top / INCH)] : [];
    return facts
      .flatMap((fact) => /^([\d.]+) in high$/.exec(fact)?.[1] ?? [])
      .map((inches) => [Number(inches), [height, ...rails]] as const);
  });
  expect(found).toEqual([]);
});

test('a bed has as many slats as its words say, a foundation of steel as many bars', () => {
  const found = faults((product) => {
    const { shape, parts } = product.appearance;
    const isBed = shape === 'bedframe';
    if (!isBed && !(shape === 'foundation' && parts?.legs === 'steel')) return [];
    const built = isBed ? [SLATS] : [parts?.base === 'folding' ? STEEL_BARS : STEEL_SLATS];
    const said = leadingNumber(textOf(product, 'Slats'));
    const told = product.highlights.flatMap(({ text }) => /\b(\w+)(?: steel)? slats\b/.exec(text)?.[1] ?? []);
    return [said, ...told.map(numberOf)]
      .filter((count) => !Number.isNaN(count))
      .map((count) => [count, built] as const);
  });
  expect(found).toEqual([]);
});

/** Of a built piece: the places on which it stands. The post of a headboard stands beside a leg. */
const feetOf = (product: ProductData): number => {
  const piece = buildPiece(specOfProduct(product));
  piece.updateMatrixWorld(true);
  const boxes: Box3[] = [];
  piece.traverse((part) => {
    if (part instanceof Mesh) boxes.push(new Box3().setFromObject(part, true));
  });
  const floor = Math.min(...boxes.map(({ min }) => min.y));
  const spots = boxes
    .filter(({ min }) => min.y < floor + 0.01)
    .map((box) => box.getCenter(new Vector3()).setY(0));
  return spots.filter((spot, index) => !spots.slice(0, index).some((one) => one.distanceTo(spot) < 0.2))
    .length;
};

test('what comes with legs or feet in its box stands on as many', () => {
  const said: number[] = [];
  const found = faults((product) =>
    product.inTheBox
      .flatMap((thing) => /^(\w+)(?: short)? (?:legs|feet)\b/.exec(thing)?.[1] ?? [])
      .map((word) => {
        said.push(numberOf(word));
        return [numberOf(word), [feetOf(product)]] as const;
      }),
  );
  expect(found).toEqual([]);
  expect(said.length).toBeGreaterThan(20);
});
