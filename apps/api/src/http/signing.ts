import { createHmac, timingSafeEqual } from 'node:crypto';

/** A text with its signature: `<text>.<signature>`. `purpose` keeps one kind from passing as another. */
export const sign = (text: string, purpose: string, secret: string): string =>
  `${text}.${signature(text, purpose, secret)}`;

/** The text of a signed text, or null when it is not ours. */
export const findSigned = (signed: string, purpose: string, secret: string): string | null => {
  const dot = signed.lastIndexOf('.');
  if (dot < 1) return null;
  const text = signed.slice(0, dot);
  const given = Buffer.from(signed.slice(dot + 1));
  const expected = Buffer.from(signature(text, purpose, secret));
  return given.length === expected.length && timingSafeEqual(given, expected) ? text : null;
};

const signature = (text: string, purpose: string, secret: string): string =>
  createHmac('sha256', secret).update(`${purpose}:${text}`).digest('base64url');
