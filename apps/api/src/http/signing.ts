import { createHmac, timingSafeEqual } from 'node:crypto';
import { keyOf, keysOf, type Purpose } from './purpose-keys.ts';

/** A text with its signature: `<text>.<signature>`. `purpose` keeps one kind from passing as another. */
export const sign = (text: string, purpose: Purpose, secret: string): string =>
  `${text}.${signature(text, keyOf(secret, purpose))}`;

/** The text of a signed text, or null when none of our secrets signed it for this purpose. */
export const findSigned = (signed: string, purpose: Purpose, secret: string): string | null => {
  const dot = signed.lastIndexOf('.');
  if (dot < 1) return null;
  const text = signed.slice(0, dot);
  const given = Buffer.from(signed.slice(dot + 1));
  const isOurs = keysOf(secret, purpose).some((key) => isEqual(given, Buffer.from(signature(text, key))));
  return isOurs ? text : null;
};

const isEqual = (given: Buffer, expected: Buffer): boolean =>
  given.length === expected.length && timingSafeEqual(given, expected);

const signature = (text: string, key: string): string =>
  createHmac('sha256', key).update(text).digest('base64url');
