import { normalizeOption } from './normalize-option.ts';
import type { Product, ProductProperty, Variant } from './product.ts';
import type { ChosenProperty, PropertyName } from './property-names.ts';
import { findSize } from './sizes.ts';
import { variantKey } from './variant-key.ts';

/** The fault of a property's choice: it is missing, chosen twice, or no option of the product. */
export type OptionFault = 'missing' | 'doubled' | 'impossible';

type FoundVariant =
  | { readonly ok: true; readonly variant: Variant }
  | { readonly ok: false; readonly property: string; readonly fault: OptionFault };

/**
 * The variant for a set of choices. Every property of the product must be chosen once, with one of its own
 * options, and nothing else, names and options compared case-insensitively [C4]; otherwise the property
 * at fault is named.
 */
export const findVariant = (
  product: Product,
  chosen: readonly { name: string; value: string }[],
): FoundVariant => {
  const complete: ChosenProperty[] = [];
  for (const property of product.properties) {
    const [choice, ...more] = chosen.filter(({ name }) => isNamed(property, name));
    const no = (fault: OptionFault) => ({ ok: false, property: property.name, fault }) as const;
    if (!choice) return no('missing');
    if (more.length > 0) return no('doubled');
    const value = optionValue(property, choice.value);
    if (value === null) return no('impossible');
    complete.push({ name: property.name, value });
  }
  const stranger = chosen.find(({ name }) => !product.properties.some((property) => isNamed(property, name)));
  const variant = product.variants[variantKey(product.inventoryKey, complete)];
  if (variant && !stranger) return { ok: true, variant };
  return {
    ok: false,
    property: stranger?.name ?? product.properties[0]?.name ?? 'Size',
    fault: 'impossible',
  };
};

const isNamed = (property: ProductProperty, name: string): boolean =>
  property.name.toLowerCase() === name.toLowerCase();

/** A value in the option's own spelling, or null when the product has no such option. */
export const optionValue = (
  property: { readonly name: PropertyName; readonly options: readonly { readonly value: string }[] },
  text: string,
): string | null => {
  const wanted = spelling(property.name, text);
  return property.options.find(({ value }) => spelling(property.name, value) === wanted)?.value ?? null;
};

const spelling = (name: PropertyName, text: string): string =>
  normalizeOption((name === 'Size' ? findSize(text) : null) ?? text);
