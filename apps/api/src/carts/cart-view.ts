import type { CartItemView, CartView, Notice } from '@counterpane/contract/carts';
import { refusalText } from '@counterpane/contract/refusals';
import { splitLines } from '@counterpane/rules/cart/split-lines';
import { GROUND } from '@counterpane/rules/delivery/white-glove-tariff';
import { type Currency, money } from '@counterpane/rules/money/money';
import { optionTitle } from '@counterpane/rules/options/option-title';
import type { CouponOutcome, DraftLine } from '@counterpane/rules/pricing/draft';
import { type PricedCart, priceCart } from '@counterpane/rules/pricing/price-cart';
import type { Refusal } from '@counterpane/rules/refusals';
import { deliveryOf } from '../catalogue/delivery.ts';
import type { Storefront } from '../catalogue/snapshot.ts';
import type { Cart } from './store.ts';

/** Prices a stored cart as it is now. */
export const priceStoredCart = (cart: Cart | null, storefront: Storefront, now: string): PricedCart =>
  priceCart({
    currency: storefront.definition.currency,
    lines: splitLines(cart?.lines ?? [], storefront.findProduct).sellable,
    findProduct: storefront.findProduct,
    promotions: storefront.promotions,
    coupon: cart?.couponCode ? storefront.findCoupon(cart.couponCode) : null,
    bundles: storefront.bundles,
    fixedSavings: storefront.fixedSavings,
    giftBundleId: storefront.giftBundleId,
    flags: storefront.flags,
    delivery: GROUND,
    region: storefront.findRates(cart?.checkout.shippingAddress ?? null),
    now,
  });

/** The cart as clients read it (shapes, "Cart"). Prices, gifts and taxes are derived here, on every read. */
export const cartView = (
  cart: Cart | null,
  storefront: Storefront,
  now: string,
  refusals: readonly Refusal[] = [],
): CartView => {
  const { currency } = storefront.definition;
  const priced = priceStoredCart(cart, storefront, now);
  const gone = splitLines(cart?.lines ?? [], storefront.findProduct).gone;
  const cash = (amount: number) => money(amount, currency);
  return {
    id: cart?.id ?? null,
    version: cart?.version ?? 0,
    storefront: storefront.key,
    items: priced.lines.map((line) => itemView(line, storefront, currency)),
    extras: priced.extras.map(({ sku, title, amount, included }) => ({
      sku,
      product: { title },
      pricing: { price: cash(amount) },
      ...(included > 0 ? { included: cash(included) } : {}),
    })),
    itemsCount: priced.itemsCount,
    totalPrice: cash(priced.totalPrice),
    totalValue: cash(priced.totalValue),
    totalSavings: cash(priced.totalSavings),
    totalDiscount: cash(priced.totalDiscount),
    couponDetails: priced.coupon && couponView(priced.coupon, currency),
    receipt: { lines: [...priced.receipt.lines], total: priced.receipt.total },
    notices: [...gone.map(goneNotice), ...refusals.map(refusalNotice)],
    metadata: { reqShippingDate: null, reqDeliveryDate: null },
    historyLog: (cart?.history ?? []).map((entry) => ({ ...entry })),
  };
};

const itemView = (line: DraftLine, storefront: Storefront, currency: Currency): CartItemView => {
  const { product, variant, quantity, running, couponDiscount } = line;
  const cash = (amount: number) => money(amount, currency);
  const data = storefront.findEntry(product.name)?.data;
  const afterPromotions = line.isGift ? 0 : running + couponDiscount;
  return {
    itemIdentifier: line.id,
    sku: variant.sku,
    quantity,
    properties: variant.chosen.map((choice) => ({ ...choice, title: optionTitle(product, choice) })),
    product: {
      id: product.id,
      name: product.name,
      title: product.title,
      inventoryKey: product.inventoryKey,
      url: data?.url ?? '/',
      media: { url: '', thumbUrl: '', alt: product.title },
      drawing: data?.drawing ?? null,
      attributes: { group: product.kind, markers: [] },
      metadata: { isWarranty: product.kind === 'protection-plan', reportToAnalytics: true },
    },
    pricing: {
      price: cash(variant.list),
      profilePrice: cash(Math.round(afterPromotions / quantity)),
      breakdown: { couponDiscount: cash(couponDiscount) },
    },
    priceAfterDiscount: cash(running),
    value: cash(variant.value * quantity),
    forItem: line.forItem,
    isGift: line.isGift,
    editable: !line.isGift,
    extras: line.isGift ? [] : [...product.gifts],
    availableExtras: [],
    relatedProducts: [],
    parcelDimensions: null,
    discount: cash(line.isGift ? 0 : variant.list * quantity - running),
    delivery: deliveryOf(variant),
  };
};

const couponView = (
  { coupon, applied, discount, reason }: CouponOutcome,
  currency: Currency,
): CartView['couponDetails'] => ({
  code: coupon.code,
  title: coupon.title,
  value: money(discount, currency),
  offer: coupon.title,
  applied,
  reason,
});

const goneNotice = ({ title }: { title: string }): Notice => ({
  code: 'removed_out_of_stock',
  text: `${title} is out of stock and was taken out of your cart.`,
  title,
});

const refusalNotice = (refusal: Refusal): Notice => ({ ...refusal, text: refusalText(refusal) });
