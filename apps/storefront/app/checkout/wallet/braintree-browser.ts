/** What we use of Braintree's browser scripts and of the PayPal script that they load. */
interface Braintree {
  readonly client: { create(options: { readonly authorization: string }): Promise<unknown> };
  readonly dataCollector: {
    /** https://braintree.github.io/braintree-web/current/DataCollector.html */
    create(options: { readonly client: unknown }): Promise<{ readonly deviceData: string }>;
  };
  readonly paypalCheckout: { create(options: { readonly client: unknown }): Promise<PayPalCheckout> };
}

/** One PayPal checkout: https://braintree.github.io/braintree-web/current/PayPalCheckout.html */
export interface PayPalCheckout {
  loadPayPalSDK(options: Readonly<Record<string, unknown>>): Promise<unknown>;
  /** Resolves to what the buttons call a billing token. */
  createPayment(options: VaultPayment): Promise<string>;
  tokenizePayment(approval: unknown): Promise<{ readonly nonce: string }>;
}

/** The vault flow with the address that the shopper gave us [C7]. */
export interface VaultPayment {
  readonly flow: 'vault';
  readonly offerCredit: boolean;
  readonly enableShippingAddress: true;
  readonly shippingAddressEditable: false;
  readonly shippingAddressOverride: ShippingOverride;
}

export interface ShippingOverride {
  readonly recipientName: string;
  readonly line1: string;
  readonly line2: string;
  readonly city: string;
  readonly state: string;
  readonly postalCode: string;
  readonly countryCode: string;
  readonly phone: string;
}

/** PayPal's own script: https://developer.paypal.com/sdk/js/reference/ */
interface PayPalScript {
  readonly FUNDING: Readonly<Record<'PAYPAL' | 'CREDIT', string>>;
  Buttons(options: ButtonOptions): PayPalButtons;
}

export interface ButtonOptions {
  readonly fundingSource: string;
  readonly createBillingAgreement: () => Promise<string>;
  readonly onApprove: (approval: unknown) => Promise<void>;
  readonly onCancel: () => void;
  readonly onError: (error: unknown) => void;
}

export interface PayPalButtons {
  isEligible(): boolean;
  render(place: HTMLElement): Promise<void>;
  close(): Promise<void>;
}

declare global {
  interface Window {
    /** Set by Braintree's scripts. */
    braintree?: Partial<Braintree>;
    /** Set by PayPal's script. */
    paypal?: PayPalScript;
  }
}
