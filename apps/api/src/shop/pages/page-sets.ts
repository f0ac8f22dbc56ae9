import type { PageBundle } from '@counterpane/contract/pages/page-state';
import type { Bundle } from '@counterpane/rules/bundles/bundle';
import { bundleDefaultSize } from '@counterpane/rules/bundles/bundle-default-size';
import { decideBundleChoice } from '@counterpane/rules/bundles/choose-bundle';
import { setAsChosen } from '@counterpane/rules/bundles/set-as-chosen';
import type { ItemToAdd } from '@counterpane/rules/cart/add-items';
import { money } from '@counterpane/rules/money/money';
import { chosenSize } from '@counterpane/rules/options/chosen-size';
import type { Product, Variant } from '@counterpane/rules/options/product';
import { isSizeAvailable } from '@counterpane/rules/options/size-available';
import { isPurchasable } from '@counterpane/rules/stock/availability';
import { goodsPrice } from '../../cart/pricing/goods-price.ts';
import type { CatalogueEntry, Storefront } from '../../catalogue/storefront.ts';
import { getEntryById, productInfo } from '../products/product-info.ts';
import { priceItems, savedBy, toPageItem } from './price-items.ts';

/** What a product page starts with. */
export interface PageStart {
  readonly variant: Variant;
  /** The visitor has asked for the size, now or before; else it is the one that the page came up with. */
  readonly isSizeChosen: boolean;
}

/**
 * The first set that a product belongs to, with the product itself chosen in it and the first of every
 * other required group: in the size that the visitor chose or that a mattress starts with, else in the set's
 * own [C5], or, where it does not come in that, in the other of the two.
 */
export const pageBundle = (
  { product }: CatalogueEntry,
  start: PageStart,
  storefront: Storefront,
  now: string,
): PageBundle | null => {
  const found = storefront.bundles.flatMap(
    (bundle) => findPageBundle(bundle, product, start, storefront, now) ?? [],
  );
  // A mattress belongs to general sets and to one of its own model, which saves more and is shown. A base belongs
  // to sets of any mattress: there the brand's first set is the most general one.
  const told =
    product.kind === 'mattress' ? found.toSorted((a, b) => b.saving.amount - a.saving.amount) : found;
  return told[0] ?? null;
};

const findPageBundle = (
  bundle: Bundle,
  product: Product,
  start: PageStart,
  storefront: Storefront,
  now: string,
): PageBundle | null => {
  const home = bundle.groups.find(({ productIds }) => productIds.includes(product.id));
  if (!home || home.isOptional) return null;
  const products = Object.fromEntries(
    bundle.groups
      .filter(({ isOptional }) => !isOptional)
      .map(({ role, productIds }) => [role, role === home.role ? product.id : productIds[0]]),
  );
  const isOpen = !start.isSizeChosen && home.role !== 'mattress';
  for (const { size, isDefaultSize } of sizesFor(bundle, product, { ...start, isOpen }, storefront)) {
    const choice = decideBundleChoice(bundle, { products, size }, storefront.findProduct);
    if (!choice.ok) continue;
    const sizes = offeredSizes(product).filter(
      (one) => decideBundleChoice(bundle, { products, size: one }, storefront.findProduct).ok,
    );
    return { ...bundleView(bundle, choice.change, product, storefront, now), isDefaultSize, sizes };
  }
  return null;
};

const offeredSizes = ({ properties }: Product): string[] =>
  properties.find(({ name }) => name === 'Size')?.options.map(({ value }) => value) ?? [];

const sizesFor = (
  bundle: Bundle,
  product: Product,
  { variant, isOpen }: PageStart & { readonly isOpen: boolean },
  { findProduct }: Storefront,
) => {
  const own = { size: sizeOf(variant), isDefaultSize: false };
  const size = bundleDefaultSize(bundle, findProduct);
  const isFirst = isOpen && size !== null && isSizeAvailable(product, variant.chosen, size);
  const ofSet = { size, isDefaultSize: isFirst && size !== own.size };
  return isFirst ? [ofSet, own] : [own, ofSet];
};

const bundleView = (
  bundle: Bundle,
  items: readonly ItemToAdd[],
  page: Product,
  storefront: Storefront,
  now: string,
): Omit<PageBundle, 'isDefaultSize' | 'sizes'> => {
  const cash = (amount: number) => money(amount, storefront.definition.currency);
  const infoOf = (id: string) => productInfo(getEntryById(storefront, id), storefront);
  const priced = priceItems(items, storefront, now);
  const own = priced.lines.filter(({ isGift }) => !isGift);
  const views = items.flatMap((item) => toPageItem(item, storefront));
  const roles = bundle.groups.flatMap(({ role, productIds }) => {
    const item = views.find(({ productID }) => productIds.includes(productID));
    return item ? [[role, item] as const] : [];
  });
  return {
    sku: bundle.sku,
    name: bundle.name,
    title: bundle.title,
    products: Object.fromEntries(roles),
    items: views,
    groups: bundle.groups.map(({ role, title, isOptional, productIds }) => ({
      role,
      title,
      isOptional,
      products: productIds.map(infoOf),
    })),
    extras: bundle.extras.map(({ productId, saving }) => ({
      product: infoOf(productId),
      saving: cash(saving),
    })),
    prices: {
      totalPrice: cash(own.reduce((sum, line) => sum + line.variant.list * line.quantity, 0)),
      discountedPrice: cash(goodsPrice(priced)),
    },
    saving: cash(savedBy(priced, 'bundles')),
    choices: withEachVariant(items, page).map(({ sku, items: chosen }) => {
      const other = priceItems(chosen, storefront, now);
      return { sku, price: cash(goodsPrice(other)), saving: cash(savedBy(other, 'bundles')) };
    }),
  };
};

/** The set with each variant of the page's product that can be bought in its size, in the place of the one it starts with. */
const withEachVariant = (items: readonly ItemToAdd[], { id, variants }: Product) => {
  const size = chosenSize(items.find(({ productID }) => productID === id)?.properties ?? []);
  return Object.values(variants)
    .filter(({ chosen, availability }) => chosenSize(chosen) === size && isPurchasable(availability))
    .map(({ sku, chosen }) => ({ sku, items: setAsChosen(items, { productID: id, properties: chosen }) }));
};

const sizeOf = ({ chosen }: Variant): string | null => chosenSize(chosen);
