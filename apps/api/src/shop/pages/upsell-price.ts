import type { CartLine } from '@counterpane/rules/cart/line';
import { QUANTITY } from '@counterpane/rules/cart/quantity';
import type { Product, Variant } from '@counterpane/rules/options/product';
import { promotionReach } from '@counterpane/rules/promotions/promotion';
import { addedPrice, type PricedGoods, pricedGoods } from '../../cart/pricing/goods-price.ts';
import { priceLines } from '../../cart/pricing/price-lines.ts';
import { pricedAs } from '../../cart/pricing/priced-as.ts';
import { rememberByStorefront } from '../../catalogue/remembered/remember-by-storefront.ts';
import type { Storefront } from '../../catalogue/storefront.ts';
import { savedBy } from './price-items.ts';

/** The page that offers an upsell, its size, and how many of the upsell go with one product of the page. */
export interface UpsellContext {
  readonly product: Product;
  readonly page: Product;
  readonly size: string | null;
  readonly quantity: number;
}

/** In cents. */
interface UpsellPrice {
  readonly price: number;
  readonly saving: number;
  readonly setSaving: number;
  /** With two and more of the product, where that is another sum than as many times the price. */
  readonly totals: readonly { readonly quantity: number; readonly price: number }[];
}

const rememberPrice = rememberByStorefront<UpsellPrice>();
const rememberGoods = rememberByStorefront<PricedGoods>();

/** What a cart with the product of the page rises by, and what is saved of it because they go together. */
export const upsellPrice = (
  variant: Variant,
  context: UpsellContext,
  storefront: Storefront,
): UpsellPrice => {
  const base = baseOf(context.page, context.size);
  const riseOf = (units: number) => priceRise(variant, { ...context, base, units }, storefront);
  const question = `${base.sku} ${context.quantity} ${pricedAs(context.product, variant)}`;
  return rememberPrice(storefront, question, () => {
    const one = riseOf(1);
    const quantities = dependsOnQuantity(storefront) ? MORE_THAN_ONE : [];
    const totals = quantities.map((quantity) => ({ quantity, price: riseOf(quantity).price }));
    return { ...one, totals: totals.filter(({ quantity, price }) => price !== quantity * one.price) };
  });
};

const MORE_THAN_ONE: readonly number[] = Array.from(
  { length: QUANTITY.maxOnPage - 1 },
  (_, index) => index + 2,
);

/** Some promotions count units, or take whole cents off what a set has left of a price. All else counts alike for each. */
const dependsOnQuantity = ({ promotions }: Storefront): boolean =>
  promotions.some((promotion) => promotionReach(promotion) !== 'unit');

interface UnitsOfPage extends UpsellContext {
  readonly base: Variant;
  /** How many of the product of the page. */
  readonly units: number;
}

const priceRise = (
  variant: Variant,
  { product, page, base, quantity, units }: UnitsOfPage,
  storefront: Storefront,
): Omit<UpsellPrice, 'totals'> => {
  const context = { coupon: null, now: storefront.pricesAt };
  const alone = rememberGoods(storefront, `${units} ${base.sku}`, () => {
    const line = { id: 'page', productId: page.id, properties: base.chosen, quantity: units, forItem: null };
    return pricedGoods(storefront, [line], context);
  });
  const added: CartLine = {
    id: 'upsell',
    productId: product.id,
    properties: variant.chosen,
    quantity: quantity * units,
    forItem: 'page',
  };
  const priced = priceLines(storefront, { ...context, lines: [...alone.lines, added] });
  return {
    price: addedPrice(priced, alone),
    saving: savedBy(priced, 'upgrade-savings'),
    setSaving: savedBy(priced, 'bundles'),
  };
};

const baseOf = ({ variants, name }: Product, size: string | null): Variant => {
  const all = Object.values(variants);
  const inSize = all.find(({ chosen }) =>
    chosen.some((choice) => choice.name === 'Size' && choice.value === size),
  );
  const base = inSize ?? all[0];
  if (!base) throw new Error(`product ${name} has no variant`);
  return base;
};
