import type { OfferedMethod } from '@counterpane/contract/checkout';
import type { Money } from '@counterpane/rules/money/money';
import { instalmentsOf } from '@counterpane/rules/payments/instalments';

/** In how many payments, and how far apart; one payment is made at once. */
export interface Schedule {
  readonly count: number;
  readonly every: 'once' | 'month' | 'two weeks';
}

/** One way to pay, or several that come to the same, beside the others. Null is what its provider says first. */
export interface Way {
  readonly labels: readonly string[];
  readonly total: Money | null;
  readonly schedule: Schedule | null;
  readonly today: Money | null;
  /** The yearly rate in percent of an example: the provider's may be another. */
  readonly exampleApr: number | null;
  /** Lines that a health account may pay for; null where that is no question. */
  readonly eligible: readonly string[] | null;
}

const AFTERPAY_PAYMENTS = 4;

interface Purchase {
  readonly total: Money;
  readonly splitItNumberOfPayments: number;
  readonly eligible: readonly string[];
  /** The storefront's example of a loan: a yearly rate in percent, and how long. */
  readonly loanExample: LoanExample | null;
}

interface LoanExample {
  readonly apr: number;
  readonly months: number;
}

/** What each of the methods costs, and when, in the order in which they are offered. */
export const compareWays = (methods: readonly OfferedMethod[], purchase: Purchase): readonly Way[] => {
  const atOnce = methods.filter(({ id }) => !(id in OTHERWISE));
  const ways = methods.flatMap(({ id, label }) => {
    const otherwise = OTHERWISE[id];
    return otherwise ? [{ ...NOTHING_SAID, labels: [label], ...otherwise(purchase) }] : [];
  });
  const { total } = purchase;
  return atOnce.length === 0
    ? ways
    : [
        { ...NOTHING_SAID, labels: atOnce.map(({ label }) => label), total, schedule: ONCE, today: total },
        ...ways,
      ];
};

const ONCE: Schedule = { count: 1, every: 'once' };

const NOTHING_SAID: Omit<Way, 'labels'> = {
  total: null,
  schedule: null,
  today: null,
  exampleApr: null,
  eligible: null,
};

/** Ways to pay that are not one payment of all there is to pay. */
const OTHERWISE: Readonly<Record<string, ((purchase: Purchase) => Partial<Way>) | undefined>> = {
  splitIt: ({ total, splitItNumberOfPayments: count }) => inParts(total, { count, every: 'month' }),
  afterPay: ({ total }) => inParts(total, { count: AFTERPAY_PAYMENTS, every: 'two weeks' }),
  affirm: ({ total, loanExample }) => (loanExample ? asLoan(total, loanExample) : {}),
  truemed: ({ total, eligible }) => ({ total, schedule: ONCE, today: total, eligible }),
  paypalCredit: () => ({}),
  acima: () => ({}),
};

/** Without interest: the first part is due today. */
const inParts = (total: Money, schedule: Schedule): Partial<Way> => {
  const [first] = instalmentsOf(total.amount, schedule.count);
  return { total, schedule, today: { ...total, amount: first?.amount ?? 0 } };
};

/** The first month is due in a month. */
const asLoan = (total: Money, example: LoanExample): Partial<Way> => ({
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
