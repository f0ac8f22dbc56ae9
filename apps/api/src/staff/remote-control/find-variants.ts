import type { StaffVariant } from '@counterpane/contract/cart/remote-control';
import { money } from '@counterpane/rules/money/money';
import type { Product, Variant } from '@counterpane/rules/options/product';
import { isPurchasable } from '@counterpane/rules/stock/availability';
import { unitPrice } from '../../cart/carts/unit-price.ts';
import type { CatalogueEntry, Storefront } from '../../catalogue/storefront.ts';
import type { Translator } from '../../language/translator.ts';

const MOST = 20;

/**
 * What staff mean by a SKU or by words of a name and of its options, in English or in the language of their page;
 * what can be bought comes first, and of that what is called so before what has it among others.
 */
export const findVariants = (
  storefront: Storefront,
  query: string,
  say: Translator = (text) => text,
): StaffVariant[] => {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const found = storefront.entries.flatMap(({ product }: CatalogueEntry) =>
    Object.values(product.variants)
      .map((variant) => toStaffVariant(product, variant, storefront))
      .filter((variant) => isMeant(variant, words, say)),
  );
  const rank = (variant: StaffVariant): number =>
    (variant.isPurchasable ? 0 : 2) + (isCalledSo(variant, words, say) ? 0 : 1);
  return found.sort((a, b) => rank(a) - rank(b)).slice(0, MOST);
};

const isCalledSo = ({ title }: StaffVariant, [first = '']: readonly string[], say: Translator): boolean =>
  [title, say(title)].some((name) => name.toLowerCase().startsWith(first));

const isMeant = (
  { sku, title, options }: StaffVariant,
  words: readonly string[],
  say: Translator,
): boolean => {
  const text = [title, options, sku, say(title), ...options.split(', ').map(say)].join(' ').toLowerCase();
  return words.every((word) => text.includes(word));
};

const toStaffVariant = (product: Product, variant: Variant, storefront: Storefront): StaffVariant => ({
  productID: product.id,
  title: product.title,
  options: variant.chosen
    .map(({ name, value }) => {
      const property = product.properties.find((one) => one.name === name);
      return property?.options.find((option) => option.value === value)?.title ?? value;
    })
    .join(', '),
  sku: variant.sku,
  properties: variant.chosen.map(({ name, value }) => ({ name, value })),
  price: money(unitPrice(product, variant, storefront), storefront.definition.currency),
  isPurchasable: isPurchasable(variant.availability),
});
