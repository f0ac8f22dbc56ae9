import type { ProductView } from '@counterpane/contract/products/products';
import type { Product, Variant } from '@counterpane/rules/options/product';
import { DEFAULT_SIZE } from '@counterpane/rules/options/sizes';
import type { PlanTerms } from '@counterpane/rules/protection/plan-terms';
import { isPurchasable } from '@counterpane/rules/stock/availability';
import { unitPrice } from '../../cart/pricing/unit-price.ts';
import type { CatalogueEntry, Storefront } from '../../catalogue/storefront.ts';
import { pageChoices } from './page-choices.ts';

/** A product as clients read it, both pricing shapes included [S1]. */
export const productView = (entry: CatalogueEntry, storefront: Storefront): ProductView => {
  const { data, product } = entry;
  const variants = Object.values(product.variants);
  const priceOf = (variant: Variant) => unitPrice(product, variant, storefront);
  const shown = defaultVariant(product);
  const { currency } = storefront.definition;
  const price = priceOf(shown);
  return {
    id: product.id,
    name: product.name,
    title: product.title,
    inventoryKey: product.inventoryKey,
    kind: product.kind,
    metadata: {
      url: data.url,
      width: data.width ?? null,
      height: data.height ?? null,
      length: data.length ?? null,
      isWarranty: product.kind === 'protection-plan',
      reportToAnalytics: data.reportToAnalytics,
    },
    attributes: {
      group: data.group ?? product.kind,
      markers: [...product.markers],
      model: data.model ?? null,
      material: data.material ?? null,
      firmness: data.firmness ?? null,
    },
    properties: product.properties.map(({ name, title, options }) => {
      const cheapest = (value: string | undefined) =>
        Math.min(...variants.filter((variant) => has(variant, name, value ?? '')).map(priceOf));
      const first = cheapest(options[0]?.value);
      return {
        name,
        title,
        options: options.map((option) => ({
          ...option,
          texture: name === 'Color' ? storefront.findTexture(data, option.value) : null,
          priceDiff: cheapest(option.value) - first,
          outOfStock: !variants.some(
            (variant) => has(variant, name, option.value) && variant.availability.isInStock,
          ),
        })),
      };
    }),
    extras: [...product.gifts],
    extrasData: { markers: [...product.extrasMarkers], skus: giftSkus(product, storefront) },
    plan: product.plan && planView(product.plan),
    choices: pageChoices(entry, storefront),
    availability: Object.fromEntries(variants.map(({ sku, availability }) => [sku, { ...availability }])),
    pricing: variants.map((variant) => ({
      sku: variant.sku,
      totalPrice: variant.list,
      discountedPrice: priceOf(variant),
      totalValue: variant.value,
    })),
    price: { amount: price, currency, discount: shown.list - price },
    listPrice: { amount: shown.list, currency, discount: 0 },
    mediaCollection: entry.media.map((item) => ({ ...item, tags: [...item.tags] })),
  };
};

const planView = ({ coverage, ...terms }: PlanTerms): ProductView['plan'] => ({ ...terms, family: coverage });

/** The variant that stands for the product: a queen where there is one, else the first to be had. */
export const defaultVariant = (product: Product, size: string | null = null): Variant => {
  const variants = Object.values(product.variants);
  const wanted = (value: string) =>
    variants.find((variant) => has(variant, 'Size', value) && isPurchasable(variant.availability));
  const found =
    (size === null ? undefined : wanted(size)) ??
    wanted(DEFAULT_SIZE) ??
    variants.find((variant) => isPurchasable(variant.availability)) ??
    variants[0];
  if (!found) throw new Error(`product ${product.name} has no variant`);
  return found;
};

const has = (variant: Variant, name: string, value: string): boolean =>
  variant.chosen.some((choice) => choice.name === name && choice.value.toLowerCase() === value.toLowerCase());

const giftSkus = (product: Product, storefront: Storefront): string[] =>
  product.gifts.flatMap((id) => storefront.findProduct(id)?.inventoryKey ?? []);
