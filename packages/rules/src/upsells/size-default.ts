import type { Product } from '../options/product.ts';
import type { DefaultProperty, UpsellItem } from './upsell-item.ts';

/**
 * An upsell's defaults with exactly one Size when it has size variants, and none when it has not
 * [C4, D40]. A missing one is that in which it goes with the page's product,
 * else the upsell's first. `besideSize` is null where nothing is known of it.
 */
export const sizeDefault = (
  { hasSizeVariant, defaultProperties }: Pick<UpsellItem, 'hasSizeVariant' | 'defaultProperties'>,
  { properties }: Pick<Product, 'properties'>,
  besideSize: string | null,
): DefaultProperty[] => {
  const others = defaultProperties.filter(({ type }) => type !== 'Size');
  if (!hasSizeVariant) return others;
  const own = defaultProperties.find(({ type }) => type === 'Size');
  const defaultValue = besideSize ?? properties.find(({ name }) => name === 'Size')?.options[0]?.value;
  if (own) return [own, ...others];
  return defaultValue === undefined ? others : [{ type: 'Size', isChooser: true, defaultValue }, ...others];
};
