import type { ContentSources } from '@counterpane/providers/payment/content-sources';

/** How the page's own inline scripts are known: a live page's nonce, a cached page's hashes. */
type InlineSources =
  | { readonly nonce: string }
  | { readonly scripts: readonly string[]; readonly styles: readonly string[] };

/** Policy of every answer that is not a page: it loads nothing and must not be framed. */
export const STRICT_POLICY =
  "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** Google Pay asks for its payment in a frame of its own. */
const PAYMENT_FRAMES = ['https://pay.google.com'];

/** On every answer, whatever it is. `frames`: what the checkout frames, and lets ask for a payment. */
export const baseHeaders = (
  isHttps: boolean,
  frames: readonly string[] = [],
): readonly (readonly [string, string])[] => [
  ['content-security-policy', STRICT_POLICY],
  ['x-content-type-options', 'nosniff'],
  // For browsers that are older than `frame-ancestors`, which all others follow in place of it.
  ['x-frame-options', 'DENY'],
  // Every browser of today ignores it. Scanners (Wapiti 3.0) ask for it; to block is the only mode that cannot be abused.
  ['x-xss-protection', '1; mode=block'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  // `same-origin-allow-popups`: wallets answer through the window that the checkout opened.
  ['cross-origin-opener-policy', 'same-origin-allow-popups'],
  // The place of a visitor is for the list of stores, which asks when its button is pressed.
  [
    'permissions-policy',
    `camera=(), microphone=(), geolocation=(self), browsing-topics=(), payment=(${paymentOrigins(frames)})`,
  ],
  ...(isHttps ? ([['strict-transport-security', 'max-age=63072000; includeSubDomains']] as const) : []),
];

/** `self` and origins, as this header writes them; `'self'` of the other policy is no origin. */
const paymentOrigins = (frames: readonly string[]): string =>
  [
    'self',
    ...[...frames, ...PAYMENT_FRAMES]
      .filter((frame) => frame.startsWith('http'))
      .map((frame) => `"${frame}"`),
  ].join(' ');

/** The policy of one page. The checkout has sources of payment companies, and a product page those of what one of them draws in it. */
export const contentSecurityPolicy = (inline: InlineSources, payment: ContentSources | null): string => {
  const scripts = 'nonce' in inline ? [`'nonce-${inline.nonce}'`] : inline.scripts;
  const styles = 'nonce' in inline ? [`'nonce-${inline.nonce}'`] : inline.styles;
  return [
    directive('default-src', "'self'"),
    directive('script-src', "'self'", ...scripts, ...(payment?.script ?? [])),
    directive('style-src', "'self'", ...styles),
    // Two components need it: a photograph's place has the colour of that photograph until it is there, any of sixteen
    // million, and the comparison has as many columns as beds. No nonce or hash can allow an attribute; it runs no script.
    directive('style-src-attr', "'unsafe-inline'"),
    directive('img-src', "'self'", 'data:', ...(payment?.image ?? [])),
    directive('connect-src', "'self'", ...(payment?.connect ?? [])),
    directive('frame-src', ...(payment && payment.frame.length > 0 ? payment.frame : ["'none'"])),
    directive('form-action', "'self'", ...(payment?.form ?? [])),
    directive('object-src', "'none'"),
    directive('base-uri', "'none'"),
    directive('frame-ancestors', "'none'"),
  ].join('; ');
};

const directive = (name: string, ...sources: readonly string[]): string => `${name} ${sources.join(' ')}`;
