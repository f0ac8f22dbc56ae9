import type { Product, ProductProperty, Variant } from './product.ts';
import type { ChosenProperty, PropertyName } from './property-names.ts';
import { findSize } from './sizes.ts';
import { variantKey } from './variant-key.ts';

export type FoundVariant =
  | { readonly ok: true; readonly variant: Variant }
  | { readonly ok: false; readonly property: string };

/**
 * The variant for a set of choices. Every property of the product must be chosen once, with one of its own
 * options, and nothing else, compared case-insensitively (catalogue section 4); otherwise the property
 * at fault is named.
 */
export const findVariant = (
  product: Product,
  chosen: readonly { name: string; value: string }[],
): FoundVariant => {
  const complete: ChosenProperty[] = [];
  for (const property of product.properties) {
    const choice = chosen.find(({ name }) => name === property.name);
    const value = choice && optionValue(property, choice.value);
    if (value == null) return { ok: false, property: property.name };
    complete.push({ name: property.name, value });
  }
  const stranger = chosen.find(
    ({ name }, index) =>
      !product.properties.some((property) => property.name === name) ||
      chosen.findIndex((other) => other.name === name) !== index,
  );
  if (stranger) return { ok: false, property: stranger.name };

  const variant = product.variants[variantKey(product.inventoryKey, complete)];
  return variant ? { ok: true, variant } : { ok: false, property: product.properties[0]?.name ?? 'Size' };
};

/** The option's own spelling of a value, or null when it is none of the options. */
export const optionValue = (property: ProductProperty, text: string): string | null => {
  const wanted = spelling(property.name, text);
  return property.options.find(({ value }) => spelling(property.name, value) === wanted)?.value ?? null;
};

const spelling = (name: PropertyName, text: string): string =>
  ((name === 'Size' ? findSize(text) : null) ?? text).toLowerCase();
