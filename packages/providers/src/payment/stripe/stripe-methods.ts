import type { Currency, Money } from '@counterpane/rules/money/money';

interface StripeMethod {
  /** Stripe's own names of what its page offers: https://docs.stripe.com/api/payment_methods/object */
  readonly page: readonly string[];
  /** What the account has to be set up for, where it is not what the page offers first. */
  readonly capability?: string;
  /** The smallest and the largest amount, in cents and pence; a currency that is missing is not taken. */
  readonly limits?: Partial<Readonly<Record<Currency, readonly [number, number]>>>;
  /** Whether an account takes it from customers of its own country alone. */
  readonly isHomeOnly?: boolean;
}

/** Stripe's page adds the wallets that a browser has to cards by itself. */
const CARD: StripeMethod = { page: ['card'] };

const LARGEST = 99_999_999;

/**
 * What each way to pay is at Stripe. Limits of Afterpay, and that its customers are of the account's own country:
 * https://docs.stripe.com/payments/afterpay-clearpay#payment-options; of all others Stripe's smallest charge.
 */
const METHODS: Readonly<Record<string, StripeMethod>> = {
  applepay: { ...CARD, capability: 'apple_pay' },
  googlepay: { ...CARD, capability: 'google_pay' },
  // Link pays with what it has saved, or passes a card on, which is then a payment by card.
  link: { page: ['link', 'card'], limits: { USD: [50, LARGEST], CAD: [50, LARGEST] } },
  afterPay: {
    page: ['afterpay_clearpay'],
    limits: { USD: [100, 400_000], CAD: [100, 200_000] },
    isHomeOnly: true,
  },
  bank: { page: ['us_bank_account'], limits: { USD: [50, LARGEST] } },
};

/** @example pageTypesOf('afterPay') // ["afterpay_clearpay"] */
export const pageTypesOf = (id: string): readonly string[] => (METHODS[id] ?? CARD).page;

/** @example capabilityOf('googlepay') // "google_pay" */
export const capabilityOf = (id: string): string => {
  const { capability, page } = METHODS[id] ?? CARD;
  return capability ?? page[0] ?? 'card';
};

/** @example takesCurrency('bank', 'CAD') // false */
export const takesCurrency = (id: string, currency: Currency): boolean => {
  const { limits } = METHODS[id] ?? CARD;
  return limits === undefined || limits[currency] !== undefined;
};

/** @example isHomeOnly('afterPay') // true */
export const isHomeOnly = (id: string): boolean => (METHODS[id] ?? CARD).isHomeOnly === true;

/** @example takesAmount('afterPay', money(500_000, 'USD')) // false */
export const takesAmount = (id: string, { amount, currency }: Money): boolean => {
  const { limits } = METHODS[id] ?? CARD;
  if (!limits) return true;
  const [least, most] = limits[currency] ?? [Number.POSITIVE_INFINITY, 0];
  return amount >= least && amount <= most;
};
