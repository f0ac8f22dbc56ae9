import type { FindProduct, Product, Variant } from '@counterpane/rules/options/product';
import { rememberByStorefront } from '../../catalogue/remembered/remember-by-storefront.ts';
import type { Storefront } from '../../catalogue/storefront.ts';
import { priceLines } from './price-lines.ts';
import { pricedAs } from './priced-as.ts';

const remember = rememberByStorefront<number>();

/**
 * The price of one unit of a variant by itself, in cents, from the pipeline that prices carts; worked out once for
 * each storefront and set of running sales. Every price that is shown without a cart comes from here, so that
 * lists, feeds and pages agree with the cart.
 */
export const unitPrice = (product: Product, variant: Variant, storefront: Storefront): number =>
  remember(storefront, pricedAs(product, variant), () => {
    const line = { id: 'one', productId: product.id, properties: variant.chosen, quantity: 1, forItem: null };
    return priceLines(storefront, { lines: [line], coupon: null, now: storefront.pricesAt }).totalPrice;
  });

/** Finds products with every variant at its unit price: for rules that choose by what is cheapest. */
export const atUnitPrices =
  (storefront: Storefront): FindProduct =>
  (id) => {
    const product = storefront.findProduct(id);
    if (!product) return null;
    const variants = Object.entries(product.variants).map(([sku, variant]) => [
      sku,
      { ...variant, price: unitPrice(product, variant, storefront) },
    ]);
    return { ...product, variants: Object.fromEntries(variants) };
  };
