import { type Money, money } from '@counterpane/rules/money/money';
import type { Product, Variant } from '@counterpane/rules/options/product';
import { type CartContext, contextOf } from '../../cart/carts/cart-context.ts';
import type { Cart } from '../../cart/carts/store.ts';
import type { SavedTaxRate } from '../../cart/checkout/saved-checkout.ts';
import type { Storefront } from '../../catalogue/storefront.ts';
import { newId } from '../../http/ids.ts';
import type { Order } from '../orders/store.ts';

/** One unit of something, as a cart of its own would have it. */
export interface PricedPiece {
  readonly product: Product;
  readonly variant: Variant;
  readonly context: CartContext;
  readonly cost: Money;
}

interface Sale {
  readonly order: Order;
  readonly storefront: Storefront;
  /** What the tax service says where the order went; null where the own table counts. */
  readonly taxRate: SavedTaxRate | null;
  /** ISO time. */
  readonly now: string;
}

/** What a piece costs today where an order went, by the pipeline that prices carts. Gifts of the old one are with its customer. */
export const pricePiece = (
  { order, storefront, taxRate, now }: Sale,
  { product, variant }: Pick<PricedPiece, 'product' | 'variant'>,
): PricedPiece => {
  const findProduct = (id: string) => {
    const found = storefront.findProduct(id);
    return found && { ...found, gifts: [] };
  };
  const read = { storefront, findProduct, usedUpCode: null, availableByItem: new Map(), now };
  const context = contextOf(read, cartOf(order, product, variant, taxRate));
  return { product, variant, context, cost: money(context.price().totalPrice, order.currency) };
};

const cartOf = (
  { storefront, visitorId, frozen, createdAt }: Order,
  product: Product,
  { chosen }: Variant,
  taxRate: SavedTaxRate | null,
): Cart => ({
  ...{ id: newId(), storefront, visitorId, version: 1, status: 'ordered' },
  lines: [{ id: newId(), productId: product.id, properties: chosen, quantity: 1, forItem: null }],
  ...{ couponCode: null, couponIsAutomatic: false, removedCoupons: [], expiredCodes: [] },
  checkout: { shippingAddress: addressOf(frozen.shippingDetails), ...(taxRate ? { taxRate } : {}) },
  ...{ history: [], undo: null, mergedIds: [], orderedBy: [], remoteControl: null },
  ...{ createdAt, updatedAt: createdAt },
});

/** As it was typed. */
export const addressOf = ({ firstName, lastName, phone, address }: Order['frozen']['shippingDetails']) => ({
  ...address,
  fullName: `${firstName} ${lastName}`.trim(),
  phone,
});
