import type { Product } from '../options/product.ts';
import type { BundleGroup } from './bundle.ts';

/** The names by which a URL may refer to a product. */
interface ProductNames {
  findByName(name: string): Product | null;
  /** Short key of a mattress -> its name. */
  readonly shortKeys: Readonly<Record<string, string>>;
}

/**
 * The product that the address of a bundle's page asks for, by its name or the short key of a mattress. It
 * counts only if it is one of the group's own [C2, D51]; null leaves the choice
 * to the page.
 * @example findAllowedProduct(mattresses, 'hybrid-premier', names)?.name // "premier-hybrid-mattress"
 */
export const findAllowedProduct = (
  { productIds }: Pick<BundleGroup, 'productIds'>,
  wanted: string,
  { findByName, shortKeys }: ProductNames,
): Product | null => {
  const name = Object.hasOwn(shortKeys, wanted) ? shortKeys[wanted] : undefined;
  const found = [wanted, name].flatMap((one) => (one === undefined ? [] : (findByName(one) ?? [])));
  return found.find(({ id }) => productIds.includes(id)) ?? null;
};
