import type { Brand } from '@counterpane/catalogue/brand';
import type { BundleData, BundleMapping } from '@counterpane/catalogue/bundle-schema';
import { validateBundle } from '@counterpane/catalogue/validate-sets';
import type { Bundle } from '@counterpane/rules/bundles/bundle';
import { mergeBundleMapping } from '@counterpane/rules/bundles/bundle-mapping';
import type { Collection } from '@counterpane/rules/bundles/collection';
import { productId } from './product-id.ts';
import type { OnFault } from './settings.ts';

/**
 * The bundles of a brand, with an operator's replacements [C5]. A replacement that does not fit the catalogue is
 * reported and left out.
 */
export const toBundles = (brand: Brand, mapping: BundleMapping, onFault: OnFault): Bundle[] => {
  for (const name of Object.keys(mapping))
    if (!brand.bundles.some((bundle) => bundle.name === name)) onFault(`bundleMapping: no bundle ${name}`);
  return brand.bundles.map((bundle) => toBundle(mapped(bundle, brand, mapping, onFault), brand.key));
};

const mapped = (bundle: BundleData, brand: Brand, mapping: BundleMapping, onFault: OnFault): BundleData => {
  const override = Object.hasOwn(mapping, bundle.name) ? mapping[bundle.name] : undefined;
  const replaced = mergeBundleMapping(bundle, override ?? null);
  const faults = validateBundle(replaced, brand);
  if (faults.length === 0) return replaced;
  onFault(`bundleMapping: ${faults.join('; ')}`);
  return bundle;
};

const toBundle = ({ groups, extras, ...rest }: BundleData, brandKey: string): Bundle => ({
  ...rest,
  groups: groups.map(({ products, ...group }) => ({
    ...group,
    productIds: products.map((name) => productId(brandKey, name)),
  })),
  extras: extras.map(({ product, saving }) => ({ productId: productId(brandKey, product), saving })),
});

/** The collections of a brand as the rules see them. */
export const toCollections = ({ collections }: Brand): readonly Collection[] => collections;
