/**
 * A text as base64, for a query [C7]. The URL-safe letters without padding: nothing of it needs to be escaped, so
 * that its length is what travels.
 * @example encodeText('mattress,pillow')
 */
export const encodeText = (text: string): string => {
  const bytes = new TextEncoder().encode(text);
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
};

/**
 * Anything as the base64 of its JSON.
 * @example encodeQuery([{ couponCode: 'no-coupon', items: [] }])
 */
export const encodeQuery = (value: unknown): string => encodeText(JSON.stringify(value));

type Decoded<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false };

/**
 * The text of a query, in plain or URL-safe base64, with or without padding. A plus sign that nobody
 * escaped arrives as a space and is taken for what it was.
 */
export const decodeText = (text: string): Decoded<string> => {
  const plain = text.trim().replaceAll(' ', '+').replaceAll('-', '+').replaceAll('_', '/');
  try {
    const bytes = Uint8Array.from(atob(plain), (letter) => letter.charCodeAt(0));
    return { ok: true, value: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { ok: false };
  }
};

/** What a query says in JSON. */
export const decodeQuery = (text: string): Decoded<unknown> => {
  const decoded = decodeText(text);
  if (!decoded.ok) return decoded;
  try {
    return { ok: true, value: JSON.parse(decoded.value) };
  } catch {
    return { ok: false };
  }
};
