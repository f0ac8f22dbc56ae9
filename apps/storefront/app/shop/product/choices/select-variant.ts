import type { ProductPage, VariantView } from '@counterpane/contract/pages/pages';
import { parseVariantKey } from '@counterpane/rules/options/parse-variant-key';
import { swapForAmount } from '@counterpane/rules/options/swaps-by-amount';
import { variantKey } from '@counterpane/rules/options/variant-key';
import { fieldName } from '../purchase-form.ts';
import { chosenValue } from './chosen-value.ts';

/** Choices by the name under which they travel: `{ size: 'queen', color: 'white' }`. */
export type Choices = Readonly<Record<string, string>>;

/** Asks for exactly what is named, out of stock or not: the way back from a swap. */
export const KEEP = 'keep';

/** The page with the variant that was asked for by name; what was not asked for stays as the page has it. */
export const withChoices = (page: ProductPage, asked: Choices): ProductPage => {
  const { variants, selectedSku } = page;
  const selected = variants.find(({ sku }) => sku === selectedSku);
  const wanted = variants.find(({ properties }) =>
    properties.every(({ name, value }) => value === (asked[fieldName(name)] ?? chosenValue(selected, name))),
  );
  return wanted ? { ...page, selectedSku: wanted.sku } : page;
};

/**
 * The page with the variant of a key, in either of its forms: how feeds and search engines point at one
 * [C3]. A key of nothing that is sold here changes nothing.
 * @example withVariant(page, 'hal-classic_s_king')
 */
export const withVariant = (page: ProductPage, key: string): ProductPage => {
  const parsed = parseVariantKey(key);
  const sku = parsed && variantKey(parsed.inventoryKey, parsed.chosen);
  const wanted = page.variants.find((variant) => variant.sku === sku);
  return wanted ? { ...page, selectedSku: wanted.sku } : page;
};

/** A choice that is out of stock and what is shown in its place, in the words of their tiles. */
export interface Swap {
  readonly asked: string;
  readonly shown: string;
  /** The key of what is out of stock. */
  readonly insteadOf: string;
  /** The address that shows what was asked for all the same. */
  readonly undo: string;
}

/** The page with what stands in for a choice that is out of stock in a quantity, and what to say about it. */
export const withSwap = (
  page: ProductPage,
  quantity: number,
): { readonly page: ProductPage; readonly swap: Swap | null } => {
  const asked = page.variants.find(({ sku }) => sku === page.selectedSku);
  const shown = page.variants.find(({ sku }) => sku === swapForAmount(asked?.swaps ?? [], quantity));
  if (!asked || !shown) return { page, swap: null };
  const query = new URLSearchParams(asked.properties.map(({ name, value }) => [fieldName(name), value]));
  if (quantity !== page.state.quantity) query.set('quantity', String(quantity));
  query.set(KEEP, '1');
  return {
    page: { ...page, selectedSku: shown.sku },
    swap: {
      asked: titleOf(asked),
      shown: titleOf(shown),
      insteadOf: asked.sku,
      undo: `${page.product.metadata.url}?${query}`,
    },
  };
};

const titleOf = ({ properties }: VariantView): string => properties.map(({ title }) => title).join(', ');
