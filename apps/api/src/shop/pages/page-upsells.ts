import type { PageState, PageUpsell } from '@counterpane/contract/pages/page-state';
import { money } from '@counterpane/rules/money/money';
import { optionTitle } from '@counterpane/rules/options/option-title';
import type { Product, Variant } from '@counterpane/rules/options/product';
import { isPurchasable } from '@counterpane/rules/stock/availability';
import { listedUpsells } from '@counterpane/rules/upsells/brand-upsells';
import { comboLabel } from '@counterpane/rules/upsells/combo-label';
import { findPairedItem } from '@counterpane/rules/upsells/paired-item';
import { hasUpgradeOptions } from '@counterpane/rules/upsells/upgrade-sizes';
import type { FoundUpsell } from '@counterpane/rules/upsells/upsell-item';
import type { CatalogueEntry, Storefront } from '../../catalogue/storefront.ts';
import { getEntryById, productInfo } from '../products/product-info.ts';
import { upsellFields } from '../quotes/upsell-view.ts';
import { chooserVariants } from './chooser-variants.ts';
import { upsellDefaultChoice } from './upsell-default-choice.ts';
import { type UpsellContext, upsellPrice } from './upsell-price.ts';

/**
 * Upsells of a page, grouped as quotes group them: sleep bundles upgrade the free set. Items that are sold out stay
 * and are marked.
 */
export const pageUpsells = (
  { product }: CatalogueEntry,
  storefront: Storefront,
): Pick<PageState, 'upsellItems' | 'upgradableUpsellItems'> => {
  const all = listedUpsells(storefront.upsells, product, storefront.flags, storefront.findProduct);
  const views = all
    .map((upsell) => pageUpsell(upsell, product, storefront))
    .filter(({ choices }) => choices.length > 0);
  return {
    upsellItems: views.filter(({ type }) => type === 'additional'),
    upgradableUpsellItems:
      product.kind === 'mattress' ? views.filter(({ type }) => type === 'fixed-saving') : [],
  };
};

const pageUpsell = (upsell: FoundUpsell, page: Product, storefront: Storefront): PageUpsell => {
  const entry = getEntryById(storefront, upsell.productId);
  const findByName = (name: string) => storefront.findEntry(name)?.product ?? null;
  const paired = findPairedItem(upsell, findByName);
  const pairedEntry = paired && storefront.findEntry(paired.product.name);
  const start = upsellDefaultChoice(upsell, entry.product, sizesOf(page)[0] ?? null, storefront.flags);
  const choices = choicesOf(upsell, entry.product, page, storefront);
  return {
    ...upsellFields(upsell, entry.product),
    productID: upsell.productId,
    isUpsell: true,
    isStandalone: upsell.isStandalone,
    info: productInfo(entry, storefront),
    reviews: { count: entry.reviews.total, rating: entry.reviews.average },
    pairedProduct: pairedEntry && productInfo(pairedEntry, storefront),
    comboLabel: comboLabel(upsell.comboWithBase, page.kind, storefront.flags),
    choosers: choosersOf(entry.product, start?.variant ?? null, start?.choosers ?? []),
    choices,
    soldOutSizes: soldOutSizes(choices),
  };
};

const choosersOf = (
  product: Product,
  start: Variant | null,
  names: readonly string[],
): PageUpsell['choosers'] =>
  product.properties
    // The size follows that of the page.
    .filter(({ name }) => name !== 'Size' && names.includes(name))
    .map(({ name, options }) => {
      const value = start?.chosen.find((choice) => choice.name === name)?.value ?? options[0]?.value ?? '';
      return {
        name,
        value,
        title: optionTitle(product, { name, value }),
        options: options.map((option) => ({ name, value: option.value, title: option.title })),
      };
    });

/** For every size of the page: what goes with it, in each variant that may be chosen, and at what price. */
const choicesOf = (
  upsell: FoundUpsell,
  product: Product,
  page: Product,
  storefront: Storefront,
): PageUpsell['choices'] => {
  const sizes = offeredSizes(upsell, page);
  return (sizes.length > 0 ? sizes : [null]).flatMap((size) => {
    const choice = upsellDefaultChoice(upsell, product, size, storefront.flags);
    if (!choice) return [];
    const context = { product, page, size, quantity: choice.quantity };
    return chooserVariants(product, choice).map((variant) => choiceView(variant, context, storefront));
  });
};

const soldOutSizes = (choices: PageUpsell['choices']): PageUpsell['soldOutSizes'] => {
  const buyable = new Set(choices.filter((choice) => choice.isPurchasable).map(({ size }) => size));
  return [...new Set(choices.map(({ size }) => size))].filter((size) => !buyable.has(size));
};

/** The sizes of the page beside which the upsell is offered at all. */
const offeredSizes = ({ type }: Pick<FoundUpsell, 'type'>, page: Product): string[] =>
  sizesOf(page).filter((size) => type === 'additional' || hasUpgradeOptions(size));

const choiceView = (
  variant: Variant,
  context: UpsellContext,
  storefront: Storefront,
): PageUpsell['choices'][number] => {
  const { product, size, quantity } = context;
  const cash = (amount: number) => money(amount, storefront.definition.currency);
  const { price, saving, setSaving, totals } = upsellPrice(variant, context, storefront);
  return {
    size,
    quantity,
    properties: variant.chosen.map((choice) => ({ ...choice, title: optionTitle(product, choice) })),
    price: cash(price),
    totals: totals.map((total) => ({ ...total, price: cash(total.price) })),
    listPrice: cash(variant.list * quantity),
    saving: cash(saving),
    setSaving: cash(setSaving),
    isPurchasable: isPurchasable(variant.availability),
  };
};

const sizesOf = ({ properties }: Product): string[] =>
  properties.find(({ name }) => name === 'Size')?.options.map(({ value }) => value) ?? [];
