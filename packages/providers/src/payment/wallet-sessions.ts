import type { AmazonSession, AmazonSessionUpdate } from '@counterpane/contract/checkout/amazon';

/** A session in the words of [K7], whose calls are named after the first wallet that has one. */
type WalletSession = AmazonSession;

/** What came of a change to a session. */
export type SessionChange =
  | { readonly ok: true; readonly session: WalletSession }
  | { readonly ok: false; readonly reason: 'unknown' | 'not_open' | 'refused'; readonly message: string };

/** A wallet that is signed in to before there is an order. None of its calls takes money. */
export interface WalletSessions {
  /** Opens a session that the shopper signs in to; its id. */
  create(request: { readonly reviewReturnUrl: string; readonly idempotencyKey: string }): Promise<string>;
  /** Null when the wallet knows none. */
  find(id: string): Promise<WalletSession | null>;
  /** Fetched first, and changed only while it is open. */
  update(id: string, change: AmazonSessionUpdate): Promise<SessionChange>;
}
