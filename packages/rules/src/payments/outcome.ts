import type { Money } from '../money/money.ts';

/** What is left of a card once the provider holds it: never more than this [K3]. */
export interface CardSummary {
  readonly brand: string;
  readonly last4: string;
}

/** What the shopper has to do next, outside the store. [S3]. */
export type NextAction =
  | { readonly type: 'redirect'; readonly url: string; readonly plan?: string | undefined }
  | { readonly type: 'challenge'; readonly url: string; readonly clientSecret: string }
  | { readonly type: 'iframe'; readonly url: string };

/** How held money can be taken [R048]. */
export interface Hold {
  /** Whether it can be captured in parts. */
  readonly captures: 'several' | 'once';
  /** ISO time of its end; null where the provider does not say. */
  readonly until: string | null;
  /** Cents that were taken of it so far. */
  readonly taken: number;
}

/**
 * A provider's report of one payment. Return address, webhook and poll all become one of these
 * and go through the same table [R005].
 *
 * - `succeeded`: captured in full. `authorised`: held, not yet captured. `processing`: the answer comes later.
 * - `challenge`: the shopper must act (`nextAction`). `failed`: declined, may be tried again.
 * - `cancelled`: ended before any money moved.
 */
export interface PaymentOutcome {
  readonly state: 'succeeded' | 'authorised' | 'processing' | 'challenge' | 'failed' | 'cancelled';
  /** The provider's own id of the payment, e.g. `pi_…`; null when it refused before there was one. */
  readonly reference: string | null;
  readonly amount: Money;
  /** Our order id, as the provider keeps it for us. */
  readonly orderId: string;
  /** Our id of the attempt, likewise; null for a payment that was made before it was kept. */
  readonly paymentId: string | null;
  readonly card: CardSummary | null;
  readonly nextAction: NextAction | null;
  /** The provider's reason, in its words, when `failed`. */
  readonly failure: { readonly code: string; readonly message: string } | null;
  /** Of money that is held: how it can be taken. Absent where the provider does not tell. */
  readonly hold?: Hold;
  /** The provider's word for the state, kept for messages of [K8]. */
  readonly providerStatus: string;
}
