import { pageCookieLine } from '@counterpane/contract/visitor/page-cookies';

/** The code that a shopper asked with last: pages that know it need not ask again. */
export const ZIP_COOKIE = 'delivery-zip';
/** The signed quote of it, for the cart. */
export const QUOTE_COOKIE = 'price-quote';

/** Both cookies, as they are set on a page of this address. */
export const quoteCookies = (
  { zip, quote }: { readonly zip: string; readonly quote: string },
  url: string,
): string[] => [
  pageCookieLine(ZIP_COOKIE, encodeURIComponent(zip), url),
  pageCookieLine(QUOTE_COOKIE, quote, url),
];

/** The price that a visitor was quoted at their door, to be kept with what they add. */
export const findQuotedPrice = ({ headers }: Pick<Request, 'headers'>): string | undefined =>
  findCookie(headers.get('cookie') ?? '', QUOTE_COOKIE) ?? undefined;

/** @example findCookie('a=1; delivery-zip=10001', ZIP_COOKIE) // "10001" */
export const findCookie = (header: string, wanted: string): string | null => {
  for (const pair of header.split(';')) {
    const [name, value = ''] = pair.trim().split('=');
    if (name === wanted && value !== '') return decoded(value);
  }
  return null;
};

/** A cookie is the visitor's to change: what cannot be read is none. */
const decoded = (value: string): string | null => {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
};
