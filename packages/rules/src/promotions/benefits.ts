import type { BenefitType, Reach } from './benefit-type.ts';
import { amount } from './benefits/amount.ts';
import { buySomeGetSome } from './benefits/buy-some-get-some.ts';
import { cheapestFree } from './benefits/cheapest-free.ts';
import { moneyTiers } from './benefits/money-tiers.ts';
import { percent } from './benefits/percent.ts';
import { salePrice } from './benefits/sale-price.ts';
import { unitTiers } from './benefits/unit-tiers.ts';
import type { InReach, PromotedLine } from './condition-type.ts';

/** Everything that a promotion may take off, by the name that a brand's file calls it: a new one is a file and a row [R035]. */
export const BENEFITS = {
  'sale-price': salePrice,
  percent,
  amount,
  'unit-tiers': unitTiers,
  'money-tiers': moneyTiers,
  'buy-some-get-some': buySomeGetSome,
  'cheapest-free': cheapestFree,
};

type BenefitTypes = typeof BENEFITS;
export type BenefitName = keyof BenefitTypes;
type ValuesOf<Type> = Type extends BenefitType<infer Values> ? Values : never;
type BenefitValues = { readonly [Name in BenefitName]: ValuesOf<BenefitTypes[Name]> };
type Registry = { readonly [Name in BenefitName]: BenefitType<BenefitValues[Name]> };

/** A benefit of a promotion: its name, and what an operator filled in. */
export type Benefit<Name extends BenefitName = BenefitName> = {
  [Each in Name]: { readonly type: Each } & BenefitValues[Each];
}[Name];

/** What a benefit takes off each line, in cents: never more than is left to pay, and never a surcharge. */
export const discountsOf = <Name extends BenefitName, Line extends PromotedLine>(
  benefit: Benefit<Name>,
  lines: readonly Line[],
): ReadonlyMap<Line, number> => {
  const discounts = typeOf(benefit).discounts(benefit, lines);
  return new Map(
    lines.map((line, index) => [
      line,
      Math.max(0, Math.min(line.running, ...discounts.slice(index, index + 1))),
    ]),
  );
};

/** What a benefit may depend on. */
export const benefitReach = <Name extends BenefitName>(benefit: Benefit<Name>): Reach =>
  typeOf(benefit).reach;

/** What lines lack before a benefit takes anything off them, as data; null when they lack nothing. */
export const benefitMissing = <Name extends BenefitName>(
  benefit: Benefit<Name>,
  lines: readonly PromotedLine[],
): InReach | null => typeOf(benefit).missing?.(benefit, lines) ?? null;

/**
 * The most that a benefit may take off of a cart that costs at least so many cents, in basis points.
 * @example mostShareOf({ type: 'amount', amount: 2_000 }, 8_000) // 2500
 */
export const mostShareOf = <Name extends BenefitName>(benefit: Benefit<Name>, least: number): number =>
  typeOf(benefit).mostShare(benefit, least);

const typeOf = <Name extends BenefitName>({ type }: { readonly type: Name }): Registry[Name] =>
  (BENEFITS as Registry)[type];
