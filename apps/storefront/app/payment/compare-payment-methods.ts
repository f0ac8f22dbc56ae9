import type { OfferedMethod } from '@counterpane/contract/checkout/checkout';
import type { Money } from '@counterpane/rules/money/money';
import { instalmentsOf } from '@counterpane/rules/payments/instalments';

/** In how many payments, and how far apart; one payment is made at once. */
export interface Schedule {
  readonly count: number;
  readonly every: 'once' | 'month' | 'two weeks';
}

/** Terms of a provider that are no figures of this order. */
type Terms = 'deferred interest' | 'lease' | 'own number of payments';

/** A payment method, or several that cost the same. Null where only the provider can tell. */
export interface ComparedMethod {
  readonly labels: readonly string[];
  readonly total: Money | null;
  readonly schedule: Schedule | null;
  readonly today: Money | null;
  /** The yearly rate in percent of an example: the provider's may be another. */
  readonly exampleApr: number | null;
  readonly terms: Terms | null;
  /** Lines that a health account may pay for; null where that is no question. */
  readonly eligible: readonly string[] | null;
}

export const AFTERPAY_PAYMENTS = 4;

/**
 * PayPal's published offer: no interest on purchases of $149 and more that are paid in full within six months,
 * otherwise interest from the day of purchase (paypal.com, "PayPal Credit" FAQ). Cents.
 */
export const PAYPAL_CREDIT_OFFER = { least: 14_900, months: 6 } as const;

/** How long a lease of Acima runs, and until when it is bought for little more than the price (acimacredit.com/faqs). */
export const ACIMA_LEASE = { months: 12, earlyDays: 90 } as const;

interface Purchase {
  readonly total: Money;
  readonly eligible: readonly string[];
  /** The storefront's example of a loan: a yearly rate in percent, and how long. */
  readonly loanExample: LoanExample | null;
}

interface LoanExample {
  readonly apr: number;
  readonly months: number;
}

/** What each of the methods costs, and when, in the order in which they are offered. */
export const comparePaymentMethods = (
  methods: readonly OfferedMethod[],
  purchase: Purchase,
): readonly ComparedMethod[] => {
  const atOnce = methods.filter(({ id }) => !(id in OTHER_SCHEDULES));
  const others = methods.flatMap(({ id, label }) => {
    const compare = OTHER_SCHEDULES[id];
    return compare ? [{ ...UNKNOWN, labels: [label], ...compare(purchase) }] : [];
  });
  const { total } = purchase;
  return atOnce.length === 0
    ? others
    : [
        { ...UNKNOWN, labels: atOnce.map(({ label }) => label), total, schedule: ONCE, today: total },
        ...others,
      ];
};

const ONCE: Schedule = { count: 1, every: 'once' };

const UNKNOWN: Omit<ComparedMethod, 'labels'> = {
  total: null,
  schedule: null,
  today: null,
  exampleApr: null,
  terms: null,
  eligible: null,
};

/** Payment methods that do not take the whole total in one payment. */
const OTHER_SCHEDULES: Readonly<
  Record<string, ((purchase: Purchase) => Partial<ComparedMethod>) | undefined>
> = {
  splitIt: ({ total }) => ({ total, terms: 'own number of payments' }),
  afterPay: ({ total }) => inParts(total, { count: AFTERPAY_PAYMENTS, every: 'two weeks' }),
  affirm: ({ total, loanExample }) => (loanExample ? asLoan(total, loanExample) : {}),
  truemed: ({ total, eligible }) => ({ total, schedule: ONCE, today: total, eligible }),
  paypalCredit: ({ total }) =>
    total.amount < PAYPAL_CREDIT_OFFER.least
      ? {}
      : { total, today: { ...total, amount: 0 }, terms: 'deferred interest' },
  acima: () => ({ terms: 'lease' }),
};

/** Without interest: the first part is due today. */
const inParts = (total: Money, schedule: Schedule): Partial<ComparedMethod> => ({
  total,
  schedule,
  today: firstOf(total, schedule.count),
});

/** The first of so many payments of a total, without interest. */
export const firstOf = (total: Money, payments: number): Money => ({
  ...total,
  amount: instalmentsOf(total.amount, payments)[0]?.amount ?? 0,
});

/** The first month is due in a month. */
const asLoan = (total: Money, example: LoanExample): Partial<ComparedMethod> => ({
  total: { ...total, amount: repaid(total.amount, example) },
  schedule: { count: example.months, every: 'month' },
  today: { ...total, amount: 0 },
  exampleApr: example.apr,
});

/** What an amount in cents comes to in equal months at a yearly rate, each rounded up to a cent. */
const repaid = (amount: number, { months, apr }: LoanExample): number => {
  const rate = apr / 100 / 12;
  const monthly = rate === 0 ? amount / months : (amount * rate) / (1 - (1 + rate) ** -months);
  return Math.ceil(monthly) * months;
};
