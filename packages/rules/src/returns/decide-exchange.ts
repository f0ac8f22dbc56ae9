import { type Money, money } from '../money/money.ts';
import { hasTrait } from '../options/kind-traits.ts';
import type { Product, Variant } from '../options/product.ts';
import { findDifferenceParts } from '../orders/pay-difference.ts';
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

/** All of it in cents of one currency. */
interface ExchangeSums {
  readonly worth: Money;
  readonly cost: Money;
  /** The store credit that its customer can spend; 0 where they have none. */
  readonly credit: Money;
  /** Whether the rest can be paid on the page of a payment company. */
  readonly isPayable: boolean;
}

interface ExchangeDifference {
  /** What comes back once the old piece has. */
  readonly back: Money;
  /** What store credit pays now. */
  readonly fromCredit: Money;
  /** What is paid on the page of a payment company, before anything is exchanged. */
  readonly toPay: Money;
}

/**
 * What an exchange comes to: what the old piece is worth less what the new one costs. What costs more is paid with store credit
 * first, and the rest by card. It is refused where the storefront has no such page, and where no company charges so little [R050].
 * @example
 * decideExchange({ worth: usd(900), cost: usd(700), credit: usd(0), isPayable: true })
 * // { ok: true, change: { back: $2, fromCredit: $0, toPay: $0 } }
 */
export const decideExchange = ({
  worth,
  cost,
  credit,
  isPayable,
}: ExchangeSums): Decision<ExchangeDifference, 'exchange_costs_more'> => {
  const { currency } = worth;
  const more = Math.max(0, cost.amount - worth.amount);
  const parts = findDifferenceParts({ more, credit: credit.amount, isPayable });
  if (!parts) return refuse({ code: 'exchange_costs_more', more: money(more, currency), worth, credit });
  return accept({
    back: money(Math.max(0, worth.amount - cost.amount), currency),
    fromCredit: money(parts.fromCredit, currency),
    toPay: money(parts.toPay, currency),
  });
};
