import type { FormatMoney } from '@counterpane/contract/format-money';
import type { ProductView } from '@counterpane/contract/products/products';
import { rememberViewed } from '@counterpane/rules/listing/remember-viewed';

/** A product as the list shows it. */
export interface Viewed {
  readonly id: string;
  readonly title: string;
  readonly url: string;
  /** The variant that was looked at. */
  readonly sku: string;
  readonly price: string;
  readonly picture: string;
}

const KEY = 'recently-viewed';

/** What was kept, newest first; what cannot be read is forgotten. */
export const readViewed = (storage: Pick<Storage, 'getItem'>): Viewed[] => {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isViewed) : [];
  } catch {
    return [];
  }
};

/** Keeps a look at a product. */
export const keepViewed = (storage: Pick<Storage, 'getItem' | 'setItem'>, viewed: Viewed): void =>
  storage.setItem(KEY, JSON.stringify(rememberViewed(readViewed(storage), viewed)));

/** What was looked at as it is sold now; what is not told of stays as it was. */
export const withNews = (
  viewed: readonly Viewed[],
  products: readonly ProductView[],
  formatMoney: FormatMoney,
): Viewed[] =>
  viewed.map((each) => {
    const product = products.find(({ id }) => id === each.id);
    const pricing = product?.pricing.find(({ sku }) => sku === each.sku);
    if (!product || !pricing) return each;
    const price = formatMoney({ amount: pricing.discountedPrice, currency: product.price.currency });
    return { ...each, title: product.title, url: product.metadata.url, price };
  });

/** Pages of this shop alone: nothing that was written into the storage leads away from it. */
const isViewed = (kept: unknown): kept is Viewed =>
  typeof kept === 'object' &&
  kept !== null &&
  ['id', 'title', 'url', 'sku', 'price', 'picture'].every(
    (name) => typeof Reflect.get(kept, name) === 'string',
  ) &&
  /^\/(?!\/)/.test(String(Reflect.get(kept, 'url')));
