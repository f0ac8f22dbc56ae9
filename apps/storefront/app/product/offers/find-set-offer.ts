import type { PageBundle } from '@counterpane/contract/page-state';
import type { ProductPage } from '@counterpane/contract/pages';

/** The set that a product belongs to, as its page offers it. */
export interface FoundSetOffer {
  readonly bundle: PageBundle;
  /** What else is in it. */
  readonly others: readonly string[];
  /** Off what they would cost one by one, in cents. */
  readonly saving: number;
}

/** Null when the product is in no set, or the set saves nothing. */
export const findSetOffer = ({ product, state: { bundle } }: ProductPage): FoundSetOffer | null => {
  if (!bundle || bundle.saving.amount <= 0) return null;
  const known = new Map(
    bundle.groups.flatMap(({ products }) => products.map((info) => [info.id, info.title])),
  );
  const others = bundle.items
    .filter(({ productID }) => productID !== product.id)
    .map(({ productID, properties }) =>
      [known.get(productID) ?? '', ...properties.map(({ title }) => title)].filter(Boolean).join(', '),
    );
  return { bundle, others, saving: bundle.saving.amount };
};
