import type { Flags } from '../flags/flags.ts';
import type { Product } from '../options/product.ts';
import { besideBed } from './beside-bed.ts';
import type { DefaultProperty, UpsellItem } from './upsell-item.ts';

/**
 * An upsell's defaults with exactly one Size when it has size variants, and none when it has not
 * (catalogue section 4, decisions row 40). A missing one is that of the page, as it goes with the product,
 * else the product's first. `pageSize` is null where the page has none.
 */
export const sizeDefault = (
  { hasSizeVariant, defaultProperties }: Pick<UpsellItem, 'hasSizeVariant' | 'defaultProperties'>,
  product: Product,
  pageSize: string | null,
  flags: Pick<Flags, 'splitKingGift'>,
): DefaultProperty[] => {
  const others = defaultProperties.filter(({ type }) => type !== 'Size');
  if (!hasSizeVariant) return others;
  const own = defaultProperties.find(({ type }) => type === 'Size');
  const added = own ?? addedSize(product, pageSize, flags);
  return added ? [added, ...others] : others;
};

const addedSize = (
  product: Product,
  pageSize: string | null,
  flags: Pick<Flags, 'splitKingGift'>,
): DefaultProperty | null => {
  const beside = pageSize === null ? null : besideBed(product, pageSize, flags);
  const first = product.properties.find(({ name }) => name === 'Size')?.options[0];
  const defaultValue = beside?.size ?? first?.value;
  return defaultValue === undefined ? null : { type: 'Size', isChooser: true, defaultValue };
};
