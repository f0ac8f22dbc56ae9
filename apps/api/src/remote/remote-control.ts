import { createHmac, randomBytes } from 'node:crypto';
import { REMOTE_CONTROL_SECONDS } from '@counterpane/rules/cart/remote-control';
import type { Cart } from '../carts/store.ts';
import { toShortId } from '../http/ids.ts';
import { findSigned, sign } from '../http/signing.ts';

/**
 * Help that a shopper asked for, kept on the cart, so that it changes and ends in one write with it. Token and code
 * are made from the nonce with the store's secret: the database holds neither.
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

/** What was given to the shopper. */
export interface Invitation {
  readonly remoteToken: string;
  readonly code: string;
}

const PURPOSE = 'remote-token';

export const newRemoteControl = (cartId: string, now: number, secret: string): RemoteControl => {
  const nonce = randomBytes(18).toString('base64url');
  return {
    nonce,
    codeHash: hashCode(invitationOf(cartId, nonce, secret).code, secret),
    until: new Date(now + REMOTE_CONTROL_SECONDS * 1000).toISOString(),
    staff: [],
  };
};

export const invitationOf = (cartId: string, nonce: string, secret: string): Invitation => ({
  remoteToken: sign(`${cartId}:${nonce}`, PURPOSE, secret),
  code: toShortId(digest(`remote-code:${cartId}:${nonce}`, secret).subarray(0, 8)),
});

/** The cart and nonce of a token that is ours, or null. */
export const findInvited = (
  remoteToken: string,
  secret: string,
): { readonly cartId: string; readonly nonce: string } | null => {
  const [cartId, nonce] = findSigned(remoteToken, PURPOSE, secret)?.split(':') ?? [];
  return cartId && nonce ? { cartId, nonce } : null;
};

/** However it was typed: small letters, without the dash, with spaces. */
export const hashCode = (code: string, secret: string): string =>
  digest(`remote-code-hash:${code.toUpperCase().replace(/[^0-9A-Z]/g, '')}`, secret).toString('base64url');

/** The help with a cart as it is now; null when there is none, or none any more. `now` is ISO. */
export const findRemoteControl = (cart: Cart | null, now: string): RemoteControl | null =>
  cart?.status === 'open' &&
  cart.lines.length > 0 &&
  cart.remoteControl !== null &&
  now < cart.remoteControl.until
    ? cart.remoteControl
    : null;

const digest = (text: string, secret: string): Buffer => createHmac('sha256', secret).update(text).digest();
