import type { PageBundle } from '@counterpane/contract/pages/page-state';
import type { ProductPage } from '@counterpane/contract/pages/pages';
import { wholeDollars } from '@counterpane/rules/money/display';
import { chosenValue } from '../choices/chosen-value.ts';

/** The set that a product belongs to, as its page offers it. */
export interface FoundSetOffer {
  /** Of the product of the page. */
  readonly productID: string;
  readonly bundle: PageBundle;
  /** In which size the product of the page is in it; null where it has none. */
  readonly size: string | null;
  /** What else is in it. */
  readonly others: readonly string[];
}

/** Null when the product is in no set, or no choice of it saves anything that is told: whole dollars [C9.03]. */
export const findSetOffer = ({
  product,
  state: { bundle },
}: Pick<ProductPage, 'product' | 'state'>): FoundSetOffer | null => {
  if (!bundle?.choices.some(({ saving }) => wholeDollars(saving).amount > 0)) return null;
  const known = new Map(
    bundle.groups.flatMap(({ products }) => products.map((info) => [info.id, info.title])),
  );
  const own = bundle.items.find(({ productID }) => productID === product.id);
  const others = bundle.items
    .filter((item) => item !== own)
    .map(({ productID, properties }) =>
      [known.get(productID) ?? '', ...properties.map(({ title }) => title)].filter(Boolean).join(', '),
    );
  return { productID: product.id, bundle, size: chosenValue(own, 'Size'), others };
};
