import type { FindProduct, Product } from '../options/product.ts';
import type { Bundle, BundleGroup, BundleRole } from './bundle.ts';
import { bundleDefaultSize, bundleSizes } from './bundle-default-size.ts';
import type { BundleChoices } from './choose-bundle.ts';
import { isAvailableInSize } from './is-available-in-size.ts';

/** The visitor's choices known when the page of a bundle opens. */
export interface BundleRequest {
  /** What the address asks for. */
  readonly size: string | null;
  /** What was chosen on another page. */
  readonly rememberedSize: string | null;
  /** Product ids, as far as the address names any of the bundle's own. */
  readonly products: BundleChoices['products'];
  readonly options: NonNullable<BundleChoices['options']>;
}

/**
 * What a bundle's page starts with [C2, C5, D50]: the size of the address,
 * else the one of the cookie, else the bundle's own, in which what was asked for can be had; of each required
 * group what was asked for, else the first that comes in that size. What is optional is left out until it is
 * asked for.
 */
export const bundleStart = (
  bundle: Bundle,
  wishes: BundleRequest,
  findProduct: FindProduct,
): BundleChoices => {
  const asked = bundle.groups.flatMap(
    ({ productIds, role }) =>
      productsOf(productIds, findProduct).find(({ id }) => id === wishes.products[role]) ?? [],
  );
  const size = startSize(bundle, wishes, asked, findProduct);
  const chosen = bundle.groups.flatMap((group) => {
    const product = startProduct(group, asked, size, findProduct);
    return product ? [{ role: group.role, product }] : [];
  });
  return {
    products: Object.fromEntries(chosen.map(({ role, product }) => [role, product.id])),
    size,
    options: Object.fromEntries(
      chosen.map(({ role, product }) => [role, knownOptions(product, wishes.options[role] ?? [])]),
    ),
  };
};

const productsOf = (ids: readonly string[], findProduct: FindProduct): Product[] =>
  ids.flatMap((id) => findProduct(id) ?? []);

const startSize = (
  bundle: Bundle,
  { size, rememberedSize }: BundleRequest,
  asked: readonly Product[],
  findProduct: FindProduct,
): string | null => {
  const offered = bundleSizes(bundle, findProduct);
  if (size !== null && offered.includes(size)) return size;
  const first = [rememberedSize, bundleDefaultSize(bundle, findProduct)];
  const candidates = [...first, ...offered].filter((one) => one !== null && offered.includes(one));
  const fitting = candidates.find((one) => asked.every((product) => isAvailableInSize(product, one)));
  return fitting ?? candidates[0] ?? null;
};

const startProduct = (
  { productIds, isOptional }: BundleGroup,
  asked: readonly Product[],
  size: string | null,
  findProduct: FindProduct,
): Product | null => {
  const wanted = asked.find(({ id }) => productIds.includes(id));
  if (wanted || isOptional) return wanted ?? null;
  const all = productsOf(productIds, findProduct);
  return all.find((product) => isAvailableInSize(product, size)) ?? all[0] ?? null;
};

type Options = NonNullable<NonNullable<BundleChoices['options']>[BundleRole]>;

/** Options that this product does not have, such as another bed's colour, are dropped. */
const knownOptions = ({ properties }: Product, options: Options): Options =>
  options.filter(({ name, value }) =>
    properties.some((one) => one.name === name && one.options.some((option) => option.value === value)),
  );
