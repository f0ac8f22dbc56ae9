import type {
  ParsedProductQuotesRequest,
  ProductQuotesBody,
} from '@counterpane/contract/products/product-quotes';
import { type Answer, ok, refused } from '../../http/answers.ts';
import { quoteBundle } from './quote-bundle.ts';
import type { QuoteFacts } from './quote-cart.ts';
import { quoteItem } from './quote-item.ts';
import { quoteUpgradable, quoteUpsell } from './quote-upsells.ts';

/** GET /products/quotes/v2: everything that a product page prices, each list in the order of the question. */
export const quoteProducts = (
  asked: ParsedProductQuotesRequest,
  facts: QuoteFacts,
): Answer<{ readonly data: ProductQuotesBody }, 'coupon_required'> => {
  const coupon = facts.findCoupon(asked.couponCode);
  if (!coupon.ok && coupon.refusal.code === 'coupon_required') return refused({ code: 'coupon_required' });
  const own = { ...facts, couponCode: asked.couponCode };
  const withFirst = { items: asked.productItems.slice(0, 1), placement: 'add-on' } as const;
  const data: ProductQuotesBody = {
    productItems: asked.productItems.map((item) => quoteItem(item, own)),
    upsellItems: asked.upsellItems.map((item) => quoteUpsell(item, own, withFirst)),
    upgradableUpsellItems: asked.upgradableUpsellItems.map((item) => quoteUpgradable(item, own, withFirst)),
    ...quoteBundle(asked, own),
  };
  return ok({ data });
};
