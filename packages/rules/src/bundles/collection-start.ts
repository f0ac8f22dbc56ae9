import { chosenSize } from '../options/chosen-size.ts';
import type { Product } from '../options/product.ts';
import type { ChosenProperty } from '../options/property-names.ts';
import { DEFAULT_SIZE, SIZES } from '../options/sizes.ts';
import { isPurchasable } from '../stock/availability.ts';
import type { Collection, CollectionItem } from './collection.ts';
import { type CollectionChoice, collectionItems } from './collection-items.ts';
import { colorByRule } from './color-rule.ts';

/** The piece whose page it is, as it was chosen. */
export interface CollectionPiece {
  readonly product: Product;
  readonly chosen: readonly ChosenProperty[];
}

type FindByName = (name: string) => Product | null;

/**
 * How a collection starts on the page of one of its pieces: in the piece's own size, else in queen, else in
 * the smallest, and in the bed's colour that goes with the piece's, else in its first. The first of these in
 * which every piece can be bought; where there is none, the one that misses the fewest [C3, C5].
 */
export const collectionStart = (
  collection: Collection,
  piece: CollectionPiece,
  findByName: FindByName,
): CollectionChoice => {
  const colors = colorsFor(collection, piece, findByName);
  const choices = sizesFor(piece).flatMap((size) => colors.map((color) => ({ size, color })));
  const judged = choices.map((choice) => ({
    choice,
    missing: collectionItems(collection, choice, findByName).missing.length,
  }));
  return judged.reduce((best, other) => (other.missing < best.missing ? other : best)).choice;
};

const sizesFor = ({ chosen }: CollectionPiece): string[] => {
  const own = chosenSize(chosen) ?? DEFAULT_SIZE;
  return [...new Set([own, DEFAULT_SIZE, ...SIZES])];
};

/** The bed's colours, those that go with the piece first. A collection without a bed has none to follow. */
const colorsFor = (
  { items }: Collection,
  { product, chosen }: CollectionPiece,
  findByName: FindByName,
): string[] => {
  const frame = items.find(({ type }) => type === 'bedframe');
  const own = items.find(({ productName }) => productName === product.name);
  const color = chosen.find(({ name }) => name === 'Color')?.value ?? null;
  const offered = colorsOf(frame ? findByName(frame.productName) : null);
  const fitting = offered.filter((one) => color !== null && own && colorOf(own, one) === color);
  const all = [...new Set([...fitting, ...offered])];
  return all.length === 0 ? [color ?? ''] : all;
};

const colorOf = ({ type, colorRule }: CollectionItem, frameColor: string): string | null =>
  type === 'bedframe' ? frameColor : colorByRule(colorRule, frameColor);

/** The colours that can be bought in some size, in the product's order. */
const colorsOf = (product: Product | null): string[] =>
  Object.values(product?.variants ?? {})
    .filter(({ availability }) => isPurchasable(availability))
    .flatMap(({ chosen }) => chosen.find(({ name }) => name === 'Color')?.value ?? []);
