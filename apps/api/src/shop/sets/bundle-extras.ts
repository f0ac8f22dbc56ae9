import type { BundlePage } from '@counterpane/contract/pages/set-pages';
import type { ItemToAdd } from '@counterpane/rules/cart/add-items';
import { money } from '@counterpane/rules/money/money';
import type { Variant } from '@counterpane/rules/options/product';
import type { PricedCart } from '@counterpane/rules/pricing/price-cart';
import { isPurchasable } from '@counterpane/rules/stock/availability';
import { goodsPrice } from '../../cart/pricing/goods-price.ts';
import type { CatalogueEntry } from '../../catalogue/storefront.ts';
import { priceItems } from '../pages/price-items.ts';
import { upsellDefaultChoice } from '../pages/upsell-default-choice.ts';
import { getEntryById } from '../products/product-info.ts';
import type { ChosenBundle } from './bundle-groups.ts';
import { setPicture } from './set-picture.ts';
import { choiceText } from './set-summary.ts';

/** An extra of a bundle as it goes with the chosen size. */
interface ExtraItem {
  readonly entry: CatalogueEntry;
  readonly variant: Variant;
  readonly item: ItemToAdd;
  readonly isSoldOut: boolean;
  readonly isChosen: boolean;
}

/** It follows the size of the set, and has no other wishes. */
const ANY = { hasSizeVariant: true, defaultProperties: [], alternativeProperties: [] };

/** The extras of a bundle that are made for its size. One that is sold out is never chosen. */
export const extraItems = (
  { bundle, choices, storefront }: ChosenBundle,
  asked: readonly string[],
): ExtraItem[] =>
  bundle.extras.flatMap(({ productId }) => {
    const entry = getEntryById(storefront, productId);
    const choice = upsellDefaultChoice(ANY, entry.product, choices.size, storefront.flags);
    if (!choice) return [];
    const { variant, quantity } = choice;
    const item = { productID: productId, quantity, properties: variant.chosen };
    const isSoldOut = !isPurchasable(variant.availability);
    return [{ entry, variant, item, isSoldOut, isChosen: !isSoldOut && asked.includes(entry.product.name) }];
  });

/**
 * What each extra costs beside everything else that is chosen, priced as a cart with and without it. One that is
 * no cheaper with this choice is left out, unless it is ticked.
 */
export const extraViews = (
  extras: readonly ExtraItem[],
  items: readonly ItemToAdd[],
  { storefront }: ChosenBundle,
  now: string,
): BundlePage['extras'] => {
  const cash = (amount: number) => money(amount, storefront.definition.currency);
  return extras.flatMap((extra) => {
    const { entry, variant, item, isSoldOut, isChosen } = extra;
    const others = [
      ...items,
      ...extras.filter((other) => other.isChosen && other !== extra).map((other) => other.item),
    ];
    const priced = priceItems([...others, item], storefront, now);
    const alone = priceItems(others, storefront, now);
    const saved = allSavings(priced) - allSavings(alone);
    if (saved <= 0 && !isChosen) return [];
    return [
      {
        name: entry.product.name,
        title: entry.product.title,
        choice: choiceText({ product: entry.product, variant }),
        quantity: item.quantity,
        picture: setPicture(entry, variant.chosen),
        price: cash(goodsPrice(priced) - goodsPrice(alone)),
        listPrice: cash(variant.list * item.quantity),
        saving: cash(Math.max(0, saved)),
        isSoldOut,
        isChosen,
      },
    ];
  });
};

/** What sets take off a cart, in cents. */
const allSavings = ({ receipt }: PricedCart): number =>
  receipt.lines.filter(({ step }) => step === 'bundles').reduce((sum, { amount }) => sum - amount, 0);
