import type { CartItemView } from '@counterpane/contract/cart/carts';
import { BOX_BUNDLE_INCHES } from '@counterpane/rules/options/box-bundle-inches';
import { hasTrait } from '@counterpane/rules/options/kind-traits';
import { mediaFor } from '@counterpane/rules/options/media-for';
import type { Product, Variant } from '@counterpane/rules/options/product';
import { findSize } from '@counterpane/rules/options/sizes';
import { pictureOf } from '../../catalogue/picture-of.ts';
import type { CatalogueEntry } from '../../catalogue/storefront.ts';

interface Chosen {
  readonly product: Product;
  readonly variant: Pick<Variant, 'chosen'>;
}

/** The product of a cart's item as its catalogue has it, with the picture of what was chosen. */
export const itemProduct = (
  { product, variant }: Chosen,
  entry: CatalogueEntry | null,
): CartItemView['product'] => ({
  id: product.id,
  name: product.name,
  title: product.title,
  inventoryKey: product.inventoryKey,
  url: entry?.data.url ?? '/',
  media: mediaOf(product, variant, entry),
  attributes: { group: entry?.data.group ?? product.kind, markers: [...product.markers] },
  metadata: {
    isWarranty: product.kind === 'protection-plan',
    reportToAnalytics: entry?.data.reportToAnalytics ?? true,
  },
});

const mediaOf = (
  { title }: Product,
  variant: Chosen['variant'],
  entry: CatalogueEntry | null,
): CartItemView['product']['media'] => {
  const picture = pictureOf(mediaFor(entry?.media ?? [], chosenValue(variant, 'Size')), variant.chosen);
  return { url: picture?.url ?? '', thumbUrl: picture?.thumbUrl ?? '', alt: picture?.alt ?? title };
};

/** Inches of what comes in a box by its size: mattresses and sleep bundles; null for everything else. */
export const parcelOf = ({ product, variant }: Chosen): CartItemView['parcelDimensions'] => {
  const size = findSize(chosenValue(variant, 'Size') ?? '');
  return (hasTrait(product.kind, 'boxed') && size && BOX_BUNDLE_INCHES[size]) || null;
};

const chosenValue = ({ chosen }: Chosen['variant'], wanted: string): string | null =>
  chosen.find(({ name }) => name === wanted)?.value ?? null;
