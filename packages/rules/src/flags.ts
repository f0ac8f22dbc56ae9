/** A switch of the store. */
interface FlagDefinition {
  /** Who decides about it. */
  readonly owner: 'accounts' | 'catalogue' | 'checkout' | 'payments' | 'marketing' | 'delivery';
  /** What a brand has that says nothing of it. */
  readonly isOn: boolean;
  /** What it does when it is on. */
  readonly text: string;
  /** The ISO day until which it is tried out and is then decided for good; null for a setting that brands choose. */
  readonly until: string | null;
}

/** Every switch of the store [C3, D75]. A brand sets its own, an operator overrides them. */
export const FLAGS = {
  splitKing: {
    owner: 'catalogue',
    isOn: true,
    text: 'Split king is sold as a size.',
    until: null,
  },
  splitKingGift: {
    owner: 'catalogue',
    isOn: false,
    text: 'A split king brings split-king sheets and protector, not two twin XL.',
    until: null,
  },
  kingAdjustable: {
    owner: 'catalogue',
    isOn: true,
    text: 'Adjustable bases are sold in king.',
    until: null,
  },
  giftFromExtrasSwitcher: {
    owner: 'catalogue',
    isOn: true,
    text: 'Gifts are the extras of the product, not the gift bundle of the brand.',
    until: null,
  },
  premierBundle: {
    owner: 'catalogue',
    isOn: true,
    text: 'The Premier Bundle is offered.',
    until: null,
  },
  premierLabel: {
    owner: 'marketing',
    isOn: false,
    text: 'The combo label says Premier in place of Serenity.',
    until: '2027-03-31',
  },
  multipleExtendCoverage: {
    owner: 'catalogue',
    isOn: false,
    text: 'An accidental and a non-accidental plan may cover one item.',
    until: null,
  },
  keepCouponIfNoDiscount: {
    owner: 'checkout',
    isOn: true,
    text: 'A code that came by itself stays although it takes nothing off.',
    until: null,
  },
  preventAddingCoupon: {
    owner: 'checkout',
    isOn: true,
    text: 'A code that was taken out does not come back by itself.',
    until: null,
  },
  nextDayDelivery: {
    owner: 'delivery',
    isOn: false,
    text: 'What arrives within a day says "24 Hours!".',
    until: null,
  },
  hideEmailCheckbox: {
    owner: 'checkout',
    isOn: false,
    text: 'The email opt-in is not shown.',
    until: null,
  },
  billingStep: {
    owner: 'checkout',
    isOn: true,
    text: 'The billing step asks for an address; off, it is the shipping address.',
    until: null,
  },
  regionDebounceLeading: {
    owner: 'checkout',
    isOn: false,
    text: 'The region is checked at once and then every 250 ms, not after 500 ms.',
    until: '2027-03-31',
  },
  accounts: {
    owner: 'accounts',
    isOn: false,
    text: 'Shoppers have accounts: /login and /my-account.',
    until: '2027-06-30',
  },
  storeCredit: {
    owner: 'accounts',
    isOn: false,
    text: 'Where shoppers have accounts, they can have store credit in place of money, and pay with it.',
    until: '2027-06-30',
  },
  textMessages: {
    owner: 'marketing',
    isOn: false,
    text: 'Who agrees to text messages at the checkout gets them.',
    until: '2027-06-30',
  },
  AMAZON_PAY_V2: {
    owner: 'payments',
    isOn: true,
    text: 'Amazon Pay speaks its second version.',
    until: '2027-06-30',
  },
} as const satisfies Record<string, FlagDefinition>;

export type FlagName = keyof typeof FLAGS;
export type Flags = Readonly<Record<FlagName, boolean>>;

/** @example isFlagName('splitKing') // true */
export const isFlagName = (text: string): text is FlagName => Object.hasOwn(FLAGS, text);

/**
 * All flags: the defaults, overridden by the brand's and then by the operator's.
 * @example flagsWith({ splitKingGift: true }).splitKing // true
 */
export const flagsWith = (...overrides: readonly Partial<Flags>[]): Flags =>
  Object.assign(
    // The keys of the definitions are the names of the flags.
    Object.fromEntries(Object.entries(FLAGS).map(([name, { isOn }]) => [name, isOn])) as Record<
      FlagName,
      boolean
    >,
    ...overrides,
  );

/**
 * The flags that should have been decided for good before an ISO day, by their names.
 * @example flagsPastTheirEnd('2026-11-27') // []
 */
export const flagsPastTheirEnd = (today: string): FlagName[] =>
  Object.entries(FLAGS).flatMap(([name, { until }]) =>
    isFlagName(name) && until !== null && until < today ? [name] : [],
  );
