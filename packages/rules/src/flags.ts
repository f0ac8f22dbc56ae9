/** A flag: who sets it, and its default. */
interface FlagDefinition {
  readonly owner: 'accounts' | 'catalogue' | 'checkout' | 'payments' | 'marketing' | 'delivery';
  readonly isOn: boolean;
}

const flag = (owner: FlagDefinition['owner'], isOn: boolean): FlagDefinition => ({ owner, isOn });

/** Every switch of the store [C3, D75]. A brand sets its own, an operator overrides them. What each does when it is on stands above it. */
export const FLAGS = {
  /** Split king is sold as a size. */
  splitKing: flag('catalogue', true),
  /** A split king brings split-king sheets and protector, not two twin XL. */
  splitKingGift: flag('catalogue', false),
  /** Adjustable bases are sold in king. */
  kingAdjustable: flag('catalogue', true),
  /** Gifts are the extras of the product, not the gift bundle of the brand. */
  giftFromExtrasSwitcher: flag('catalogue', true),
  /** The Premier Bundle is offered. */
  premierBundle: flag('catalogue', true),
  /** The combo label says Premier in place of Serenity. */
  premierLabel: flag('marketing', false),
  /** An accidental and a non-accidental plan may cover one item. */
  multipleExtendCoverage: flag('catalogue', false),
  /** A code that came by itself stays although it takes nothing off. */
  keepCouponIfNoDiscount: flag('checkout', true),
  /** A code that was taken out does not come back by itself. */
  preventAddingCoupon: flag('checkout', true),
  /** What arrives within a day says "24 Hours!". */
  nextDayDelivery: flag('delivery', false),
  /** The email opt-in is not shown. */
  hideEmailCheckbox: flag('checkout', false),
  /** The billing step asks for an address; off, it is the shipping address. */
  billingStep: flag('checkout', true),
  /** The region is checked at once and then every 250 ms, not after 500 ms. */
  regionDebounceLeading: flag('checkout', false),
  /** Shoppers have accounts: /login and /my-account. */
  accounts: flag('accounts', false),
  /** Where shoppers have accounts, they can have store credit in place of money, and pay with it. */
  storeCredit: flag('accounts', false),
  /** Who agrees to text messages at the checkout gets them. */
  textMessages: flag('marketing', false),
  /** Amazon Pay speaks its second version. */
  AMAZON_PAY_V2: flag('payments', true),
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
