import type { Flags } from '../flags/flags.ts';
import { findVariant } from '../options/find-variant.ts';
import type { FindProduct } from '../options/product.ts';
import type { Refusal } from '../refusals.ts';
import { type ChosenProduct, goesWith } from '../upsells/goes-with.ts';
import type { CartLine } from './line.ts';

interface PlaceFacts {
  readonly findProduct: FindProduct;
  readonly flags: Pick<Flags, 'splitKingGift'>;
}

/**
 * Why a line cannot stand where it is, or null (catalogue section 3, isNotSaleAble and sellsWith): by
 * itself although it is sold only with something else, or with something that it does not go with.
 */
export const reasonAgainstPlace = (
  lines: readonly CartLine[],
  line: CartLine,
  facts: PlaceFacts,
): Refusal | null => {
  const own = findChosen(line, facts);
  if (!own) return null;
  const { title } = own.product;
  if (line.forItem === null)
    return own.product.upsell?.isNotSaleable ? { code: 'sold_only_with', title } : null;
  const parent = lines.find(({ id }) => id === line.forItem);
  const base = parent && findChosen(parent, facts);
  if (!base || goesWith(own, base, facts.flags)) return null;
  return { code: 'does_not_go_with', title, with: base.product.title };
};

const findChosen = (
  { productId, properties }: CartLine,
  { findProduct }: PlaceFacts,
): (ChosenProduct & { readonly product: { readonly title: string } }) | null => {
  const product = findProduct(productId);
  const found = product && findVariant(product, properties);
  return product && found?.ok ? { product, variant: found.variant } : null;
};
