import type { CartBody, CartItemBody } from '@counterpane/contract/cart/carts';
import { receiptText } from '@counterpane/contract/cart/receipt-text';
import { message } from '@counterpane/messages/message';
import { displayUnitPrice } from '@counterpane/rules/money/display-unit-price';
import { type Currency, money } from '@counterpane/rules/money/money';
import { optionTitle } from '@counterpane/rules/options/option-title';
import type { DraftExtra, DraftLine } from '@counterpane/rules/pricing/draft';
import type { PricedCart } from '@counterpane/rules/pricing/price-cart';
import type { DeliveryFacts } from '../delivery/delivery-estimate.ts';
import { deliveryView } from '../delivery/delivery-view.ts';

type LineView = Pick<
  CartItemBody,
  | 'itemIdentifier'
  | 'sku'
  | 'quantity'
  | 'properties'
  | 'pricing'
  | 'priceAfterDiscount'
  | 'value'
  | 'forItem'
  | 'isGift'
  | 'discount'
  | 'delivery'
>;

/** What a priced line says in a cart and in a quote alike. */
export const lineView = (line: DraftLine, currency: Currency, facts: DeliveryFacts): LineView => {
  const { product, variant, quantity, running, couponDiscount, isGift } = line;
  const cash = (amount: number) => money(amount, currency);
  const afterPromotions = isGift ? 0 : running + couponDiscount;
  return {
    itemIdentifier: line.id,
    sku: variant.sku,
    quantity,
    properties: variant.chosen.map((choice) => ({ ...choice, title: optionTitle(product, choice) })),
    pricing: {
      price: cash(variant.list),
      profilePrice: cash(displayUnitPrice(afterPromotions, quantity)),
      breakdown: { couponDiscount: cash(couponDiscount) },
    },
    priceAfterDiscount: cash(running),
    value: cash(variant.value * quantity),
    forItem: line.forItem,
    isGift,
    discount: cash(isGift ? 0 : variant.list * quantity - running),
    delivery: deliveryView(line, facts),
  };
};

/** Delivery, fees and taxes as they travel. */
export const extrasView = (extras: readonly DraftExtra[], currency: Currency): CartBody['extras'] =>
  extras.map(({ sku, title, amount, included }) => ({
    sku,
    product: { title: message(title) },
    pricing: { price: money(amount, currency) },
    ...(included > 0 ? { included: money(included, currency) } : {}),
  }));

/** How a price was made, in words. */
export const receiptView = ({ lines, total }: PricedCart['receipt']): CartBody['receipt'] => ({
  lines: lines.map(({ text, ...line }) => ({ ...line, text: receiptText(text) })),
  total,
});
