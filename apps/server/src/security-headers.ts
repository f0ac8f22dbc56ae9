/** Where the payment providers' scripts come from, what they frame and whom they talk to. */
export interface CardOrigins {
  readonly script: readonly string[];
  readonly frame: readonly string[];
  readonly connect: readonly string[];
  readonly form: readonly string[];
  readonly image?: readonly string[];
}

/** How the page's own inline scripts are known: a live page's nonce, a cached page's hashes. */
export type InlineSources =
  | { readonly nonce: string }
  | { readonly scripts: readonly string[]; readonly styles: readonly string[] };

/** On every answer, whatever it is. */
export const baseHeaders = (isHttps: boolean): readonly (readonly [string, string])[] => [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  // `same-origin-allow-popups`: wallets answer through the window that the checkout opened.
  ['cross-origin-opener-policy', 'same-origin-allow-popups'],
  ['permissions-policy', 'camera=(), microphone=(), geolocation=(), browsing-topics=(), payment=*'],
  ...(isHttps ? ([['strict-transport-security', 'max-age=63072000; includeSubDomains']] as const) : []),
];

/** The policy of one page. Only the checkout may load a card provider. */
export const contentSecurityPolicy = (inline: InlineSources, card: CardOrigins | null): string => {
  const scripts = 'nonce' in inline ? [`'nonce-${inline.nonce}'`] : inline.scripts;
  const styles = 'nonce' in inline ? [`'nonce-${inline.nonce}'`] : inline.styles;
  return [
    directive('default-src', "'self'"),
    directive('script-src', "'self'", ...scripts, ...(card?.script ?? [])),
    directive('style-src', "'self'", ...styles),
    // React renders `style={…}` as an attribute, which no nonce or hash can allow. It cannot run script.
    directive('style-src-attr', "'unsafe-inline'"),
    directive('img-src', "'self'", 'data:', ...(card?.image ?? [])),
    directive('connect-src', "'self'", ...(card?.connect ?? [])),
    directive('frame-src', ...(card ? card.frame : ["'none'"])),
    directive('form-action', "'self'", ...(card?.form ?? [])),
    directive('object-src', "'none'"),
    directive('base-uri', "'none'"),
    directive('frame-ancestors', "'none'"),
  ].join('; ');
};

const directive = (name: string, ...sources: readonly string[]): string => `${name} ${sources.join(' ')}`;
