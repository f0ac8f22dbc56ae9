import type { DeliveredPriceBody } from '@counterpane/contract/cart/delivered-price';
import { placeName } from '@counterpane/contract/place-name';
import { money } from '@counterpane/rules/money/money';
import type { Product, Variant } from '@counterpane/rules/options/product';
import type { DraftExtra } from '@counterpane/rules/pricing/draft';
import type { RegionRefusalCode } from '@counterpane/rules/refusal-groups';
import { type Decision, refuse } from '@counterpane/rules/refusals';
import { isPurchasable } from '@counterpane/rules/stock/availability';
import type { Storefront } from '../../catalogue/storefront.ts';
import { cartPromise } from '../delivery/cart-delivery-promise.ts';
import { priceLines } from '../pricing/price-lines.ts';
import { ratesAt } from '../taxes/saved-tax-rate.ts';
import type { FindTaxRate } from '../taxes/tax-lookup.ts';
import { deliveredSentence, heldSentence } from './delivered-sentence.ts';
import { holdOf, holdUntil } from './new-price-hold.ts';
import { signHold } from './price-hold.ts';
import { findZipRegion } from './zip-region.ts';

interface Question {
  readonly sku: string;
  readonly zip: string;
  readonly quantity: number;
}

interface Context {
  readonly now: string;
  readonly secret: string;
  readonly findTaxRate: FindTaxRate;
  mayAskTaxes(): Promise<boolean>;
}

/** What a quantity of one variant costs at the door, and until when that holds. */
export const quoteDelivered = async (
  { sku, zip, quantity }: Question,
  storefront: Storefront,
  { now, secret, findTaxRate, mayAskTaxes }: Context,
): Promise<Decision<DeliveredPriceBody, RegionRefusalCode | 'unknown_product' | 'not_purchasable'>> => {
  const found = findBySku(storefront, sku);
  if (!found) return refuse({ code: 'unknown_product', productID: sku });
  const { product, variant, url } = found;
  if (!isPurchasable(variant.availability))
    return refuse({ code: 'not_purchasable', productID: product.id, title: product.title });
  const region = await findZipRegion(zip, storefront);
  if (!region.ok) return region;
  const taxRate = await findTaxRate(region.change, mayAskTaxes);
  const rates = ratesAt(storefront, region.change, taxRate, now);
  const lines = [{ id: 'asked', productId: product.id, properties: variant.chosen, quantity, forItem: null }];
  const priced = priceLines(storefront, {
    ...{ lines, coupon: null, region: rates, now },
    buyer: { state: region.change.state },
  });
  const checkout = { region: { ...region.change, city: '' } };
  const { from, until: to } = cartPromise({
    cart: { lines, checkout },
    lines,
    storefront,
    findProduct: storefront.findProduct,
    now,
  });
  const cash = (amount: number) => money(amount, storefront.definition.currency);
  const sum = (...skus: DraftExtra['sku'][]) =>
    cash(total(priced.extras.filter((extra) => skus.includes(extra.sku)).map(({ amount }) => amount)));
  const expiresAt = holdUntil(storefront, now);
  const hold = holdOf(variant, storefront, { place: region.change, until: expiresAt, rates });
  return {
    ok: true,
    change: {
      sku,
      quantity,
      title: product.title,
      url,
      zip: region.change.zip,
      place: placeName(region.change.place),
      text: deliveredSentence({ ...region.change, to, total: cash(priced.totalPrice) }),
      from,
      to,
      price: cash(total(priced.lines.map(({ running }) => running))),
      delivery: sum('shipping', 'wgs'),
      taxes: sum('taxes'),
      includedTaxes: cash(total(priced.extras.map(({ included }) => included))),
      fees: sum('disposal', 'removal'),
      total: cash(priced.totalPrice),
      expiresAt,
      held: heldSentence(expiresAt, now),
      quote: signHold(hold, secret),
    },
  };
};

const total = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/** Only what is sold by itself has a price at the door. */
const findBySku = (
  { entries }: Storefront,
  sku: string,
): { product: Product; variant: Variant; url: string } | null => {
  for (const { product, data } of entries) {
    const variant = Object.hasOwn(product.variants, sku) ? product.variants[sku] : undefined;
    if (variant) return { product, variant, url: data.url };
  }
  return null;
};
