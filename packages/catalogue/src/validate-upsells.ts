import type { Brand } from './brand.ts';
import type { ProductData } from './product-schema.ts';
import type { UpsellData } from './upsell-schema.ts';

/**
 * What is wrong with the upsells of a brand. Those it shares with another brand were checked there: what it
 * has no product for is left out.
 */
export const validateUpsells = ({ key, brand, products, upsells }: Brand): string[] => {
  if ((brand.upsells ?? key) !== key) return [];
  const find = (name: string) => products.find((product) => product.name === name);
  return upsells.flatMap((upsell) => {
    const product = find(upsell.name);
    if (!product) return [`upsell ${upsell.name} is no product`];
    return [
      ...skuFaults(upsell, products),
      ...savingFaults(upsell),
      ...defaultFaults(upsell, product),
      ...[...upsell.sellsWith, ...(upsell.pairedItem ? [upsell.pairedItem.name] : [])]
        .filter((name) => !find(name))
        .map((name) => `upsell ${upsell.name}: ${name} is no product`),
    ];
  });
};

const skuFaults = ({ name, sku, fallbackSku }: UpsellData, products: Brand['products']): string[] =>
  products.some(({ inventoryKey }) => inventoryKey === sku || inventoryKey === fallbackSku)
    ? []
    : [`upsell ${name}: neither ${sku} nor its fallback is in stock`];

const savingFaults = ({ name, type, savings }: UpsellData): string[] =>
  (type === 'fixed-saving') === Object.keys(savings).length > 0
    ? []
    : [`upsell ${name}: a fixed saving has amounts by size, and nothing else has`];

/** A default that the product does not offer needs another in its place. */
const defaultFaults = (upsell: UpsellData, product: ProductData): string[] =>
  upsell.defaultProperties
    .filter(({ type, defaultValue }) => {
      const offered = offeredValues(product, type);
      const alternatives = upsell.alternativeProperties.filter((one) => one.type === type);
      return ![defaultValue, ...alternatives.map((one) => one.alternativeValue)].some((value) =>
        offered.includes(value),
      );
    })
    .map(({ type, defaultValue }) => `upsell ${upsell.name}: it does not come in ${type} ${defaultValue}`);

const offeredValues = ({ sizes, colors, options }: ProductData, name: string): readonly string[] => {
  if (name === 'Size') return sizes;
  if (name === 'Color') return colors.map(({ value }) => value);
  return options.find((option) => option.name === name)?.values.map(({ value }) => value) ?? [];
};
