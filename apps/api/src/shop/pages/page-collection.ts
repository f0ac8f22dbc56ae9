import type { PageCollection, PageState } from '@counterpane/contract/pages/page-state';
import type { Collection } from '@counterpane/rules/bundles/collection';
import { type CollectionItems, collectionItems } from '@counterpane/rules/bundles/collection-items';
import { collectionPrices } from '@counterpane/rules/bundles/collection-prices';
import { collectionStart } from '@counterpane/rules/bundles/collection-start';
import type { ItemToAdd } from '@counterpane/rules/cart/add-items';
import { money } from '@counterpane/rules/money/money';
import { chosenSize } from '@counterpane/rules/options/chosen-size';
import type { Product, Variant } from '@counterpane/rules/options/product';
import { isPurchasable } from '@counterpane/rules/stock/availability';
import type { CatalogueEntry, Storefront } from '../../catalogue/storefront.ts';
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
  const viewOf = (start: Variant) =>
    collectionView(collection, chosenOf(collection, entry, start, storefront), storefront, now);
  const collections = inItsSize(entry.product, variant).map(viewOf);
  return { collection: collections[0] ?? null, collections };
};

/** The variant, then the others of its size that can be bought. */
const inItsSize = ({ variants }: Product, variant: Variant): Variant[] => {
  const size = chosenSize(variant.chosen);
  const others = Object.values(variants).filter(
    ({ sku, chosen, availability }) =>
      sku !== variant.sku && chosenSize(chosen) === size && isPurchasable(availability),
  );
  return [variant, ...others];
};

type Chosen = Pick<CollectionItems, 'items' | 'soldOut'>;

const chosenOf = (
  collection: Collection,
  { product }: CatalogueEntry,
  variant: Variant,
  storefront: Storefront,
): Chosen => {
  const findByName = (name: string) => storefront.findEntry(name)?.product ?? null;
  const choice = collectionStart(collection, { product, chosen: variant.chosen }, findByName);
  const { items, soldOut } = collectionItems(collection, choice, findByName);
  return {
    items: items.map((item) => (item.productID === product.id ? asOnPage(item, variant) : item)),
    soldOut,
  };
};

/** What the set leaves open of the page's own piece, e.g. what it is made of, is as the page has it. */
const asOnPage = (item: ItemToAdd, { chosen, availability }: Variant): ItemToAdd => {
  const choiceOf = (wanted: string, list: ItemToAdd['properties']) =>
    list.find(({ name }) => name === wanted)?.value;
  const fits = ['Size', 'Color'].every((name) => choiceOf(name, chosen) === choiceOf(name, item.properties));
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
  const prices = collectionPrices(priced, currency);
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
    prices: {
      totalValue: cash(prices.totalValue),
      finalPrice: cash(prices.finalPrice),
      discount: cash(prices.discount),
      formatted: { ...prices.formatted },
    },
  };
};
