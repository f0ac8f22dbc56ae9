import { type ChosenProperty, OPTION_NAMES } from '@counterpane/rules/options/property-names';
import type { ProductData } from './product-schema.ts';

/** The choices that make one variant, and the key under which its price is filed: `queen/grey/sateen`. */
export interface VariantChoice {
  readonly key: string;
  readonly size: string | null;
  readonly chosen: readonly ChosenProperty[];
}

type Options = Pick<ProductData, 'sizes' | 'colors' | 'options'>;

/** Every variant of a product, size by size, then by colour and the other options. Without options: one, filed as "one". */
export const variantsOf = (product: Options): VariantChoice[] =>
  propertiesOf(product)
    .reduce<ChosenProperty[][]>(
      (all, { name, values }) => all.flatMap((chosen) => values.map((value) => [...chosen, { name, value }])),
      [[]],
    )
    .map((chosen) => variantOf(chosen));

/** The variant that a set of choices makes. */
export const variantOf = (chosen: readonly ChosenProperty[]): VariantChoice => ({
  key: chosen.map(({ value }) => value).join('/') || 'one',
  size: chosen.find(({ name }) => name === 'Size')?.value ?? null,
  chosen,
});

const propertiesOf = ({ sizes, colors, options }: Options) =>
  [
    { name: 'Size' as const, values: sizes },
    { name: 'Color' as const, values: colors.map(({ value }) => value) },
    ...OPTION_NAMES.map((name) => ({
      name,
      values: options.find((option) => option.name === name)?.values.map(({ value }) => value) ?? [],
    })),
  ].filter(({ values }) => values.length > 0);
