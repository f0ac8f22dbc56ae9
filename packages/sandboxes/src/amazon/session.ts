import { randomUUID } from 'node:crypto';
import type { Price } from './amazon-price.ts';
import type { BuyerAddress, Instrument } from './instruments.ts';

/** One checkout session as the sandbox keeps it. */
export interface Session {
  readonly id: string;
  readonly createdAt: string;
  readonly state: 'Open' | 'Completed' | 'Canceled';
  readonly reasonCode: string | null;
  readonly reasonDescription: string | null;
  /** Whether signing in also agrees to the payment. */
  readonly isProcessOrder: boolean;
  readonly reviewReturnUrl: string | null;
  readonly resultReturnUrl: string | null;
  readonly cancelUrl: string | null;
  readonly payment: PaymentInfo | null;
  readonly metadata: Metadata;
  /** The address that the store knew already; null where the buyer chooses one. */
  readonly shipTo: BuyerAddress | null;
  /** Which addresses of the buyer the store delivers to; null is all. */
  readonly offered: readonly string[] | null;
  /** Null until the buyer has signed in. */
  readonly buyer: { readonly address: BuyerAddress | null; readonly instrument: Instrument } | null;
  /** The payment info that the buyer agreed to on Amazon's page. */
  readonly agreedTo: Price | null;
  readonly chargePermissionId: string | null;
  readonly chargeId: string | null;
}

export interface PaymentInfo {
  readonly paymentIntent: 'Authorize' | 'AuthorizeWithCapture' | 'Confirm';
  readonly canHandlePendingAuthorization: boolean;
  readonly chargeAmount: Price;
}

interface Metadata {
  readonly merchantReferenceId: string | null;
  readonly merchantStoreName: string | null;
  readonly noteToBuyer: string | null;
  readonly customInformation: string | null;
}

export const NO_METADATA: Metadata = {
  merchantReferenceId: null,
  merchantStoreName: null,
  noteToBuyer: null,
  customInformation: null,
};

type NewSession = Pick<
  Session,
  | 'createdAt'
  | 'isProcessOrder'
  | 'reviewReturnUrl'
  | 'resultReturnUrl'
  | 'cancelUrl'
  | 'payment'
  | 'metadata'
  | 'shipTo'
  | 'offered'
>;

export const newSession = (facts: NewSession): Session => ({
  ...facts,
  id: randomUUID(),
  state: 'Open',
  reasonCode: null,
  reasonDescription: null,
  buyer: null,
  agreedTo: null,
  chargePermissionId: null,
  chargeId: null,
});

/** The buyer turned back, or Amazon could not take the money. */
export const cancelled = (session: Session, reasonCode: string, reasonDescription: string): Session => ({
  ...session,
  state: 'Canceled',
  reasonCode,
  reasonDescription,
});

/** What is still missing before a buyer can be sent to pay. */
export const constraintsOf = (session: Session): { constraintId: string; description: string }[] => {
  const missing: [boolean, string, string][] = [
    [
      session.buyer === null && !session.isProcessOrder,
      'BuyerNotAssociated',
      'There is no buyer associated with the Checkout Session.',
    ],
    [session.payment === null, 'ChargeAmountNotSet', 'chargeAmount is not set.'],
    [
      session.resultReturnUrl === null,
      'CheckoutResultReturnUrlNotSet',
      'checkoutResultReturnUrl is not set.',
    ],
    [session.payment === null, 'PaymentIntentNotSet', 'paymentIntent is not set.'],
  ];
  return missing
    .filter(([isMissing]) => isMissing)
    .map(([, constraintId, description]) => ({ constraintId, description }));
};
