import type { Product } from '@counterpane/rules/options/product';
import { dayEndsAt } from '../../clock.ts';
import { type ProductFacts, type ProductRow, toProduct, type VariantRow } from '../product.ts';

/** What a product was made of the last time, and what it came to. */
interface Made {
  readonly from: readonly unknown[];
  readonly product: Product;
}

const made = new WeakMap<ProductRow, Made>();

/** The product of a row: the same object while everything that it is made of is the same, dates included. */
export const rememberedProduct = (
  row: ProductRow,
  variantRows: readonly VariantRow[],
  facts: ProductFacts,
): Product => {
  const items = variantRows.flatMap(({ demand }) =>
    demand.map(({ stockItem }) => facts.stock.get(stockItem)),
  );
  const { brandKey, now, flags } = facts;
  const from = [brandKey, dayEndsAt(now), ...Object.values(flags), ...variantRows, ...items];
  const known = made.get(row);
  if (known && isSame(known.from, from)) return known.product;
  const product = toProduct(row, variantRows, facts);
  made.set(row, { from, product });
  return product;
};

const isSame = (before: readonly unknown[], now: readonly unknown[]): boolean =>
  before.length === now.length && before.every((one, index) => one === now[index]);
