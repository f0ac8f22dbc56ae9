import type { ProductData } from './schema.ts';

/** The choices that make one variant, as its price is filed: `{ key: "queen/grey", size: "queen", color: "grey" }`. */
export interface VariantChoice {
  readonly key: string;
  readonly size: string | null;
  readonly color: string | null;
}

/** Every variant of a product in the order of its sizes, then colours. Without options: one, filed as "one". */
export const variantsOf = ({ sizes, colors }: Pick<ProductData, 'sizes' | 'colors'>): VariantChoice[] =>
  orOne(sizes).flatMap((size) =>
    orOne(colors.map(({ value }) => value)).map((color) => ({
      key: [size, color].filter((part) => part !== null).join('/') || 'one',
      size,
      color,
    })),
  );

const orOne = (values: readonly string[]): readonly (string | null)[] =>
  values.length > 0 ? values : [null];
