import type { CartBody, CartItemBody, NoticeBody } from '@counterpane/contract/cart/carts';
import { receiptText } from '@counterpane/contract/cart/receipt-text';
import { couponText } from '@counterpane/contract/coupon-text';
import { refusalText } from '@counterpane/contract/refusal-text';
import { message } from '@counterpane/messages/message';
import { shortLines } from '@counterpane/rules/cart/short-lines';
import type { GoneLine } from '@counterpane/rules/cart/split-lines';
import { wrongSizes } from '@counterpane/rules/cart/wrong-sizes';
import type { WhiteGloveTariff } from '@counterpane/rules/delivery/delivery-methods';
import { type Currency, money } from '@counterpane/rules/money/money';
import type { FindProduct } from '@counterpane/rules/options/product';
import { SHORT_GIFT } from '@counterpane/rules/pricing/add-gifts';
import type { CouponOutcome, DraftLine, ReceiptLine } from '@counterpane/rules/pricing/draft';
import type { PricedCart } from '@counterpane/rules/pricing/price-cart';
import type { Refusal } from '@counterpane/rules/refusals';
import { brandUpsells } from '@counterpane/rules/upsells/brand-upsells';
import type { CartContext } from '../carts/cart-context.ts';
import { itemProduct, parcelOf } from '../carts/item-product.ts';
import { mergeNotices } from '../carts/merge/merge-notices.ts';
import type { Cart } from '../carts/store.ts';
import { additionNotices } from '../checkout/cart-addition.ts';
import { viewOffers } from '../coupons/view-offers.ts';
import { deliveredCart } from '../delivered-price/delivered-cart.ts';
import { findCartTariff } from '../delivery/cart-delivery.ts';
import { cartDeliveryFacts, lostDateNotices, requestedDays } from '../delivery/cart-delivery-promise.ts';
import type { DeliveryFacts } from '../delivery/delivery-estimate.ts';
import { deliveryOffer } from '../delivery/delivery-offer.ts';
import { droppedWhiteGloveNotices } from '../delivery/drop-white-glove.ts';
import { availableExtras, type ExtrasFacts, extrasFacts } from '../extras/available-extras.ts';
import { buyMore } from '../extras/buy-more.ts';
import { clearNotices } from '../history/clear-cart.ts';
import { type LoggedGone, soldOutSince } from '../history/history.ts';
import { remoteControlNotices } from '../remote-control/remote-control-notices.ts';
import { cartPolicies } from './cart-policies.ts';
import { extrasView, lineView, receiptView } from './line-view.ts';
import { wrongSizeView } from './wrong-size-view.ts';

/** What the cart itself does not hold: facts for notices, and how much of it is read. */
interface CartNews {
  readonly refusals?: readonly Refusal[];
  /** Lines that had sold out, and that the change removed. */
  readonly gone?: readonly GoneLine[];
  /** Whether each line says what can be added for it, which costs a price each; it does if nothing is said. */
  readonly withExtras?: boolean;
}

/** The cart as clients read it [S2]. Prices, gifts and taxes are derived here, on every read. */
export const cartView = (context: CartContext, news: CartNews = {}): CartBody => {
  const { cart, lines, gone, storefront, findProduct, buyer, now } = context;
  const { currency } = storefront.definition;
  const priced = context.price();
  const cash = (amount: number) => money(amount, currency);
  const delivery = cartDeliveryFacts(context);
  const tariff = offeredTariff(context, priced);
  const facts = extrasFacts(priced, { storefront, findProduct, tariff, buyer, now });
  return {
    id: cart?.id ?? null,
    version: cart?.version ?? 0,
    storefront: storefront.key,
    items: priced.lines.map((line) => ({
      ...itemView(line, currency, facts, delivery),
      availableExtras: news.withExtras === false ? [] : availableExtras(line, facts),
    })),
    extras: extrasView(priced.extras, currency),
    itemsCount: priced.itemsCount,
    totalPrice: cash(priced.totalPrice),
    totalValue: cash(priced.totalValue),
    totalSavings: cash(priced.totalSavings),
    totalDiscount: cash(priced.totalDiscount),
    couponDetails: priced.coupon && couponView(priced.coupon, currency, cart?.couponIsAutomatic ?? false),
    receipt: receiptView(priced.receipt),
    notices: [
      ...goneNotices([...(news.gone ?? gone), ...soldOutSince(cart?.history ?? [])], findProduct),
      ...shortLines(lines, findProduct).map(refusalNotice),
      ...priced.receipt.lines.filter(({ rule }) => rule === SHORT_GIFT).map(shortGiftNotice),
      ...lostDateNotices(context),
      ...droppedWhiteGloveNotices(context),
      ...replacedCoupon(cart),
      ...mergeNotices(cart, findProduct),
      ...clearNotices(cart),
      ...additionNotices(cart?.checkout, now),
      ...remoteControlNotices(context),
      ...(news.refusals ?? []).map(refusalNotice),
    ],
    promises: cartPolicies(priced.lines, storefront, now),
    wrongSizes: wrongSizes(priced.lines, storefront.flags).map(wrongSizeView),
    buyMore: buyMore(context),
    offersInReach: viewOffers(context),
    delivered: deliveredCart(context, cash(priced.totalPrice)),
    deliveryOffer: deliveryOffer(context),
    metadata: requestedDays(context),
    historyLog: (cart?.history ?? []).map((entry) => ({ ...entry })),
  };
};

/** White glove service that may still be chosen: none where it is chosen already. */
const offeredTariff = (context: CartContext, { extras }: PricedCart): WhiteGloveTariff | null =>
  extras.some(({ sku }) => sku === 'wgs') ? null : findCartTariff(context);

const itemView = (
  line: DraftLine,
  currency: Currency,
  facts: ExtrasFacts,
  delivery: DeliveryFacts,
): Omit<CartItemBody, 'availableExtras'> => {
  const { product } = line;
  return {
    ...lineView(line, currency, delivery),
    product: itemProduct(line, facts.storefront.findEntry(product.name)),
    editable: !line.isGift,
    extras: line.isGift ? [] : [...product.gifts],
    relatedProducts: line.isGift ? [] : relatedTo(product, facts),
    parcelDimensions: parcelOf(line),
  };
};

/** Ids of what the brand offers with a product. */
const relatedTo = (product: DraftLine['product'], { storefront, findProduct }: ExtrasFacts): string[] =>
  brandUpsells(storefront.upsells, product, storefront.flags, findProduct).map(({ productId }) => productId);

const couponView = (
  { coupon, applied, discount, reason }: CouponOutcome,
  currency: Currency,
  isAutomatic: boolean,
): CartBody['couponDetails'] => ({
  code: coupon.code,
  title: coupon.title,
  value: money(discount, currency),
  offer: coupon.title,
  applied,
  reason: reason && couponText(coupon.code, reason, currency),
  reasonCode: reason?.code ?? null,
  isAutomatic,
});

/** Shown until the next action on the cart, also by the reads that follow the write. A log has titles of its own language. */
const goneNotices = (gone: readonly LoggedGone[], findProduct: FindProduct): NoticeBody[] => {
  const titled = gone.map((line) => {
    const title = findProduct(line.productId ?? '')?.title ?? line.title;
    return [title, goneNotice(title, line)] as const;
  });
  return [...new Map(titled).values()];
};

const goneNotice = (title: string, { isWithParent }: LoggedGone): NoticeBody => ({
  code: 'removed_out_of_stock',
  text: isWithParent
    ? message('{title} was taken out of your cart with the item that it was for.', { title })
    : message('{title} is out of stock and was taken out of your cart.', { title }),
  title,
});

const shortGiftNotice = ({ text }: ReceiptLine): NoticeBody => ({
  code: 'gift_short',
  text: receiptText(text),
});

/** Shows until the replacement code leaves the cart, because codes are replaced at a step that shows no cart. */
const replacedCoupon = (cart: Cart | null): NoticeBody[] => {
  const last = cart?.history.findLast(({ type }) => type === 'couponReplaced')?.metadata;
  if (!last?.couponCode || (last.by ?? null) !== cart?.couponCode) return [];
  return [refusalNotice({ code: 'coupon_replaced', couponCode: last.couponCode, by: last.by ?? null })];
};

const refusalNotice = (refusal: Refusal): NoticeBody => ({ ...refusal, text: refusalText(refusal) });
