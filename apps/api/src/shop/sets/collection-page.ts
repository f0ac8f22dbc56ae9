import type { CollectionPageBody, SetOption } from '@counterpane/contract/pages/set-pages';
import { message } from '@counterpane/messages/message';
import type { Collection } from '@counterpane/rules/bundles/collection';
import { collectionOffer } from '@counterpane/rules/bundles/collection-choice';
import { type CollectionChoice, collectionItems } from '@counterpane/rules/bundles/collection-items';
import { collectionPrices } from '@counterpane/rules/bundles/collection-prices';
import type { ProductOption } from '@counterpane/rules/options/product';
import { isPropertyName, type PropertyName } from '@counterpane/rules/options/property-names';
import { findSize } from '@counterpane/rules/options/sizes';
import { pictureOf, pictureView } from '../../catalogue/picture-of.ts';
import type { Storefront } from '../../catalogue/storefront.ts';
import { priceItems, toPageItem } from '../pages/price-items.ts';
import { storefrontView } from '../pages/storefront-view.ts';
import { pieceViews, quantityField } from './collection-pieces.ts';
import { formattedPrices } from './formatted-prices.ts';
import { readSetPath } from './set-path.ts';
import type { SetRequest } from './set-request.ts';
import { setSummary } from './set-summary.ts';
import { setUpsells } from './set-upsells.ts';
import { dataWords } from './set-words.ts';

/** The page of a collection by its name; null where it has none, or does not come in what the path says. */
export const findCollectionPage = (
  name: string,
  asked: SetRequest,
  storefront: Storefront,
  now: string,
): CollectionPageBody | null => {
  const data = storefront.brand.collections.find((one) => one.name === name);
  if (!data?.url) return null;
  const there = readChoice(data, asked, storefront);
  if (!there) return null;
  const { choice, optionPath, sizes, colors } = there;
  const { items, missing } = collectionItems(data, choice, findByName(storefront));
  const priced = priceItems(items, storefront, now);
  const words = dataWords(data, data.url, storefront);
  return {
    storefront: storefrontView(storefront),
    name,
    ...words,
    // It stands in its room in the first colour of the bed; in another the bed shows what it is like.
    picture:
      choice.color === firstColor(data, storefront)
        ? words.picture
        : leaderIn(choice.color, data, storefront),
    optionPath,
    sizes: optionsOf('Size', sizes, choice.size, there, data, storefront),
    colors: optionsOf('Color', colors, choice.color, there, data, storefront),
    pieces: pieceViews(data, choice, storefront),
    items: items.flatMap((item) => toPageItem(item, storefront)),
    summary: setSummary(items, { priced, whiteGlove: null }, storefront, now),
    upsells: setUpsells(items, [], storefront, now),
    prices: formattedPrices(collectionPrices(priced), storefront),
    problem: missing.includes(leaderOf(data))
      ? message('The bed cannot be had like this at the moment')
      : null,
  };
};

/** Whether a storefront has the page of a collection. */
export const hasCollectionPage = (name: string, { brand }: Storefront): boolean =>
  brand.collections.some((one) => one.name === name && one.url !== null);

const findByName = (storefront: Storefront) => (name: string) => storefront.findEntry(name)?.product ?? null;

/** The piece that the others follow. */
const leaderOf = ({ items }: Collection): string =>
  (items.find(({ type }) => type === 'bedframe') ?? items[0])?.productName ?? '';

/** The bed in a colour. */
const leaderIn = (
  color: string,
  collection: Collection,
  storefront: Storefront,
): CollectionPageBody['picture'] => {
  const entry = storefront.findEntry(leaderOf(collection));
  const item = entry && pictureOf(entry.media, [{ name: 'Color', value: color }]);
  return item ? pictureView(item) : null;
};

const firstColor = (collection: Collection, storefront: Storefront): string =>
  storefront.findEntry(leaderOf(collection))?.data.colors[0]?.value ?? '';

interface ReadChoice {
  readonly choice: CollectionChoice;
  readonly sizes: readonly string[];
  readonly colors: readonly string[];
  readonly optionPath: string;
}

const readChoice = (
  collection: Collection,
  { query, rememberedSize }: SetRequest,
  storefront: Storefront,
): ReadChoice | null => {
  const find = findByName(storefront);
  const offer = (size: string | null, color: string | null) =>
    collectionOffer(collection, { size, color, rememberedSize }, find);
  const { sizes, colors } = offer(null, null);
  const path = readSetPath(query.path ?? '', [
    { name: 'Size', values: sizes },
    { name: 'Color', values: colors },
  ]);
  if (!path) return null;
  const inPath = (wanted: string) => path.chosen.find(({ name }) => name === wanted)?.value ?? null;
  const { choice } = offer(findSize(query.size ?? '') ?? inPath('Size'), query.color ?? inPath('Color'));
  const quantities = Object.fromEntries(
    collection.items.flatMap((item) => {
      const text = query[quantityField(item)] ?? '';
      return /^\d{1,3}$/.test(text) ? [[item.productName, Number(text)]] : [];
    }),
  );
  // The others follow the bed: it stays.
  const kept = { ...quantities, [leaderOf(collection)]: 1 };
  return { sizes, colors, choice: { ...choice, quantities: kept }, optionPath: path.optionPath };
};

const optionsOf = (
  property: PropertyName,
  values: readonly string[],
  chosen: string,
  { choice }: ReadChoice,
  collection: Collection,
  storefront: Storefront,
): SetOption[] => {
  const leader = storefront.findEntry(leaderOf(collection));
  const bed = leader?.product;
  const known: readonly ProductOption[] =
    bed?.properties.find(({ name }) => isPropertyName(name) && name === property)?.options ?? [];
  return known.map(({ value, title, note, swatch }) => {
    const other = property === 'Size' ? { ...choice, size: value } : { ...choice, color: value };
    const { missing, soldOut } = collectionItems(collection, other, findByName(storefront));
    // The size comes first: a colour is checked in it, and not the other way round.
    const isGoneInSize = property === 'Color' && soldOut.includes(leaderOf(collection));
    return {
      ...{ value, title, note, swatch },
      texture: property === 'Color' && leader ? storefront.findTexture(leader.data, value) : null,
      isChosen: value === chosen,
      isAvailable: !missing.includes(leaderOf(collection)),
      isSoldOut: !values.includes(value) || isGoneInSize,
    };
  });
};
