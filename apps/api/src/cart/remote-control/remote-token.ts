import { createHmac, randomBytes } from 'node:crypto';
import { REMOTE_CONTROL_SECONDS } from '@counterpane/rules/cart/remote-control';
import { toShortId } from '../../http/ids.ts';
import { keyOf, keysOf } from '../../http/purpose-keys.ts';
import { findSigned, sign } from '../../http/signing.ts';
import type { Cart } from '../carts/store.ts';
import type { RemoteControl } from '../carts/stored-remote-control.ts';

/** What was given to the shopper. */
interface Invitation {
  readonly remoteToken: string;
  readonly code: string;
}

const PURPOSE = 'remote-token';

export const newRemoteControl = (cartId: string, now: number, secret: string): RemoteControl => {
  const nonce = randomBytes(18).toString('base64url');
  const [codeHash = ''] = hashesOfCode(codeOf(cartId, nonce, keyOf(secret, 'remote-code')), secret);
  return {
    nonce,
    codeHash,
    until: new Date(now + REMOTE_CONTROL_SECONDS * 1000).toISOString(),
    staff: [],
  };
};

/** The code stays the same after the signing secret changes. */
export const invitationOf = (
  cartId: string,
  { nonce, codeHash }: Pick<RemoteControl, 'nonce' | 'codeHash'>,
  secret: string,
): Invitation => {
  const codes = keysOf(secret, 'remote-code').map((key) => codeOf(cartId, nonce, key));
  return {
    remoteToken: sign(`${cartId}:${nonce}`, PURPOSE, secret),
    code: codes.find((code) => hashesOfCode(code, secret).includes(codeHash)) ?? '',
  };
};

/** The cart and nonce of a token that is ours, or null. */
export const findInvited = (
  remoteToken: string,
  secret: string,
): { readonly cartId: string; readonly nonce: string } | null => {
  const [cartId, nonce] = findSigned(remoteToken, PURPOSE, secret)?.split(':') ?? [];
  return cartId && nonce ? { cartId, nonce } : null;
};

/** What a code may be kept as, however it was typed: small letters, without the dash, with spaces. */
export const hashesOfCode = (code: string, secret: string): readonly string[] => {
  const plain = code.toUpperCase().replace(/[^0-9A-Z]/g, '');
  return keysOf(secret, 'remote-code-hash').map((key) => digest(plain, key).toString('base64url'));
};

/** The remote control of a cart that is valid now; null when there is none, or when it has ended. `now` is ISO. */
export const findRemoteControl = (cart: Cart | null, now: string): RemoteControl | null =>
  cart?.status === 'open' &&
  cart.lines.length > 0 &&
  cart.remoteControl !== null &&
  now < cart.remoteControl.until
    ? cart.remoteControl
    : null;

const codeOf = (cartId: string, nonce: string, key: string): string =>
  toShortId(digest(`${cartId}:${nonce}`, key).subarray(0, 8));

const digest = (text: string, key: string): Buffer => createHmac('sha256', key).update(text).digest();
