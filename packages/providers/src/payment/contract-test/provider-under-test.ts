import type { PaymentProvider } from '../port.ts';

/** A webhook as it came in, before anyone believed it. */
export interface Delivery {
  readonly rawBody: string;
  readonly signature: string | undefined;
}

/** What the ledger of a sandbox tells of one order. */
export interface LedgerLine {
  readonly orderId: string;
  readonly kind: 'charge' | 'refund' | 'dispute' | 'authorise' | 'void';
  readonly amount: number;
  readonly currency: string;
}

/** An adapter joined to its sandbox, with the hands of a shopper and of fate. */
export interface ProviderUnderTest {
  readonly provider: PaymentProvider;
  /** Makes the token that a shopper's browser would bring, for a card that behaves so. */
  token(card: TestCard): Promise<string>;
  /** Answers the page that `nextAction.url` leads to; resolves to the address the shopper lands on. */
  answerChallenge(url: string, answer: 'Approve' | 'Decline' | 'Cancel'): Promise<string>;
  /** Approves on the provider's own page; resolves to the address the shopper lands on, null when they stay there. */
  payOnPage(url: string, card: TestCard): Promise<string | null>;
  /** Time runs out for a page that is open, as far as its provider lets pages end by themselves. */
  expirePage(reference: string): Promise<void>;
  /** A payment whose money is held and not yet taken. */
  hold(orderId: string, amount: number): Promise<string>;
  /** Time runs out for money that is held; absent where a provider's cannot be held until things ship. */
  expireHold?(reference: string): Promise<void>;
  /** What the payer's bank does weeks later; absent where the provider tells of no disputes. */
  turnDispute?(orderId: string, turn: 'inquiry' | 'opened' | 'won' | 'lost'): Promise<void>;
  planFault(kind: 'error500' | 'hang' | 'drop-after-effect' | 'html', times: number): Promise<void>;
  deliverWebhooks(manner: { readonly duplicate?: boolean; readonly hold?: boolean }): Promise<void>;
  releaseWebhooks(manner?: { readonly reverse?: boolean }): Promise<void>;
  /** Every webhook that has come in so far. */
  deliveries(): readonly Delivery[];
  /** The provider's signature of a body, for bodies it would never send. */
  sign(rawBody: string): string;
  /** How the provider packs what it sends, when that is not as it is. */
  pack?(content: string): string;
  ledger(): Promise<readonly LedgerLine[]>;
  close(): Promise<void>;
}

export type TestCard =
  | 'approved'
  | 'declined'
  | 'insufficient funds'
  | 'asks for a challenge'
  | 'succeeds later'
  | 'fails later'
  /** Refunds to it are pending first; those whose cents are 14 fail. */
  | 'refunds later';

/** How the parts of the contract reach the provider that is being tested. */
export type UnderTest = () => ProviderUnderTest;
