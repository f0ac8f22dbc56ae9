import type Stripe from 'stripe';
import { Journal } from '../machinery/journal.ts';
import type { LedgerEntry } from '../machinery/ledger.ts';
import type { StoredAnswer } from '../machinery/with-idempotency.ts';
import type { PaymentMethod } from './payment-method.ts';

/** Everything the sandbox remembers, by kind and id. */
interface Records {
  token: { readonly token: Stripe.Token; readonly means: PaymentMethod };
  confirmation_token: {
    readonly token: Stripe.ConfirmationToken;
    readonly means: PaymentMethod;
    readonly isUsed: boolean;
    /** What the page said of the payment that it is for; absent where it said nothing. */
    readonly captureMethod?: string | undefined;
  };
  /** Stored as `means`, by which the journals of running demos know them. */
  means: PaymentMethod;
  payment_intent: Stripe.PaymentIntent;
  charge: Stripe.Charge;
  refund: Stripe.Refund;
  dispute: Stripe.Dispute;
  session: Stripe.Checkout.Session;
  /** The hosted page a payment intent belongs to. */
  session_of_intent: string;
  intent_of_session: string;
  /** An open 3-D Secure page: whose it is and where it leads back to. */
  challenge: { readonly intent: string; readonly returnUrl: string | null };
  event: Stripe.Event;
  /** Ways to pay that the account lacks. */
  switched_off: boolean;
  answer: StoredAnswer;
  ledger: LedgerEntry;
}

/** The sandbox's memory. */
export class SandboxState extends Journal<Records> {}
