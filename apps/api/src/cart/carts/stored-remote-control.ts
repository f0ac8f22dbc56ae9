/**
 * Remote control by staff that a shopper allowed, stored with the cart so that both change in one write. Token and code are derived
 * from the nonce with the store's secret: the database holds neither.
 */
export interface RemoteControl {
  readonly nonce: string;
  /** Finds the cart of a code. */
  readonly codeHash: string;
  /** ISO time. */
  readonly until: string;
  /** Who is in the cart, in the order in which they came. */
  readonly staff: readonly { readonly id: string; readonly name: string }[];
}
