import type { AmazonSession, AmazonSessionUpdate } from '@counterpane/contract/checkout/amazon';
import type { AmazonButton } from '@counterpane/contract/checkout/amazon-button';
import type { SellingCountry } from '@counterpane/rules/payments/methods';

/** A session in the words of [K7], whose calls are named after the first wallet that has one. */
type WalletSession = AmazonSession;

/** What came of a change to a session. */
export type SessionChange =
  | { readonly ok: true; readonly session: WalletSession }
  | { readonly ok: false; readonly reason: 'unknown' | 'not_open' | 'refused'; readonly message: string };

/** What the wallet's own script starts a session with: it is signed, so that no browser can change it. */
export type SignedButton = AmazonButton;

/** A session before there is an order. */
interface WalletStart {
  readonly reviewReturnUrl: string;
  /** What the shopper knows the shop by. */
  readonly shopName: string;
  /** Where the shop delivers to. */
  readonly country: SellingCountry;
  /** Comes back in the session, and proves whose button it was: the session has no id yet. */
  readonly proof: string;
}

/** A wallet that is signed in to before there is an order. None of its calls takes money. */
export interface WalletSessions {
  /** Opens a session that the shopper signs in to; its id. */
  create(request: { readonly reviewReturnUrl: string; readonly idempotencyKey: string }): Promise<string>;
  /** For the wallet's button. */
  sign(start: WalletStart): Promise<SignedButton>;
  /** Null when the wallet knows none. */
  find(id: string): Promise<WalletSession | null>;
  /** Fetched first, and changed only while it is open. */
  update(id: string, change: AmazonSessionUpdate): Promise<SessionChange>;
}
