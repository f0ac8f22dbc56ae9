import type { ProductData } from '@counterpane/catalogue/product-schema';
import type { Variant } from '@counterpane/rules/options/product';
import { SIZES, type Size } from '@counterpane/rules/options/sizes';
import type { CatalogueEntry, Storefront } from '../../catalogue/storefront.ts';

/** The mattresses for grown-ups that a storefront sells by themselves, in the order of the catalogue. */
export const mattressesOf = ({ entries }: Storefront): readonly CatalogueEntry[] =>
  entries.filter(
    ({ data, product }) =>
      data.kind === 'mattress' &&
      (data.group ?? data.kind) === 'mattress' &&
      data.search.canonical === undefined &&
      product.upsell?.isNotSaleable !== true,
  );

/** A mattress in a size; null when it is not made in it. */
export const variantInSize = ({ product }: CatalogueEntry, size: Size): Variant | null =>
  Object.values(product.variants).find(({ chosen }) =>
    chosen.some(({ name, value }) => name === 'Size' && value === size),
  ) ?? null;

/** The sizes that at least one of these is made in, small to large. */
export const sizesOf = (mattresses: readonly CatalogueEntry[]): Size[] =>
  SIZES.filter((size) => mattresses.some((entry) => variantInSize(entry, size) !== null));

/** What a brand calls each firmness when no number says it, from 1 to 10. */
const FEELS: Readonly<Record<string, number>> = {
  soft: 4.5,
  plush: 4.5,
  medium: 5.5,
  'luxury-firm': 6.5,
  firm: 7.5,
};
const MIDDLE = 6;

/** The feel of a mattress in words: "Medium-firm, 6.5 of 10". */
export const feelText = ({ data, written }: CatalogueEntry): string | null =>
  data.specifications[feelLine(written)]?.text ?? data.facts[1] ?? null;

const feelLine = ({ specifications }: ProductData): number =>
  specifications.findIndex(({ title }) => title === 'Feel');

/** The feel as a number, from what its page says or else from its firmness. */
export const feelNumber = (entry: CatalogueEntry): number => {
  const [, number] =
    /(\d{1,2}(?:\.\d{1,2})?) of 10/.exec(feelText({ ...entry, data: entry.written }) ?? '') ?? [];
  return number === undefined ? (FEELS[entry.data.firmness ?? ''] ?? MIDDLE) : Number(number);
};

/** Everything but foam alone has springs or latex in it, which push back and let air through. */
export const hasSprings = ({ data }: CatalogueEntry): boolean => data.material?.includes('hybrid') ?? false;
