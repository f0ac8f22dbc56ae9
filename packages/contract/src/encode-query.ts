/**
 * Anything as the base64 of its JSON, for a query [C7]. The URL-safe letters without
 * padding: nothing of it needs to be escaped, so that its length is what travels.
 * @example encodeQuery([{ couponCode: 'no-coupon', items: [] }])
 */
export const encodeQuery = (value: unknown): string => {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
};

type DecodedQuery = { readonly ok: true; readonly value: unknown } | { readonly ok: false };

/**
 * What a query says, in plain or URL-safe base64, with or without padding. A plus sign that nobody
 * escaped arrives as a space and is taken for what it was.
 */
export const decodeQuery = (text: string): DecodedQuery => {
  const plain = text.trim().replaceAll(' ', '+').replaceAll('-', '+').replaceAll('_', '/');
  try {
    const bytes = Uint8Array.from(atob(plain), (letter) => letter.charCodeAt(0));
    return { ok: true, value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) };
  } catch {
    return { ok: false };
  }
};
