import type { PageBundle, PageCollection } from '@counterpane/contract/page-state';
import type { Bundle } from '@counterpane/rules/bundles/bundle';
import { bundleDefaultSize } from '@counterpane/rules/bundles/bundle-default-size';
import { decideBundleChoice } from '@counterpane/rules/bundles/choose-bundle';
import type { Collection } from '@counterpane/rules/bundles/collection';
import { collectionItems } from '@counterpane/rules/bundles/collection-items';
import { collectionPrices } from '@counterpane/rules/bundles/collection-prices';
import type { ItemToAdd } from '@counterpane/rules/cart/add-items';
import { money } from '@counterpane/rules/money/money';
import { findVariant } from '@counterpane/rules/options/find-variant';
import type { Variant } from '@counterpane/rules/options/product';
import { isPropertyName } from '@counterpane/rules/options/property-names';
import type { PricedCart } from '@counterpane/rules/pricing/price-cart';
import { priceLines } from '../carts/price-lines.ts';
import type { CatalogueEntry, Storefront } from '../catalogue/snapshot.ts';
import { getEntryById, productInfo } from '../products/product-info.ts';
import { pageItem } from './page-item.ts';

/**
 * The first set that a product belongs to, with the product itself chosen in it and the first of every
 * other required group, in the product's size or, where the set does not come in it, in the set's own.
 */
export const pageBundle = (
  { product }: CatalogueEntry,
  variant: Variant,
  storefront: Storefront,
  now: string,
): PageBundle | null => {
  for (const bundle of storefront.bundles) {
    const home = bundle.groups.find(({ productIds }) => productIds.includes(product.id));
    if (!home || home.isOptional) continue;
    const products = Object.fromEntries(
      bundle.groups
        .filter(({ isOptional }) => !isOptional)
        .map(({ role, productIds }) => [role, role === home.role ? product.id : productIds[0]]),
    );
    for (const size of [sizeOf(variant), bundleDefaultSize(bundle, storefront.findProduct)]) {
      const choice = decideBundleChoice(bundle, { products, size }, storefront.findProduct);
      if (choice.ok) return bundleView(bundle, choice.change, storefront, now);
    }
  }
  return null;
};

const bundleView = (
  bundle: Bundle,
  items: readonly ItemToAdd[],
  storefront: Storefront,
  now: string,
): PageBundle => {
  const cash = (amount: number) => money(amount, storefront.definition.currency);
  const infoOf = (id: string) => productInfo(getEntryById(storefront, id), storefront);
  const priced = priceItems(items, storefront, now);
  const own = priced.lines.filter(({ isGift }) => !isGift);
  const saved = priced.receipt.lines.filter(({ step }) => step === 'bundles');
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
      discountedPrice: cash(own.reduce((sum, { running }) => sum + running, 0)),
    },
    saving: cash(saved.reduce((sum, { amount }) => sum - amount, 0)),
  };
};

/** The collection that a piece belongs to, in the page's size and colour. */
export const pageCollection = (
  { product }: CatalogueEntry,
  variant: Variant,
  storefront: Storefront,
  now: string,
): PageCollection | null => {
  const collection = storefront.collections.find(({ items }) =>
    items.some(({ productName }) => productName === product.name),
  );
  return collection ? collectionView(collection, variant, storefront, now) : null;
};

const collectionView = (
  collection: Collection,
  variant: Variant,
  storefront: Storefront,
  now: string,
): PageCollection => {
  const color = variant.chosen.find(({ name }) => name === 'Color')?.value ?? '';
  const choice = { size: sizeOf(variant) ?? 'queen', color };
  const { items } = collectionItems(
    collection,
    choice,
    (name) => storefront.findEntry(name)?.product ?? null,
  );
  const prices = collectionPrices(priceItems(items, storefront, now), storefront.definition.currency);
  const cash = (amount: number) => money(amount, storefront.definition.currency);
  const views = items.flatMap((item) => toPageItem(item, storefront));
  return {
    name: collection.name,
    title: collection.title,
    items: collection.items.map((item) => ({
      ...item,
      item:
        views.find(({ productID }) => storefront.findProduct(productID)?.name === item.productName) ?? null,
    })),
    prices: {
      totalValue: cash(prices.totalValue),
      finalPrice: cash(prices.finalPrice),
      discount: cash(prices.discount),
      formatted: { ...prices.formatted },
    },
  };
};

const priceItems = (items: readonly ItemToAdd[], storefront: Storefront, now: string): PricedCart =>
  priceLines(storefront, {
    lines: items.map(({ productID, quantity, properties }, index) => ({
      id: `set-${index}`,
      productId: productID,
      quantity,
      properties: properties.flatMap(({ name, value }) => (isPropertyName(name) ? [{ name, value }] : [])),
      forItem: null,
    })),
    coupon: null,
    now,
  });

const toPageItem = ({ productID, properties, quantity }: ItemToAdd, storefront: Storefront) => {
  const product = storefront.findProduct(productID);
  const found = product && findVariant(product, properties);
  return product && found?.ok ? [pageItem(product, found.variant, quantity)] : [];
};

const sizeOf = ({ chosen }: Variant): string | null =>
  chosen.find(({ name }) => name === 'Size')?.value ?? null;
