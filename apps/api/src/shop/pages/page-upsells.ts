import type { PageState, PageUpsell } from '@counterpane/contract/page-state';
import { money } from '@counterpane/rules/money/money';
import { optionTitle } from '@counterpane/rules/options/option-title';
import type { Product, Variant } from '@counterpane/rules/options/product';
import { isPurchasable } from '@counterpane/rules/stock/availability';
import { listedUpsells } from '@counterpane/rules/upsells/brand-upsells';
import { comboLabel } from '@counterpane/rules/upsells/combo-label';
import { findPairedItem } from '@counterpane/rules/upsells/paired-item';
import { hasUpgradeOptions } from '@counterpane/rules/upsells/upgrade-sizes';
import type { FoundUpsell } from '@counterpane/rules/upsells/upsell-item';
import { addedPrice, type PricedGoods, pricedGoods } from '../../cart/carts/added-price.ts';
import { priceLines } from '../../cart/carts/price-lines.ts';
import { rememberByStorefront } from '../../catalogue/remember-by-storefront.ts';
import type { CatalogueEntry, Storefront } from '../../catalogue/storefront.ts';
import { getEntryById, productInfo } from '../products/product-info.ts';
import { upsellFields } from '../quotes/upsell-view.ts';
import { chooserVariants } from './chooser-variants.ts';
import { savedBy } from './price-items.ts';
import { choiceBeside } from './sold-out-beside.ts';

/**
 * What a page offers beside its product, parted as the quotes part it: sleep bundles upgrade the free set. What is sold
 * out stays, and says so.
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
  const start = choiceBeside(upsell, entry.product, sizesOf(page)[0] ?? null, storefront.flags);
  const choices = choicesOf(upsell, entry.product, page, storefront);
  return {
    ...upsellFields(upsell, entry.product),
    productID: upsell.productId,
    isUpsell: true,
    isStandalone: upsell.isStandalone,
    info: productInfo(entry, storefront),
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
    const choice = choiceBeside(upsell, product, size, storefront.flags);
    if (!choice) return [];
    const beside = { product, page, size, quantity: choice.quantity };
    return chooserVariants(product, choice).map((variant) => choiceView(variant, beside, storefront));
  });
};

const soldOutSizes = (choices: PageUpsell['choices']): PageUpsell['soldOutSizes'] => {
  const buyable = new Set(choices.filter((choice) => choice.isPurchasable).map(({ size }) => size));
  return [...new Set(choices.map(({ size }) => size))].filter((size) => !buyable.has(size));
};

/** The sizes of the page beside which the upsell is offered at all. */
const offeredSizes = ({ type }: Pick<FoundUpsell, 'type'>, page: Product): string[] =>
  sizesOf(page).filter((size) => type === 'additional' || hasUpgradeOptions(size));

interface Beside {
  readonly product: Product;
  readonly page: Product;
  readonly size: string | null;
  readonly quantity: number;
}

const choiceView = (
  variant: Variant,
  beside: Beside,
  storefront: Storefront,
): PageUpsell['choices'][number] => {
  const { product, size, quantity } = beside;
  const { currency } = storefront.definition;
  const { price, saving, setSaving } = priceBeside(variant, beside, storefront);
  return {
    size,
    quantity,
    properties: variant.chosen.map((choice) => ({ ...choice, title: optionTitle(product, choice) })),
    price: money(price, currency),
    listPrice: money(variant.list * quantity, currency),
    saving: money(saving, currency),
    setSaving: money(setSaving, currency),
    isPurchasable: isPurchasable(variant.availability),
  };
};

/** In cents. */
interface PriceBeside {
  readonly price: number;
  readonly saving: number;
  readonly setSaving: number;
}

const rememberPrice = rememberByStorefront<PriceBeside>();
const rememberGoods = rememberByStorefront<PricedGoods>();

/** What a cart with the product of the page rises by, and what is saved of it because they go together. */
const priceBeside = (
  variant: Variant,
  { product, page, size, quantity }: Beside,
  storefront: Storefront,
): PriceBeside => {
  const base = baseOf(page, size);
  const context = { coupon: null, now: storefront.pricesAt };
  return rememberPrice(storefront, `${base.sku} ${quantity} ${variant.sku}`, () => {
    const alone = rememberGoods(storefront, base.sku, () => {
      const line = { id: 'page', productId: page.id, properties: base.chosen, quantity: 1, forItem: null };
      return pricedGoods(storefront, [line], context);
    });
    const added = {
      id: 'upsell',
      productId: product.id,
      properties: variant.chosen,
      quantity,
      forItem: 'page',
    };
    const priced = priceLines(storefront, { ...context, lines: [...alone.lines, added] });
    return {
      price: addedPrice(priced, alone),
      saving: savedBy(priced, 'upgrade-savings'),
      setSaving: savedBy(priced, 'bundles'),
    };
  });
};

const sizesOf = ({ properties }: Product): string[] =>
  properties.find(({ name }) => name === 'Size')?.options.map(({ value }) => value) ?? [];

const baseOf = ({ variants, name }: Product, size: string | null): Variant => {
  const all = Object.values(variants);
  const inSize = all.find(({ chosen }) =>
    chosen.some((choice) => choice.name === 'Size' && choice.value === size),
  );
  const base = inSize ?? all[0];
  if (!base) throw new Error(`product ${name} has no variant`);
  return base;
};
