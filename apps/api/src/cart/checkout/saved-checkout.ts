import type { Address } from '@counterpane/contract/checkout/address';
import type { ExpressProgress } from '@counterpane/contract/checkout/checkout';
import type { DeliveryOption } from '@counterpane/rules/delivery/delivery-methods';

/** A region without a street: enough for taxes and fees. */
export interface SavedRegion {
  readonly country: string;
  readonly state: string;
  readonly zip: string;
  readonly city: string;
}

/**
 * Asked once each, by the names of the specification: `extend`, whether a protection plan extends the cover of what was chosen
 * [D90, K4.44], and `bmsm`, "buy more, save more", whether one more is wanted for the next tier of a promotion [K3.38].
 */
type Question = 'extend' | 'bmsm';

/** What a visitor has entered at checkout, kept with the cart and removed with it [D70]. */
export interface SavedCheckout {
  readonly shippingAddress?: Address;
  /** Where it goes by what was typed last, while that is not a whole address yet. */
  readonly region?: SavedRegion;
  /** When that was typed, by the shopper's own clock, in milliseconds: calls may overtake one another. */
  readonly regionTypedAt?: number;
  /** The tax service's rate at the destination. */
  readonly taxRate?: SavedTaxRate;
  readonly billingAddress?: Address;
  readonly sameAsShipping?: boolean;
  readonly email?: string;
  /** Whether there is an order of the same person already; asked only where a promotion is for first orders. */
  readonly isReturning?: boolean;
  readonly permissions?: Permissions;
  /** In which language the shipping step was sent: what is written to the shopper is in it. */
  readonly language?: string;
  readonly paymentProvider?: string;
  /** The single-use token of `paymentProvider`, and what may be shown of the card or wallet. */
  readonly cardToken?: {
    readonly id: string;
    readonly card: { readonly last4: string; readonly brand: string };
    /** What the company's script told of the device; it is forgotten with the token. */
    readonly deviceData?: string | undefined;
  };
  /** A wallet that skips the steps: how far it is, and where its failure leads. */
  readonly express?: ExpressCheckout;
  /** The session of Amazon Pay that was signed in to, until it fails. */
  readonly amazonSessionId?: string;
  /** In how many instalments; 12 unless the shopper chose otherwise. */
  readonly numberOfPayments?: number;
  /** Store credit pays as much as there is. */
  readonly usesCredit?: boolean;
  /** The placed order that what is in the cart is added to [R058]. */
  readonly addsTo?: CartAddition;
  /** Ground unless something else was chosen [K3]. */
  readonly deliveryOption?: DeliveryOption;
  readonly withMattressRemoval?: boolean;
  /** The ISO day on which the shopper wants all of it. */
  readonly certainDeliveryDate?: string;
  /** What was promised of a price before the checkout [R015]. */
  readonly priceHolds?: readonly PriceHold[];
  /** ISO time of the last step or region that was sent; what was entered is kept for a while from then on. */
  readonly savedAt?: string;
  /** What was asked once and is not asked again [K4]. */
  readonly acknowledged?: readonly Question[];
  /** A product page led straight to the checkout, and nothing was added since. */
  readonly fromProduct?: boolean;
  readonly submitted?: { readonly shipping: boolean; readonly billing: boolean };
}

/** What a cart has to know of the order that it is added to, so that every read prices alike. */
export interface CartAddition {
  readonly orderId: string;
  readonly shortId: string;
  /** ISO time after which it is an order of its own. */
  readonly until: string;
  /** The order is carried in, so that what is added is too. */
  readonly hasWhiteGlove: boolean;
  /** Where the order goes. */
  readonly region: SavedRegion;
}

/** Consent, with the text that was agreed to, when and where [D71]. */
export interface Permissions {
  readonly sendEmail: boolean;
  readonly sendSMS: boolean;
  readonly at: string;
  readonly texts: readonly string[];
  /** Country and state of the address that it came with. */
  readonly region?: string;
}

/** An express wallet of a cart: it brings name, address and payment, so the steps are skipped. */
export interface ExpressCheckout {
  readonly provider: string;
  readonly stage: ExpressProgress['stage'];
  /** Where it leads back to when it ends without an order. */
  readonly fallbackStep: NonNullable<ExpressProgress['fallbackStep']>;
  /** How often it has ended without one: another number is another try. */
  readonly ended: number;
}

/** What was promised of one thing at one place: cents, basis points, an ISO time. */
export interface PriceHold {
  readonly storefront: string;
  readonly sku: string;
  readonly state: string;
  readonly zip: string;
  /** Of one: the list price, and the price that it is sold at. */
  readonly listCents: number;
  readonly priceCents: number;
  readonly taxBasisPoints: number;
  readonly recyclingFee: number;
  readonly until: string;
}

/** A tax service's rate for a place, in basis points; stored with the cart, so that every read prices alike. */
export interface SavedTaxRate {
  readonly country: string;
  readonly state: string;
  readonly zip: string;
  readonly basisPoints: number;
}
