import type { SetQuery } from '@counterpane/contract/pages/set-pages';
import { findAllowedProduct } from '@counterpane/rules/bundles/allowed-product';
import type { Bundle, BundleRole } from '@counterpane/rules/bundles/bundle';
import type { BundleRequest } from '@counterpane/rules/bundles/bundle-start';
import { isPropertyName } from '@counterpane/rules/options/property-names';
import { findSize } from '@counterpane/rules/options/sizes';
import type { Storefront } from '../../catalogue/storefront.ts';

/** Choices in the URL, and those that the visitor made on other pages. */
export interface SetRequest {
  readonly query: SetQuery;
  readonly rememberedSize: string | null;
}

/** Under which name the choice of a part travels in forms and addresses. */
export const ROLE_FIELDS: Readonly<Record<BundleRole, string>> = {
  mattress: 'mattress',
  base: 'base',
  extend: 'frame',
  headboardAddon: 'headboard',
  furniture: 'furniture',
};

/** @example optionField('base', 'Color') // "base-color" */
export const optionField = (role: BundleRole, property: string): string =>
  `${ROLE_FIELDS[role]}-${property.toLowerCase()}`;

/** The names of the extras that are ticked. */
export const requestedExtras = ({ extra = '' }: SetQuery): readonly string[] => extra.split(',');

/** What an address asks of a bundle; products that are none of its own are no wish [D51]. */
export const requestedBundle = (
  bundle: Bundle,
  { query, rememberedSize }: SetRequest,
  storefront: Storefront,
): BundleRequest => {
  const names = {
    findByName: (name: string) => storefront.findEntry(name)?.product ?? null,
    shortKeys: Object.fromEntries(
      Object.entries(storefront.mattressKeys).map(([key, { productName }]) => [key, productName]),
    ),
  };
  return {
    size: findSize(query.size ?? ''),
    rememberedSize,
    products: Object.fromEntries(
      bundle.groups.flatMap((group) => {
        const product = findAllowedProduct(group, query[ROLE_FIELDS[group.role]] ?? '', names);
        return product ? [[group.role, product.id]] : [];
      }),
    ),
    options: Object.fromEntries(bundle.groups.map(({ role }) => [role, requestedOptions(query, role)])),
  };
};

const requestedOptions = (query: SetQuery, role: BundleRole) => {
  const start = `${ROLE_FIELDS[role]}-`;
  return Object.entries(query).flatMap(([field, value]) => {
    if (!field.startsWith(start) || value === undefined) return [];
    const [first = '', ...rest] = field.slice(start.length);
    const name = first.toUpperCase() + rest.join('');
    return isPropertyName(name) ? [{ name, value }] : [];
  });
};
