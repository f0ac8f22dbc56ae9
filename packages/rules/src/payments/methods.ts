/** The card provider's own names of what a shopper pays with [K3]. */
type PaymentMethodType =
  | 'card'
  | 'link'
  | 'afterpay_clearpay'
  | 'link_card_brand'
  | 'amazon_pay'
  | 'google_pay'
  | 'apple_pay';

/** Where we sell, as countries of an address [D32]. */
export type SellingCountry = 'US' | 'CA' | 'GB';

/**
 * What a shopper does on the billing step: types a card, approves in a wallet, fills in a form of the
 * provider, or nothing there because the provider's own page asks after `Place order`, in a frame, alone, or behind a
 * button that its script draws.
 */
export const PAYMENT_ENTRIES = [
  'card-fields',
  'wallet',
  'instalment-form',
  'frame',
  'button',
  'redirect',
] as const;
export type PaymentEntry = (typeof PAYMENT_ENTRIES)[number];

/** One way to pay. `id` is the provider id of [K3], `label` what shoppers read. */
export interface PaymentMethod {
  readonly id: string;
  readonly label: string;
  /**
   * Who takes the money: all methods of an integration share keys, webhooks and a browser script. Null where no provider takes
   * any: for an order of nothing, and for no other.
   */
  readonly integration: string | null;
  readonly types: readonly PaymentMethodType[];
  readonly countries: readonly SellingCountry[];
  /** Whether it can also be a button that skips the steps, because it knows name and address. */
  readonly isExpress: boolean;
  /** Null where nothing is entered. */
  readonly entry: PaymentEntry | null;
}

/** The provider id of Amazon Pay in [K3], which is more than a method: it opens sessions and knows addresses. */
export const AMAZON_PAY = 'amazonPay';

const EVERYWHERE = ['US', 'CA', 'GB'] as const;
const NORTH_AMERICA = ['US', 'CA'] as const;

/**
 * The one registry of ways to pay [K3, D67], in the order in which they are
 * offered: Card first. The card provider is stripeCanada in Canada and stripeDirect elsewhere; where else
 * a method can be had is what its provider supports [S3]. The specification keeps none from a
 * brand: all of them have all, but for what a storefront `leavesOutMethods` of in its brand's data.
 */
export const PAYMENT_METHODS: readonly PaymentMethod[] = [
  {
    id: 'stripeDirect',
    label: 'Card',
    integration: 'card-provider',
    types: ['card'],
    countries: ['US', 'GB'],
    isExpress: false,
    entry: 'card-fields',
  },
  {
    id: 'stripeCanada',
    label: 'Card',
    integration: 'card-provider',
    types: ['card'],
    countries: ['CA'],
    isExpress: false,
    entry: 'card-fields',
  },
  {
    id: 'paypal',
    label: 'PayPal',
    integration: 'braintree',
    types: [],
    countries: EVERYWHERE,
    isExpress: false,
    entry: 'wallet',
  },
  {
    id: 'paypalCredit',
    label: 'PayPal Credit',
    integration: 'braintree',
    types: [],
    countries: ['US'],
    isExpress: false,
    entry: 'wallet',
  },
  {
    id: 'applepay',
    label: 'Apple Pay',
    integration: 'card-provider',
    types: ['apple_pay'],
    countries: EVERYWHERE,
    isExpress: true,
    entry: 'wallet',
  },
  {
    id: 'googlepay',
    label: 'Google Pay',
    integration: 'card-provider',
    types: ['google_pay'],
    countries: EVERYWHERE,
    isExpress: true,
    entry: 'wallet',
  },
  {
    id: 'stripePaymentRequest',
    label: 'Browser wallet',
    integration: 'card-provider',
    types: ['card', 'apple_pay', 'google_pay'],
    countries: NORTH_AMERICA,
    isExpress: true,
    entry: 'wallet',
  },
  {
    id: AMAZON_PAY,
    label: 'Amazon Pay',
    integration: 'amazon',
    types: ['amazon_pay'],
    countries: ['US', 'GB'],
    isExpress: true,
    entry: 'button',
  },
  {
    id: 'link',
    label: 'Link',
    integration: 'card-provider',
    types: ['link', 'link_card_brand'],
    countries: NORTH_AMERICA,
    isExpress: false,
    entry: 'redirect',
  },
  {
    id: 'afterPay',
    label: 'After Pay',
    integration: 'card-provider',
    types: ['afterpay_clearpay'],
    countries: NORTH_AMERICA,
    isExpress: false,
    entry: 'redirect',
  },
  {
    id: 'affirm',
    label: 'Affirm',
    integration: 'affirm',
    types: [],
    countries: NORTH_AMERICA,
    isExpress: false,
    entry: 'redirect',
  },
  {
    id: 'splitIt',
    label: 'SplitIt',
    integration: 'splitit',
    types: [],
    countries: NORTH_AMERICA,
    isExpress: false,
    entry: 'instalment-form',
  },
  {
    id: 'bank',
    label: 'Bank',
    integration: 'card-provider',
    types: [],
    countries: ['US'],
    isExpress: false,
    entry: 'redirect',
  },
  {
    id: 'truemed',
    label: 'Truemed',
    integration: 'truemed',
    types: [],
    countries: ['US'],
    isExpress: false,
    entry: 'frame',
  },
  {
    id: 'acima',
    label: 'Acima',
    integration: 'acima',
    types: [],
    countries: ['US'],
    isExpress: false,
    entry: 'frame',
  },
  {
    id: 'amazon-redeem',
    label: 'No payment due',
    integration: null,
    types: [],
    countries: EVERYWHERE,
    isExpress: false,
    entry: null,
  },
];

/** @example findMethod('paypal')?.label // "PayPal" */
export const findMethod = (id: string): PaymentMethod | null =>
  PAYMENT_METHODS.find((method) => method.id === id) ?? null;

/** @example methodIdsOf('braintree') // ["paypal", "paypalCredit"] */
export const methodIdsOf = (integration: string): readonly string[] =>
  PAYMENT_METHODS.filter((method) => method.integration === integration).map(({ id }) => id);
