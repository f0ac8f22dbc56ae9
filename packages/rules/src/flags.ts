/** A flag: who sets it, its default, and its effect when on. */
interface FlagDefinition {
  readonly owner: 'catalogue' | 'checkout' | 'payments' | 'marketing' | 'delivery';
  readonly isOn: boolean;
  readonly text: string;
}

const flag = (owner: FlagDefinition['owner'], isOn: boolean, text: string): FlagDefinition => ({
  owner,
  isOn,
  text,
});

/** Every switch of the store [C3, D75]. A brand sets its own, an operator overrides them. */
export const FLAGS = {
  splitKing: flag('catalogue', true, 'Split king is sold as a size'),
  splitKingGift: flag(
    'catalogue',
    false,
    'A split king brings split-king sheets and protector, not two twin XL',
  ),
  kingAdjustable: flag('catalogue', true, 'Adjustable bases are sold in king'),
  giftFromExtrasSwitcher: flag(
    'catalogue',
    true,
    'Gifts are the extras of the product, not the gift bundle of the brand',
  ),
  premierBundle: flag('catalogue', true, 'The Premier Bundle is offered'),
  premierLabel: flag('marketing', false, 'The combo label says Premier in place of Serenity'),
  multipleExtendCoverage: flag(
    'catalogue',
    false,
    'An accidental and a non-accidental plan may cover one item',
  ),
  keepCouponIfNoDiscount: flag(
    'checkout',
    true,
    'A code that came by itself stays although it takes nothing off',
  ),
  preventAddingCoupon: flag('checkout', true, 'A code that was taken out does not come back by itself'),
  nextDayDelivery: flag('delivery', false, 'What arrives within a day says "24 Hours!"'),
  hideEmailCheckbox: flag('checkout', false, 'The email opt-in is not shown'),
  billingStep: flag(
    'checkout',
    true,
    'The billing step asks for an address; off, it is the shipping address',
  ),
  regionDebounceLeading: flag(
    'checkout',
    false,
    'The region is checked at once and then every 250 ms, not after 500 ms',
  ),
  AMAZON_PAY_V2: flag('payments', true, 'Amazon Pay speaks its second version'),
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
