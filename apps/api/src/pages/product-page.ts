import type { ProductPage, VariantView } from '@counterpane/contract/pages';
import { giftsFor } from '@counterpane/rules/gifts/gift-lines';
import { money } from '@counterpane/rules/money/money';
import { findVariant } from '@counterpane/rules/options/find-variant';
import { optionTitle } from '@counterpane/rules/options/option-title';
import type { Product, Variant } from '@counterpane/rules/options/product';
import { isBackOrdered, isPurchasable } from '@counterpane/rules/stock/availability';
import { deliveryOf } from '../catalogue/delivery.ts';
import type { CatalogueEntry, Storefront } from '../catalogue/snapshot.ts';
import { defaultVariant, productView } from '../products/product-view.ts';
import { promisesFor } from './promises.ts';
import { storefrontView } from './storefront-view.ts';

/** A product page with every variant priced, starting with the size asked for. */
export const productPage = (
  entry: CatalogueEntry,
  storefront: Storefront,
  size: string | null,
): ProductPage => {
  const { data, product } = entry;
  return {
    storefront: storefrontView(storefront),
    product: productView(entry, storefront),
    title: `${data.title} | ${storefront.brand.brand.name}`,
    description: data.description,
    subtitle: data.subtitle,
    breadcrumbs: [
      { title: 'Home', url: '/' },
      ...(product.kind === 'mattress' ? [{ title: 'Mattresses', url: '/mattresses' }] : []),
      { title: data.title, url: data.url },
    ],
    promises: promisesFor(storefront, product.kind),
    layersHeading: data.layersHeading,
    layersText: data.layersText,
    highlights: data.highlights,
    specifications: [...data.specifications, ...weightOf(entry)],
    questions: data.questions,
    drawing: data.drawing,
    variants: Object.values(product.variants).map((variant) => variantView(product, variant, storefront)),
    selectedSku: defaultVariant(product, size).sku,
  };
};

const variantView = (product: Product, variant: Variant, storefront: Storefront): VariantView => {
  const cash = (amount: number) => money(amount, storefront.definition.currency);
  return {
    sku: variant.sku,
    properties: variant.chosen.map((choice) => ({ ...choice, title: optionTitle(product, choice) })),
    price: cash(variant.price),
    listPrice: cash(variant.list),
    isPurchasable: isPurchasable(variant.availability),
    isBackOrdered: isBackOrdered(variant.availability),
    delivery: deliveryOf(variant),
    gifts: giftsFor(product, variant.chosen, 1, storefront).flatMap((gift) => {
      const found = findVariant(gift.product, gift.properties);
      if (!found.ok || !isPurchasable(found.variant.availability)) return [];
      const size = gift.properties.find(({ name }) => name === 'Size');
      return [
        {
          title: gift.product.title,
          quantity: gift.quantity,
          size: size ? optionTitle(gift.product, size) : null,
          value: cash(found.variant.value * gift.quantity),
        },
      ];
    }),
  };
};

const weightOf = ({ data }: CatalogueEntry): { title: string; text: string }[] => {
  const { queen } = data.weights ?? {};
  return queen === undefined ? [] : [{ title: 'Weight', text: `${queen} lbs in queen` }];
};
