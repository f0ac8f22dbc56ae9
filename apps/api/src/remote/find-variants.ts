import type { StaffVariant } from '@counterpane/contract/remote';
import { money } from '@counterpane/rules/money/money';
import type { Product, Variant } from '@counterpane/rules/options/product';
import { isPurchasable } from '@counterpane/rules/stock/availability';
import type { CatalogueEntry, Storefront } from '../catalogue/snapshot.ts';
import type { Translator } from '../language/translator.ts';

const MOST = 20;

/**
 * What staff mean by a SKU or by words of a name and of its options, in English or in the language of their page;
 * what can be bought comes first.
 */
export const findVariants = (
  { entries, definition }: Pick<Storefront, 'entries' | 'definition'>,
  query: string,
  say: Translator = (text) => text,
): StaffVariant[] => {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const found = entries.flatMap(({ product }: CatalogueEntry) =>
    Object.values(product.variants)
      .map((variant) => toStaffVariant(product, variant, definition.currency))
      .filter((variant) => isMeant(variant, words, say)),
  );
  return found.sort((a, b) => Number(b.isPurchasable) - Number(a.isPurchasable)).slice(0, MOST);
};

const isMeant = (
  { sku, title, options }: StaffVariant,
  words: readonly string[],
  say: Translator,
): boolean => {
  const text = [title, options, sku, say(title), ...options.split(', ').map(say)].join(' ').toLowerCase();
  return words.every((word) => text.includes(word));
};

const toStaffVariant = (
  { id, title, properties }: Product,
  { sku, chosen, price, availability }: Variant,
  currency: 'USD' | 'CAD' | 'GBP',
): StaffVariant => ({
  productID: id,
  title,
  options: chosen
    .map(({ name, value }) => {
      const property = properties.find((one) => one.name === name);
      return property?.options.find((option) => option.value === value)?.title ?? value;
    })
    .join(', '),
  sku,
  properties: chosen.map(({ name, value }) => ({ name, value })),
  price: money(price, currency),
  isPurchasable: isPurchasable(availability),
});
