import type { Currency } from '@counterpane/rules/money/money';
import type Stripe from 'stripe';
import type { AccountMethods, AskedAccount } from '../integration.ts';
import { withFailuresNamed } from './stripe-failure.ts';
import { capabilityOf, takesCurrency } from './stripe-methods.ts';

type OneAccount = Pick<AccountMethods, 'has'> & AskedAccount;

/** What is offered before Stripe was ever asked: no account is without cards. */
const AT_FIRST: ReadonlySet<string> = new Set(['card']);

/**
 * What an account at Stripe is set up for: its default configuration says of each way to pay whether it is active and
 * switched on (docs.stripe.com/api/payment_method_configurations/list). No event tells of a change.
 */
export const accountMethods = (stripe: Stripe, publishableKey: string): OneAccount => {
  let available = AT_FIRST;
  return {
    account: publishableKey,
    known: () => [...available],
    recall: (known) => {
      available = new Set(known);
    },
    has: (methodId: string, currency: Currency) =>
      available.has(capabilityOf(methodId)) && takesCurrency(methodId, currency),
    refresh: async () => {
      const before = available;
      available = await findAvailable(stripe);
      return before.size !== available.size || [...before].some((type) => !available.has(type));
    },
  };
};

const findAvailable = async (stripe: Stripe): Promise<ReadonlySet<string>> => {
  const { data } = await withFailuresNamed(
    stripe.paymentMethodConfigurations.list({ active: true, limit: 100 }),
  );
  // Those of platforms carry an application: payments of ours never use them.
  const own = data.filter(({ application }) => application === null);
  const used = own.find(({ is_default }) => is_default) ?? own[0];
  return new Set(Object.entries(used ?? {}).flatMap(([type, said]) => (isAvailable(said) ? [type] : [])));
};

const isAvailable = (said: unknown): boolean =>
  typeof said === 'object' && said !== null && 'available' in said && said.available === true;
