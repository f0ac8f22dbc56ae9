/**
 * One cookie of a `Cookie` header or of `document.cookie`; null where there is none, or where it is empty. A cookie is the
 * visitor's to change: what cannot be decoded is none. By hand, because every product page carries it: the cookie package
 * takes 600 bytes of the 11 KB that such a page may have.
 * @example findCookie('a=1; delivery-zip=10001', 'delivery-zip') // "10001"
 */
export const findCookie = (header: string | null | undefined, name: string): string | null => {
  const start = `${name}=`;
  const pair = header?.split(';').find((one) => one.trim().startsWith(start));
  return pair === undefined ? null : decoded(pair.trim().slice(start.length)) || null;
};

const decoded = (value: string): string | null => {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
};
