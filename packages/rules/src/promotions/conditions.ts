import type { ConditionType, Missing, PromotionBasis } from './condition-type.ts';
import { customerGroup } from './conditions/customer-group.ts';
import { deliveryStates } from './conditions/delivery-states.ts';
import { firstOrder } from './conditions/first-order.ts';
import { hours } from './conditions/hours.ts';
import { minimumAmount } from './conditions/minimum-amount.ts';
import { minimumUnits } from './conditions/minimum-units.ts';
import { paymentMethods } from './conditions/payment-methods.ts';
import { period } from './conditions/period.ts';
import { storefronts } from './conditions/storefronts.ts';

/** Every condition that a promotion may have, by the name that a brand's file calls it: a new one is a file and a row [R035]. */
export const CONDITIONS = {
  period,
  hours,
  'minimum-units': minimumUnits,
  'minimum-amount': minimumAmount,
  storefronts,
  'delivery-states': deliveryStates,
  'payment-methods': paymentMethods,
  'customer-group': customerGroup,
  'first-order': firstOrder,
};

type ConditionTypes = typeof CONDITIONS;
type ConditionName = keyof ConditionTypes;
type ValuesOf<Type> = Type extends ConditionType<infer Values> ? Values : never;
type ConditionValues = { readonly [Name in ConditionName]: ValuesOf<ConditionTypes[Name]> };
type Registry = { readonly [Name in ConditionName]: ConditionType<ConditionValues[Name]> };

/** A condition of a promotion: its name, and what an operator filled in. */
export type Condition<Name extends ConditionName = ConditionName> = {
  [Each in Name]: { readonly type: Each } & ConditionValues[Each];
}[Name];

/** What a condition lacks, as data; null when it is met. */
export const missingOf = <Name extends ConditionName>(
  condition: Condition<Name>,
  basis: PromotionBasis,
): Missing | null => typeOf(condition).missing(condition, basis);

/** When a condition may change by itself after `now`, as ISO times. */
export const changesOf = <Name extends ConditionName>(
  condition: Condition<Name>,
  now: string,
): readonly string[] => typeOf(condition).changesAt?.(condition, now) ?? [];

/** False for a condition that could never be met. */
export const isPossible = <Name extends ConditionName>(condition: Condition<Name>): boolean =>
  typeOf(condition).isPossible?.(condition) ?? true;

/** Whether more of the same may meet it. */
export const countsUnits = <Name extends ConditionName>(condition: Condition<Name>): boolean =>
  typeOf(condition).countsUnits;

const typeOf = <Name extends ConditionName>({ type }: { readonly type: Name }): Registry[Name] =>
  (CONDITIONS as Registry)[type];
