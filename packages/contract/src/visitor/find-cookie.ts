import { parseCookie } from 'cookie';

/**
 * One cookie of a `Cookie` header or of `document.cookie`; null where there is none, or where it is empty. A cookie is the
 * visitor's to change: what cannot be decoded is none.
 * @example findCookie('a=1; delivery-zip=10001', 'delivery-zip') // "10001"
 */
export const findCookie = (header: string | null | undefined, name: string): string | null =>
  parseCookie(header ?? '', { decode })[name] || null;

const decode = (value: string): string | undefined => {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
};
