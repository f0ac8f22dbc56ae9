import type { PageCollection, PageState } from '@counterpane/contract/pages/page-state';
import type { Collection } from '@counterpane/rules/bundles/collection';
import {
  type CollectionChoice,
  type CollectionItems,
  collectionItems,
} from '@counterpane/rules/bundles/collection-items';
import { collectionPrices } from '@counterpane/rules/bundles/collection-prices';
import { collectionStart, matchingPieceChoice } from '@counterpane/rules/bundles/collection-start';
import type { ItemToAdd } from '@counterpane/rules/cart/add-items';
import { money } from '@counterpane/rules/money/money';
import { chosenSize } from '@counterpane/rules/options/chosen-size';
import type { Product, Variant } from '@counterpane/rules/options/product';
import { isPurchasable } from '@counterpane/rules/stock/availability';
import type { CatalogueEntry, Storefront } from '../../catalogue/storefront.ts';
import { formattedPrices } from '../sets/formatted-prices.ts';
import { priceItems, setLineId, toPageItem } from './price-items.ts';

/**
 * The collection that a piece belongs to: as its page starts, in the piece's size and colour where it has them, and with
 * everything else that the piece can be had in at this size.
 */
export const pageCollections = (
  entry: CatalogueEntry,
  variant: Variant,
  storefront: Storefront,
  now: string,
): Pick<PageState, 'collection' | 'collections'> => {
  const collection = storefront.collections.find(({ items }) =>
    items.some(({ productName }) => productName === entry.product.name),
  );
  if (!collection) return { collection: null, collections: [] };
  const piece = { entry, collection, storefront };
  const start = collectionStart(collection, pieceOf(entry, variant), finderIn(storefront));
  const first = collectionView(collection, chosenOf(piece, variant, start), storefront, now);
  const others = othersOfItsSize(entry.product, variant).flatMap((other) => {
    const choice = matchingPieceChoice(collection, pieceOf(entry, other), finderIn(storefront));
    return choice ? collectionView(collection, chosenOf(piece, other, choice), storefront, now) : [];
  });
  return { collection: first, collections: [first, ...others] };
};

const pieceOf = ({ product }: CatalogueEntry, { chosen }: Variant) => ({ product, chosen });

const finderIn =
  ({ findEntry }: Storefront) =>
  (name: string) =>
    findEntry(name)?.product ?? null;

/** The others of a variant's size that can be bought. */
const othersOfItsSize = ({ variants }: Product, variant: Variant): Variant[] => {
  const size = chosenSize(variant.chosen);
  return Object.values(variants).filter(
    ({ sku, chosen, availability }) =>
      sku !== variant.sku && chosenSize(chosen) === size && isPurchasable(availability),
  );
};

type Chosen = Pick<CollectionItems, 'items' | 'soldOut'>;

interface PieceOfCollection {
  readonly entry: CatalogueEntry;
  readonly collection: Collection;
  readonly storefront: Storefront;
}

const chosenOf = (
  { entry: { product }, collection, storefront }: PieceOfCollection,
  variant: Variant,
  choice: CollectionChoice,
): Chosen => {
  const { items, soldOut } = collectionItems(collection, choice, finderIn(storefront));
  return {
    items: items.map((item) => (item.productID === product.id ? asOnPage(item, variant) : item)),
    soldOut,
  };
};

/** What the set leaves open of the page's own piece, e.g. what it is made of, is as the page has it. */
const asOnPage = (item: ItemToAdd, { chosen, availability }: Variant): ItemToAdd => {
  const chosenValue = (wanted: string, list: ItemToAdd['properties']) =>
    list.find(({ name }) => name === wanted)?.value;
  const fits = ['Size', 'Color'].every(
    (name) => chosenValue(name, chosen) === chosenValue(name, item.properties),
  );
  return fits && isPurchasable(availability) ? { ...item, properties: chosen } : item;
};

const collectionView = (
  collection: Collection,
  { items, soldOut }: Chosen,
  storefront: Storefront,
  now: string,
): PageCollection => {
  const { currency } = storefront.definition;
  const cash = (amount: number) => money(amount, currency);
  const priced = priceItems(items, storefront, now);
  const pieces = collection.items.map((piece) => {
    const entry = storefront.findEntry(piece.productName);
    const index = items.findIndex(({ productID }) => productID === entry?.product.id);
    const [item = null] = (index < 0 ? [] : items.slice(index, index + 1)).flatMap((one) =>
      toPageItem(one, storefront),
    );
    const line = priced.lines.find(({ id }) => id === setLineId(index));
    return {
      ...piece,
      title: entry?.data.title ?? piece.productName,
      item,
      price: line ? cash(line.running) : null,
    };
  });
  return {
    name: collection.name,
    title: collection.title,
    items: pieces,
    isComplete: pieces.every(({ item }) => item !== null),
    isSoldOut: soldOut.length > 0,
    prices: formattedPrices(collectionPrices(priced), storefront),
  };
};
