import { type Money, money } from '../money/money.ts';
import { hasTrait } from '../options/kind-traits.ts';
import type { Product, Variant } from '../options/product.ts';
import { accept, type Decision, refuse } from '../refusals.ts';
import { isPurchasable } from '../stock/availability.ts';

/** A piece that another one can be exchanged for. */
interface ExchangeChoice {
  readonly product: Product;
  readonly variant: Variant;
}

/**
 * What a piece can be exchanged for: another size or colour of the same product; of a bed also another bed of its brand,
 * because how firm it lies is a matter of the model. Only what can be bought now, and not the same once more [R050].
 */
export const exchangeChoices = (
  products: readonly Product[],
  own: { readonly productName: string; readonly sku: string },
): readonly ExchangeChoice[] => {
  const returned = products.find(({ name }) => name === own.productName);
  if (!returned || !hasTrait(returned.kind, 'physical')) return [];
  const others = hasTrait(returned.kind, 'bed')
    ? products.filter(({ kind, name }) => kind === returned.kind && name !== returned.name)
    : [];
  return [returned, ...others].flatMap((product) =>
    Object.values(product.variants)
      .filter(({ sku, availability }) => sku !== own.sku && isPurchasable(availability))
      .map((variant) => ({ product, variant })),
  );
};

/**
 * What comes back with an exchange: what the old piece is worth less what the new one costs. One that costs more is refused
 * with the difference, because a return cannot charge [R050].
 * @example decideExchange(money(900, 'USD'), money(700, 'USD')) // { ok: true, change: 200 USD }
 */
export const decideExchange = (worth: Money, cost: Money): Decision<Money, 'exchange_costs_more'> => {
  const back = worth.amount - cost.amount;
  return back < 0
    ? refuse({ code: 'exchange_costs_more', more: money(-back, worth.currency), worth })
    : accept(money(back, worth.currency));
};
