import type { PageState, PageUpsell } from '@counterpane/contract/page-state';
import { money } from '@counterpane/rules/money/money';
import { optionTitle } from '@counterpane/rules/options/option-title';
import type { Product, Variant } from '@counterpane/rules/options/product';
import { isPurchasable } from '@counterpane/rules/stock/availability';
import { brandUpsells } from '@counterpane/rules/upsells/brand-upsells';
import { comboLabel } from '@counterpane/rules/upsells/combo-label';
import { findPairedItem } from '@counterpane/rules/upsells/paired-item';
import { hasUpgradeOptions } from '@counterpane/rules/upsells/upgrade-sizes';
import { upsellChoice } from '@counterpane/rules/upsells/upsell-choice';
import type { FoundUpsell } from '@counterpane/rules/upsells/upsell-item';
import { addedPrice, type PricedGoods, pricedGoods } from '../carts/added-price.ts';
import { priceLines } from '../carts/price-lines.ts';
import type { CatalogueEntry, Storefront } from '../catalogue/snapshot.ts';
import { getEntryById, productInfo } from '../products/product-info.ts';
import { upsellFields } from '../quotes/upsell-view.ts';
import { chooserVariants } from './chooser-variants.ts';

interface PageFacts {
  readonly storefront: Storefront;
  readonly now: string;
}

/** What a page offers beside its product, parted as the quotes part it: sleep bundles upgrade the free set. */
export const pageUpsells = (
  { product }: CatalogueEntry,
  facts: PageFacts,
): Pick<PageState, 'upsellItems' | 'upgradableUpsellItems'> => {
  const all = brandUpsells(
    facts.storefront.upsells,
    product,
    facts.storefront.flags,
    facts.storefront.findProduct,
  );
  const views = all.flatMap((upsell) => {
    const view = pageUpsell(upsell, product, facts);
    return view.choices.some(({ isPurchasable: can }) => can) ? [view] : [];
  });
  return {
    upsellItems: views.filter(({ type }) => type === 'additional'),
    upgradableUpsellItems:
      product.kind === 'mattress' ? views.filter(({ type }) => type === 'fixed-saving') : [],
  };
};

const pageUpsell = (upsell: FoundUpsell, page: Product, facts: PageFacts): PageUpsell => {
  const { storefront } = facts;
  const entry = getEntryById(storefront, upsell.productId);
  const findByName = (name: string) => storefront.findEntry(name)?.product ?? null;
  const paired = findPairedItem(upsell, findByName);
  const pairedEntry = paired && storefront.findEntry(paired.product.name);
  const start = upsellChoice(upsell, entry.product, sizesOf(page)[0] ?? null, storefront.flags);
  return {
    ...upsellFields(upsell, entry.product),
    productID: upsell.productId,
    isUpsell: true,
    isStandalone: upsell.isStandalone,
    info: productInfo(entry, storefront),
    pairedProduct: pairedEntry && productInfo(pairedEntry, storefront),
    comboLabel: comboLabel(upsell.comboWithBase, page.kind, storefront.flags),
    choosers: choosersOf(entry.product, start?.variant ?? null, start?.choosers ?? []),
    choices: choicesOf(upsell, entry.product, page, facts),
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
  facts: PageFacts,
): PageUpsell['choices'] => {
  const sizes = sizesOf(page).filter((size) => upsell.type === 'additional' || hasUpgradeOptions(size));
  return (sizes.length > 0 ? sizes : [null]).flatMap((size) => {
    const choice = upsellChoice(upsell, product, size, facts.storefront.flags);
    if (!choice) return [];
    const beside = { product, size, quantity: choice.quantity, alone: aloneIn(page, size, facts) };
    return chooserVariants(product, choice).map((variant) => choiceView(variant, beside, facts));
  });
};

/** The product of the page in a size, with nothing beside it. */
const aloneIn = (page: Product, size: string | null, { storefront, now }: PageFacts): PricedGoods => {
  const { chosen } = baseOf(page, size);
  const line = { id: 'page', productId: page.id, properties: chosen, quantity: 1, forItem: null };
  return pricedGoods(storefront, [line], { coupon: null, now });
};

interface Beside {
  readonly product: Product;
  readonly size: string | null;
  readonly quantity: number;
  readonly alone: PricedGoods;
}

const choiceView = (
  variant: Variant,
  { product, size, quantity, alone }: Beside,
  { storefront, now }: PageFacts,
): PageUpsell['choices'][number] => {
  const { currency } = storefront.definition;
  const added = {
    id: 'upsell',
    productId: product.id,
    properties: variant.chosen,
    quantity,
    forItem: 'page',
  };
  const priced = priceLines(storefront, { lines: [...alone.lines, added], coupon: null, now });
  const saved = priced.receipt.lines.filter(({ step }) => step === 'upgrade-savings');
  return {
    size,
    quantity,
    properties: variant.chosen.map((choice) => ({ ...choice, title: optionTitle(product, choice) })),
    price: money(addedPrice(priced, alone), currency),
    listPrice: money(variant.list * quantity, currency),
    saving: money(
      saved.reduce((sum, { amount }) => sum - amount, 0),
      currency,
    ),
    isPurchasable: isPurchasable(variant.availability),
  };
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
