import type { OrderView } from '@counterpane/contract/orders/orders';
import { findMethod } from '@counterpane/rules/payments/methods';
import type { Sandboxes } from '../../apps/server/src/payments/sandboxes.ts';
import type { Chance } from './chance.ts';
import type { StormCountry } from './countries.ts';

/** What a shopper has in hand who is about to pay. */
interface Paying {
  readonly order: OrderView;
  readonly sandboxes: Sandboxes;
  readonly chance: Chance;
}

/**
 * How a shopper pays: with something that the provider gave the browser, or on a page of the provider's own, by
 * pressing a button there.
 */
export type WayToPay =
  | { readonly by: 'token'; token(paying: Paying): Promise<string> }
  | { readonly by: 'page'; readonly fields: (chance: Chance) => Readonly<Record<string, string>> };

const card: WayToPay = {
  by: 'token',
  token: async ({ chance }) => (chance.happens(0.15) ? 'tok_chargeDeclined' : 'tok_visa'),
};

const paypal: WayToPay = {
  by: 'token',
  token: async ({ chance }) =>
    chance.happens(0.15) ? 'fake-paypal-declined-nonce' : 'fake-paypal-billing-agreement-nonce',
};

/** A shopper who looks at a sheet that stays empty opens it again. */
const WALLET_TIMEOUT_MS = 5_000;

const wallet = (name: string): WayToPay => ({
  by: 'token',
  token: async ({ sandboxes: { settings } }) => {
    const body = new URLSearchParams({
      key: settings.STRIPE_PUBLISHABLE_KEY ?? '',
      'payment_method_data[type]': 'card',
      'payment_method_data[card][token]': 'tok_visa',
      'payment_method_data[card][wallet]': name,
    });
    const answer = await fetch(new URL('/v1/confirmation_tokens', settings.STRIPE_API_URL), {
      method: 'POST',
      body,
      signal: AbortSignal.timeout(WALLET_TIMEOUT_MS),
    });
    return idIn(await answer.json(), 'id');
  },
});

const plan: WayToPay = {
  by: 'token',
  token: async ({ order, sandboxes: { settings } }) => {
    const answer = await fetch(`${settings.SPLITIT_FORM_URL}/plans`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        applicationId: settings.SPLITIT_APPLICATION_ID,
        amount: order.total.amount,
        currency: order.total.currency,
        numberOfPayments: 12,
        ...TYPED,
      }),
    });
    return idIn(await answer.json(), 'InstallmentPlanNumber');
  },
};

/** What is typed where a page asks for a card. */
const TYPED = { holder: 'Ada Lovelace', expiry: '12/40', cvc: '123', number: '4111111111111111' };

const idIn = (answer: unknown, name: string): string => {
  const id: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, name) : null;
  if (typeof id === 'string') return id;
  throw new Error(`a sandbox gave no ${name}: ${JSON.stringify(answer)}`);
};

const page = (fields: Readonly<Record<string, string>> = {}): WayToPay => ({
  by: 'page',
  fields: (chance) => ({ ...fields, answer: chance.happens(0.15) ? 'cancel' : 'approve' }),
});

/** Every way to pay of the countries that the storm is in, by its id in the registry. */
export const WAYS_TO_PAY: Readonly<Record<string, WayToPay>> = {
  stripeDirect: card,
  stripeCanada: card,
  paypal,
  paypalCredit: paypal,
  applepay: wallet('apple_pay'),
  googlepay: wallet('google_pay'),
  stripePaymentRequest: card,
  amazonPay: page({ address: 'us', instrument: 'visa' }),
  link: page(),
  afterPay: page(),
  affirm: page(),
  splitIt: plan,
  bank: page(),
  truemed: page(),
  acima: page(),
};

export interface Dealt {
  readonly country: StormCountry;
  readonly way: string;
}

const COUNTRY_IDS: readonly StormCountry[] = ['US', 'CA'];

/** Every way to pay, in every country that has it. */
export const DEALT: readonly Dealt[] = Object.keys(WAYS_TO_PAY).flatMap((way) =>
  COUNTRY_IDS.filter((country) => findMethod(way)?.countries.includes(country)).map((country) => ({
    country,
    way,
  })),
);
