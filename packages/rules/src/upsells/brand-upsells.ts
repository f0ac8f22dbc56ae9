import type { Flags } from '../flags/flags.ts';
import type { Product } from '../options/product.ts';
import { PREMIER_BUNDLE } from './sleep-bundles.ts';
import type { FoundUpsell } from './upsell-item.ts';

/**
 * The upsells shown with a product (catalogue section 4): those of the brand's list that sell with it. The
 * Premier Bundle only while its flag is on, and never a product with itself.
 */
export const brandUpsells = (
  found: readonly FoundUpsell[],
  page: Pick<Product, 'id' | 'name'>,
  { premierBundle }: Pick<Flags, 'premierBundle'>,
): FoundUpsell[] =>
  found.filter(
    ({ name, productId, sellsWith }) =>
      productId !== page.id &&
      (premierBundle || name !== PREMIER_BUNDLE) &&
      (sellsWith.length === 0 || sellsWith.includes(page.name)),
  );
