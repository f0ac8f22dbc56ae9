import type { Currency, Money } from '@counterpane/rules/money/money';
import type { Dispute } from '@counterpane/rules/orders/decide-dispute';
import type { PaymentOutcome } from '@counterpane/rules/payments/outcome';
import type { ProviderUnavailable } from './provider-unavailable.ts';
import type { HoldTerms } from './readiness.ts';
import type { SignedButton, WalletSessions } from './wallet-sessions.ts';

/** The code of a failure that is no decline: the token was used or is too old, and the shopper approves anew. */
export const APPROVAL_SPENT = 'approval_spent';

/** Everything a provider needs to take one payment. `idempotencyKey` is stored before the call is made. */
export interface PayRequest {
  readonly orderId: string;
  /** Our id of this attempt; the provider keeps it and names it in all it says. */
  readonly paymentId: string;
  readonly amount: Money;
  /** The provider's token as the browser got it, e.g. `tok_…` or `pm_…`. */
  readonly token: string;
  readonly idempotencyKey: string;
  /**
   * For how many milliseconds this attempt has been sent, and how many ago it was sent last: a call that broke off may have taken the
   * money. `tokenIsSpent`: another attempt was declined with its token, so that a token that was used says nothing of this one.
   * Absent for one that is just sent.
   */
  readonly sent?: { readonly sinceMs: number; readonly lastMs: number; readonly tokenIsSpent?: boolean };
  /** Where the provider sends the shopper back after a challenge. */
  readonly returnUrl: string;
  readonly email: string;
  readonly description: string;
  /** Who gets the goods, and where: what fraud is judged by, and what lenders want to know. */
  readonly shipTo?: Recipient;
  /** What the shopper knows the shop by. */
  readonly shopName?: string;
  /** The money is held, and captured later. */
  readonly holdsOnly?: boolean;
  /** In how many the order is paid, where a plan was chosen. */
  readonly numberOfPayments?: number;
  /** What the provider's script told of the shopper's device, as it gave it with the token. */
  readonly deviceData?: string;
}

/** Who gets the goods, and where. */
export interface Recipient {
  readonly name: string;
  readonly phone: string;
  readonly line1: string;
  readonly line2: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly country: string;
}

/** A page of the provider's own, for shoppers without JavaScript. */
/** A page at the provider. */
export interface HostedPage {
  readonly reference: string;
  readonly url: string;
  /** What the company's script shows the same in our page by, where there is such a script. */
  readonly plan?: string;
}

export interface HostedPageRequest {
  readonly orderId: string;
  readonly paymentId: string;
  readonly amount: Money;
  readonly idempotencyKey: string;
  /** `{REFERENCE}` in it is replaced by the provider's session id. */
  readonly returnUrl: string;
  readonly cancelUrl: string;
  readonly email: string;
  readonly description: string;
  /** Who gets the goods, and where: what fraud is judged by, and what lenders want to know. */
  readonly shipTo?: Recipient;
  /** And whose money it is. */
  readonly billTo?: Recipient;
  /** What the shopper knows the shop by. */
  readonly shopName?: string;
  /** The money is held, and captured later. */
  readonly holdsOnly?: boolean;
  /** In how many the shopper chose to pay, where that was asked before. */
  readonly numberOfPayments?: number;
  /** What is paid for; taxes, delivery and fees come on top of it and make the amount. */
  readonly lines?: readonly BillLine[];
  /** What is paid beside the lines, where it is told apart: to have it brought, and tax. */
  readonly onTop?: { readonly delivery: Money; readonly tax: Money };
  /** A page of ours with the button of a company whose script alone leads to its page. */
  readonly buttonPageUrl?: string;
}

/** One thing that is paid for, as lenders and health accounts want to know it. */
export interface BillLine {
  readonly sku: string;
  readonly name: string;
  readonly quantity: number;
  /** What all of it costs, in cents. */
  readonly amount: number;
}

/** What came back with a shopper, the attempt that it may be of, and what that is known by so far. */
export type Approval = Pick<PayRequest, 'orderId' | 'paymentId' | 'amount' | 'token'> & {
  readonly reference: string;
};

/** A verified webhook: which event, and what it says. `outcome` is null for events we take no part in. */
export interface ProviderEvent {
  readonly id: string;
  readonly type: string;
  readonly outcome: PaymentOutcome | null;
  /** What became of a refund that was pending, or seemed to have gone through. */
  readonly refund?: RefundOutcome;
  /**
   * The provider's id of a dispute that something became of: what is true of it is asked by `findDispute`. Of a provider
   * that cannot be asked, the id of the payment: staff look it up and enter it.
   */
  readonly dispute?: string;
  /** What a shopper has approved before there was an order for it: the provider holds money for nobody yet. */
  readonly unclaimed?: string;
}

/** What came of reading a webhook. */
export type ReadEvent = ProviderEvent | UnverifiedEvent;

/** A webhook that is not the provider's, or not for us. */
export interface UnverifiedEvent {
  readonly refused: 'bad_signature' | 'malformed';
}

export interface RefundRequest {
  readonly reference: string;
  readonly amount: Money;
  readonly idempotencyKey: string;
}

export interface RefundOutcome {
  readonly reference: string;
  readonly state: 'succeeded' | 'pending' | 'failed';
  /** Why it failed, in the provider's words, where it says. */
  readonly failure?: string;
}

/** A movement of money as the provider's own statement has it. */
export interface ProviderEntry {
  readonly kind: 'charge' | 'refund' | 'dispute';
  /** The provider's id: of the payment, or of the refund or dispute itself. */
  readonly reference: string;
  /** The payment that a refund or a dispute belongs to; of a charge, its own. */
  readonly payment: string;
  /** Of a dispute, what was taken for it less what was put back; its fee is none of it. */
  readonly amount: Money;
  readonly state: 'succeeded' | 'pending' | 'failed';
  /** Our order, as the provider keeps it for us; null where it is none of ours. */
  readonly orderId: string | null;
  /**
   * Of a charge, or of a dispute: its provider says that the payment is disputed, or that its payer has won, and not under which id
   * it can be asked about that.
   */
  readonly disputed?: 'open' | 'lost';
  /** Of a refund: it is all that was given back of its payment beside the refunds that were asked for by name. */
  readonly inOneSum?: boolean;
  /** Of a charge whose refunds its provider does not list: what was given back of it in all; null where it does not say. */
  readonly refunded?: Money | null;
}

/** Which movements: all since a time where the provider can list them, and those of known payments in any case. */
export interface EntriesRequest {
  /** An ISO time; null asks about known payments only. */
  readonly since: string | null;
  readonly known: readonly KnownPayment[];
}

/** A payment that our ledger has, by the provider's reference, and the references of its refunds and disputes. */
export interface KnownPayment {
  readonly reference: string;
  readonly refunds: readonly string[];
  readonly disputes?: readonly string[];
}

/**
 * How disputes are found where a provider's statement does not list all: a payment says so when it is asked about, and is asked
 * about for months; reports of settlements tell of those whose money was debited; a webhook tells of them and nothing else
 * does; or nothing tells of them but what the company writes to staff.
 */
type DisputesFound = 'when_asked' | 'when_debited' | 'by_webhook' | 'by_hand';

/**
 * One payment provider behind few verbs. Expected outcomes (declined, challenge) are values;
 * {@link ProviderUnavailable} is thrown when we cannot know what happened.
 */
export interface PaymentProvider {
  readonly id: string;
  /** Takes a payment with a token from the browser. */
  pay(request: PayRequest): Promise<PaymentOutcome>;
  /**
   * Opens a page at the provider; the payment is found later by the session's reference.
   * @throws HostedPageRefused when the provider will never open it.
   */
  openHostedPage(request: HostedPageRequest): Promise<HostedPage>;
  /**
   * What the company's button is drawn with on our page. Its page has no name before the shopper comes back with one:
   * until `confirm` has seen that, the reference is the attempt's own. Absent where pages are opened by calls.
   */
  signPage?(request: HostedPageRequest): Promise<SignedButton>;
  /**
   * What the provider knows now. Takes a payment's or a hosted page's reference. Null when it knows none. What was
   * approved is `authorised` and waits for `capture`; only what was agreed to in a session is completed by asking, for
   * its wallet tells no other way.
   */
  find(reference: string): Promise<PaymentOutcome | null>;
  /**
   * What the provider gives out for a payment's client secret, as it came back with the shopper. Null when the secret
   * is not that payment's. Absent where payments have none.
   */
  findBySecret?(reference: string, clientSecret: string): Promise<PaymentOutcome | null>;
  /**
   * Tries what a shopper brought back from the provider's page, which anybody could have sent: what was approved there is
   * held from then on. A challenge has only got its name: it is asked about by that, once that is stored. Null where it is
   * not of this attempt. Absent where the way back carries no word of the provider's.
   */
  confirm?(approval: Approval): Promise<PaymentOutcome | null>;
  /**
   * Takes (part of) the held money, or what was approved on a page. The rest is let go, unless more will be taken: then the
   * outcome stays `authorised`, and says how much of it was taken in all.
   */
  capture(
    reference: string,
    amount: Money,
    idempotencyKey: string,
    more?: 'more will be taken',
  ): Promise<PaymentOutcome>;
  /**
   * Ends a payment, or closes a hosted page, that has not taken money; releases what is held or was approved there.
   * Never takes any: what was taken before is told as it is.
   */
  cancel(reference: string, idempotencyKey: string): Promise<PaymentOutcome | null>;
  refund(request: RefundRequest): Promise<RefundOutcome>;
  /**
   * A dispute by its id, as it is now. Null where there is none, or of no payment of ours. Absent where a provider tells of
   * none: staff enter its disputes.
   */
  findDispute?(reference: string): Promise<Dispute | null>;
  /** How a dispute is found of which no webhook came; absent where the statement lists all. */
  readonly findsDisputes?: DisputesFound;
  /** What the provider's statement says, for ours to be held beside; absent where it cannot be asked. */
  listEntries?(request: EntriesRequest): Promise<readonly ProviderEntry[]>;
  /** Verifies a webhook's signature and reads it. Never throws on bad input. */
  readEvent(rawBody: string, signature: string | undefined): ReadEvent | Promise<ReadEvent>;
  /** Whether an order of so much can be paid this way; absent where any can. */
  takesAmount?(amount: Money): boolean;
  /** How its money can be held until things ship; absent where it is taken with the order. */
  readonly holds?: HoldTerms;
  /** Whether the account can be paid this way in a currency, as far as is known; absent where every account can. */
  isAvailable?(currency: Currency): boolean;
  /** For a wallet that knows name and address, and is signed in to before there is an order. */
  readonly sessions?: WalletSessions;
  /** For a provider whose browser script wants a word of ours before it shows anything. */
  createClientToken?(currency: Currency): Promise<string>;
}

/** The provider looked at the request for a page and will never open it; no money can come of it. */
export class HostedPageRefused extends Error {
  override readonly name = 'HostedPageRefused';
}
