import type { Behaviour } from './nonce.ts';

/** Where the order goes, as the store told PayPal. */
export interface ShipTo {
  readonly recipientName: string;
  readonly line1: string;
  readonly line2: string;
  readonly city: string;
  readonly state: string;
  readonly postalCode: string;
  readonly countryCode: string;
}

/** A billing agreement on its way: asked for by a page, shown to the shopper, approved or not. */
export interface Agreement {
  readonly token: string;
  readonly offersCredit: boolean;
  readonly shipTo: ShipTo | null;
  /** The page that asked, and that alone is told of the answer. */
  readonly origin: string;
  /** Null until the shopper has approved. */
  readonly approvedAs: Behaviour | null;
}
