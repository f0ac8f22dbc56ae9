import type { SetUpsell } from '@counterpane/contract/pages/set-pages';
import type { ItemToAdd } from '@counterpane/rules/cart/add-items';
import { money } from '@counterpane/rules/money/money';
import { chosenSize } from '@counterpane/rules/options/chosen-size';
import { findVariant } from '@counterpane/rules/options/find-variant';
import type { Product, Variant } from '@counterpane/rules/options/product';
import { isPurchasable } from '@counterpane/rules/stock/availability';
import { listedUpsells } from '@counterpane/rules/upsells/brand-upsells';
import { isBound } from '@counterpane/rules/upsells/goes-with';
import { goodsPrice } from '../../cart/pricing/goods-price.ts';
import type { Storefront } from '../../catalogue/storefront.ts';
import { priceItems, toPageItem } from '../pages/price-items.ts';
import { upsellDefaultChoice } from '../pages/upsell-default-choice.ts';
import { getEntryById } from '../products/product-info.ts';
import { setPicture } from './set-picture.ts';
import { choiceText } from './set-summary.ts';

/** At most this many upsells are offered. */
const MOST_OFFERED = 4;

/**
 * What goes well with a set and is not in it, in the size of its bed, at what the set costs more with it
 * ([C4], upsell pop-up). Nothing of a kind that is in the set already. What is sold out stays, and says so.
 */
export const setUpsells = (
  items: readonly ItemToAdd[],
  extras: readonly string[],
  storefront: Storefront,
  now: string,
): SetUpsell[] => {
  const parts = items.flatMap((item) => chosenPart(item, storefront));
  const head = parts.find(({ product }) => product.kind === 'mattress') ?? parts[0];
  if (!head) return [];
  const { upsells, flags, findProduct } = storefront;
  const kinds = new Set(parts.map(({ product }) => product.kind));
  const cash = (amount: number) => money(amount, storefront.definition.currency);
  const alone = goodsPrice(priceItems(items, storefront, now));
  return listedUpsells(upsells, head.product, flags, findProduct)
    .flatMap((upsell) => {
      const entry = getEntryById(storefront, upsell.productId);
      const { product } = entry;
      if (kinds.has(product.kind) || extras.includes(product.name) || isBound(product.upsell)) return [];
      const choice = upsellDefaultChoice(upsell, product, chosenSize(head.variant.chosen), flags);
      return choice ? [{ upsell, entry, choice }] : [];
    })
    .slice(0, MOST_OFFERED)
    .flatMap(({ upsell, entry, choice: { variant, quantity } }) => {
      const { product } = entry;
      const item = { productID: product.id, quantity, properties: variant.chosen };
      return toPageItem(item, storefront).map((pageItem) => ({
        name: upsell.name,
        title: upsell.shortTitle,
        text: upsell.shortDescription,
        choice: choiceText({ product, variant }),
        item: pageItem,
        picture: setPicture(entry, variant.chosen),
        price: cash(goodsPrice(priceItems([...items, item], storefront, now)) - alone),
        listPrice: cash(variant.list * quantity),
        isSoldOut: !isPurchasable(variant.availability),
      }));
    });
};

interface ChosenPart {
  readonly product: Product;
  readonly variant: Variant;
}

const chosenPart = ({ productID, properties }: ItemToAdd, { findProduct }: Storefront): ChosenPart[] => {
  const product = findProduct(productID);
  const found = product && findVariant(product, properties);
  return product && found?.ok ? [{ product, variant: found.variant }] : [];
};
