import type { Brand } from './brand.ts';
import type { BundleData } from './bundle-schema.ts';
import { mostSpecificValue } from './most-specific-value.ts';
import { variantsOf } from './variants.ts';

/** What is wrong with the bundles and collections of a brand. */
export const validateSets = (brand: Brand): string[] => [
  ...brand.bundles.flatMap((bundle) => [...validateBundle(bundle, brand), ...savesNothing(bundle, brand)]),
  ...brand.collections.flatMap(({ name, items }) =>
    items
      .filter(({ productName }) => !brand.products.some((product) => product.name === productName))
      .map(({ productName }) => `collection ${name}: ${productName} is no product`),
  ),
];

/** A set that its brand sells saves something in every size that it comes in, and so does everything beside it. */
const savesNothing = ({ name, groups, savings, extras }: BundleData, goods: Goods): string[] => {
  const parts = groups.filter(({ isOptional }) => !isOptional);
  return [
    ...setSizes({ groups: parts }, goods)
      .filter((size) =>
        parts.every((part) => cheapest(part.products, size, goods) < Number.POSITIVE_INFINITY),
      )
      .filter((size) => (savings[size] ?? savings.any ?? 0) <= 0)
      .map((size) => `bundle ${name}: in ${size} it saves nothing`),
    ...Object.keys(savings)
      .filter((size) => (savings[size] ?? 0) <= 0)
      .map((size) => `bundle ${name}: its saving in ${size} is nothing`),
    ...extras
      .filter(({ saving }) => saving <= 0)
      .map(({ product }) => `bundle ${name}: ${product} saves nothing with it`),
  ];
};

/** A mattress wants one protector: none is sold with a set where one comes free. */
const secondProtectors = ({ name, groups, extras }: BundleData, { products }: Goods): string[] => {
  const members = groups.flatMap((group) => group.products);
  const gifts = products
    .filter((product) => members.includes(product.name))
    .flatMap((product) => product.gifts);
  const protectors = products.filter(({ kind }) => kind === 'protector').map((product) => product.name);
  if (!gifts.some((gift) => protectors.includes(gift))) return [];
  return extras
    .filter(({ product }) => protectors.includes(product))
    .map(({ product }) => `bundle ${name}: ${product} is sold beside the protector that comes free`);
};

type Goods = Pick<Brand, 'products' | 'prices'>;

/** What is wrong with one bundle, be it from a file or from an operator. */
export const validateBundle = (bundle: BundleData, goods: Goods): string[] => {
  const members = [
    ...bundle.groups.flatMap(({ products }) => products),
    ...bundle.extras.map(({ product }) => product),
  ];
  return [
    ...members
      .filter((name) => !goods.products.some((product) => product.name === name))
      .map((name) => `bundle ${bundle.name}: ${name} is no product`),
    ...setSizes(bundle, goods)
      .filter((size) => (bundle.savings[size] ?? bundle.savings.any ?? 0) > cheapestSet(bundle, size, goods))
      .map((size) => `bundle ${bundle.name}: in ${size} it saves more than its cheapest parts cost`),
    ...bundle.extras
      .filter(({ product, saving }) => saving > cheapest([product], null, goods))
      .map(({ product }) => `bundle ${bundle.name}: ${product} saves more than it costs`),
    ...secondProtectors(bundle, goods),
  ];
};

/** Every size that some part of the set comes in. */
const setSizes = ({ groups }: Pick<BundleData, 'groups'>, { products }: Goods): string[] => {
  const members = groups.flatMap((group) => group.products);
  return [...new Set(products.filter(({ name }) => members.includes(name)).flatMap(({ sizes }) => sizes))];
};

const cheapestSet = ({ groups }: BundleData, size: string, goods: Goods): number =>
  groups
    .filter(({ isOptional }) => !isOptional)
    .reduce((sum, group) => sum + cheapest(group.products, size, goods), 0);

/** What the cheapest of these products costs, in a size where it comes in sizes. A split king is two Twin XL. */
const cheapest = (names: readonly string[], size: string | null, { products, prices }: Goods): number => {
  const [filedSize, units] = size === 'splitKing' ? ['twinXL', 2] : [size, 1];
  const all = products
    .filter(({ name }) => names.includes(name))
    .flatMap((product) =>
      variantsOf(product)
        .filter((variant) => filedSize === null || variant.size === null || variant.size === filedSize)
        .flatMap(({ key }) => mostSpecificValue(prices[product.name], key)?.[1] ?? []),
    );
  return all.length > 0 ? Math.min(...all) * units : Number.POSITIVE_INFINITY;
};
