import { chosenSize } from '../options/chosen-size.ts';
import type { Product } from '../options/product.ts';
import type { ChosenProperty } from '../options/property-names.ts';
import { DEFAULT_SIZE, SIZES } from '../options/sizes.ts';
import { isPurchasable } from '../stock/availability.ts';
import type { Collection, CollectionItem } from './collection.ts';
import { type CollectionChoice, collectionItems } from './collection-items.ts';
import { colorByRule } from './color-rule.ts';

/** The piece whose page it is, as it was chosen. */
interface CollectionPiece {
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
  const { fitting, offered } = colorsFor(collection, piece, findByName);
  const colors = [...new Set([...fitting, ...offered])];
  const choices = choicesOf(sizesFor(piece), colors.length === 0 ? [ownColor(piece)] : colors);
  return fewestMissing(collection, choices, findByName);
};

/**
 * How a collection goes with one of its pieces as it was chosen, whether all of it can be bought or not [C3.84]: in the
 * piece's own size where it has one, and in the bed's colour that goes with the piece's. Null where none does.
 */
export const matchingPieceChoice = (
  collection: Collection,
  piece: CollectionPiece,
  findByName: FindByName,
): CollectionChoice | null => {
  const { fitting, offered } = colorsFor(collection, piece, findByName);
  const size = chosenSize(piece.chosen);
  const color = ownColor(piece);
  const led = color === '' ? offered : fitting;
  const choices = choicesOf(size === null ? sizesFor(piece) : [size], offered.length === 0 ? [color] : led);
  return choices.length === 0 ? null : fewestMissing(collection, choices, findByName);
};

const choicesOf = (sizes: readonly string[], colors: readonly string[]): CollectionChoice[] =>
  sizes.flatMap((size) => colors.map((color) => ({ size, color })));

/** The first of some choices that misses the fewest pieces. */
const fewestMissing = (
  collection: Collection,
  choices: readonly CollectionChoice[],
  findByName: FindByName,
): CollectionChoice => {
  const counted = choices.map((choice) => ({
    choice,
    missing: collectionItems(collection, choice, findByName).missing.length,
  }));
  return counted.reduce((best, other) => (other.missing < best.missing ? other : best)).choice;
};

const ownColor = ({ chosen }: CollectionPiece): string =>
  chosen.find(({ name }) => name === 'Color')?.value ?? '';

const sizesFor = ({ chosen }: CollectionPiece): string[] => {
  const own = chosenSize(chosen) ?? DEFAULT_SIZE;
  return [...new Set([own, DEFAULT_SIZE, ...SIZES])];
};

/** The bed's colours, and those of them that go with the piece. A collection without a bed has none to follow. */
const colorsFor = (
  { items }: Collection,
  piece: CollectionPiece,
  findByName: FindByName,
): { readonly fitting: readonly string[]; readonly offered: readonly string[] } => {
  const frame = items.find(({ type }) => type === 'bedframe');
  const own = items.find(({ productName }) => productName === piece.product.name);
  const offered = colorsOf(frame ? findByName(frame.productName) : null);
  const color = ownColor(piece);
  return { offered, fitting: offered.filter((one) => color !== '' && own && colorOf(own, one) === color) };
};

const colorOf = ({ type, colorRule }: CollectionItem, frameColor: string): string | null =>
  type === 'bedframe' ? frameColor : colorByRule(colorRule, frameColor);

/** The colours that can be bought in some size, in the product's order. */
const colorsOf = (product: Product | null): string[] =>
  Object.values(product?.variants ?? {})
    .filter(({ availability }) => isPurchasable(availability))
    .flatMap(({ chosen }) => chosen.find(({ name }) => name === 'Color')?.value ?? []);
