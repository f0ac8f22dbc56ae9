import type { StaffVariant } from '@counterpane/contract/cart/remote-control';
import { money } from '@counterpane/rules/money/money';
import { optionTitle } from '@counterpane/rules/options/option-title';
import type { Product, Variant } from '@counterpane/rules/options/product';
import { isPurchasable } from '@counterpane/rules/stock/availability';
import { unitPrice } from '../../cart/pricing/unit-price.ts';
import type { CatalogueEntry, Storefront } from '../../catalogue/storefront.ts';

const MOST = 20;

/** The shop of the cart that staff are in. */
interface Shop {
  readonly storefront: Storefront;
  /** The same in its first language. */
  readonly first: Pick<Storefront, 'findProduct'>;
  /** Says a word of the catalogue in the language of their page, which the shop need not have. */
  localize(text: string): string;
}

/**
 * What staff mean by a SKU or by words of a name and of its options, in English or in the language of their page;
 * what can be bought comes first, and of that what is called so before what has it among others.
 */
export const findVariants = (shop: Shop, query: string): StaffVariant[] => {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const { storefront } = shop;
  const found = storefront.entries.flatMap(({ product }: CatalogueEntry) => {
    const titles = titlesOf(product, shop);
    return Object.values(product.variants)
      .map((variant) => ({
        variant: toStaffVariant(product, variant, storefront),
        chosen: variant.chosen,
        titles,
      }))
      .filter((one) => isMeant(one, words, shop));
  });
  const rank = (one: Named): number => (one.variant.isPurchasable ? 0 : 2) + (isCalledSo(one, words) ? 0 : 1);
  return found
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, MOST)
    .map(({ variant }) => variant);
};

/** A variant, and what its product is called in each language that staff may use. */
interface Named {
  readonly variant: StaffVariant;
  readonly chosen: Variant['chosen'];
  readonly titles: readonly string[];
}

const titlesOf = ({ id, title }: Product, { first, localize }: Shop): readonly string[] => {
  const english = first.findProduct(id)?.title ?? title;
  return [title, english, localize(english)];
};

const isCalledSo = ({ titles }: Named, [word = '']: readonly string[]): boolean =>
  titles.some((title) => title.toLowerCase().startsWith(word));

const isMeant = ({ variant, chosen, titles }: Named, words: readonly string[], shop: Shop): boolean => {
  const { sku, options, productID } = variant;
  const english = shop.first.findProduct(productID);
  const plain = english ? optionsOf(english, chosen) : options;
  const said = plain.split(', ').map(shop.localize);
  const text = [...titles, options, sku, plain, ...said].join(' ').toLowerCase();
  return words.every((word) => text.includes(word));
};

const toStaffVariant = (product: Product, variant: Variant, storefront: Storefront): StaffVariant => ({
  productID: product.id,
  title: product.title,
  options: optionsOf(product, variant.chosen),
  sku: variant.sku,
  properties: variant.chosen.map(({ name, value }) => ({ name, value })),
  price: money(unitPrice(product, variant, storefront), storefront.definition.currency),
  isPurchasable: isPurchasable(variant.availability),
});

const optionsOf = (product: Product, chosen: Variant['chosen']): string =>
  chosen.map((choice) => optionTitle(product, choice)).join(', ');
