import { PAYMENT_METHODS } from '@counterpane/rules/payments/methods';
import { SANDBOX_INTEGRATIONS } from '@counterpane/sandboxes/integrations';
import type { WayToPay } from '@counterpane/sandboxes/machinery/way-to-pay';
import type { StormCountry } from './countries.ts';

/** Every way to pay, by its id in the registry. */
export const WAYS_TO_PAY: Readonly<Record<string, WayToPay>> = Object.assign(
  {},
  ...SANDBOX_INTEGRATIONS.map(({ waysToPay }) => waysToPay),
);

export interface Dealt {
  readonly country: StormCountry;
  readonly way: string;
}

const COUNTRY_IDS: readonly StormCountry[] = ['US', 'CA', 'GB'];

/** Every way to pay, in every country that has it. */
export const DEALT: readonly Dealt[] = PAYMENT_METHODS.filter(({ id }) =>
  Object.hasOwn(WAYS_TO_PAY, id),
).flatMap(({ id, countries }) =>
  COUNTRY_IDS.filter((country) => countries.includes(country)).map((country) => ({ country, way: id })),
);
