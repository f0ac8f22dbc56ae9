import type { ProductData } from '@counterpane/catalogue/product-schema';
import { MATTRESS_INCHES } from '@counterpane/rules/options/mattress-inches';
import type { ProductOption, ProductProperty } from '@counterpane/rules/options/product';
import type { PropertyName } from '@counterpane/rules/options/property-names';
import { OPTION_NAMES } from '@counterpane/rules/options/property-names';
import { findSize, SIZE_TITLES } from '@counterpane/rules/options/sizes';

/** What a shopper chooses of a product, in the order in which choices are written. */
export const propertiesOf = (data: ProductData): ProductProperty[] =>
  [
    { name: 'Size' as const, options: data.sizes.map((size) => sizeOption(size, data.kind)) },
    { name: 'Color' as const, options: data.colors.map(option) },
    ...OPTION_NAMES.map((name) => ({
      name,
      options: data.options.find((one) => one.name === name)?.values.map(option) ?? [],
    })),
  ]
    .filter(({ options }) => options.length > 0)
    .map((property) => ({ ...property, title: TITLES[property.name] ?? property.name }));

/** How many are in a pack: beside it stands the quantity, of how many packs [D82]. */
const TITLES: Partial<Record<PropertyName, string>> = { Quantity: 'Pack' };

const sizeOption = (value: string, kind: ProductData['kind']): ProductOption => {
  const size = findSize(value);
  return {
    value,
    title: size ? SIZE_TITLES[size] : value,
    note: kind === 'mattress' && size ? (MATTRESS_INCHES[size] ?? null) : null,
    swatch: null,
  };
};

const option = ({
  value,
  title,
  swatch,
}: {
  value: string;
  title: string;
  swatch?: string;
}): ProductOption => ({
  value,
  title,
  note: null,
  swatch: swatch ?? null,
});
