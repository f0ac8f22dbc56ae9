import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { findCookie } from '@counterpane/contract/visitor/find-cookie';
import { SIZE_COOKIE } from '@counterpane/contract/visitor/page-cookies';
import type { ShownVariant } from '@counterpane/rules/experiments/experiments';
import { findSize as canonicalSize } from '@counterpane/rules/options/sizes';
import type { FindShownVariant } from '../experiments/shown-variants.ts';
import type { PagePrivacy } from './page-privacy.ts';

/** Everything that a public page may depend on. Two requests with equal addresses get the same bytes. */
export interface PageAddress {
  /** The storefront's key: by however many hosts and ports it is reached, its pages are kept once. */
  readonly storefront: string;
  /** Path and query in canonical form: sorted, without what the page ignores. */
  readonly url: string;
  /** The size the shopper chose elsewhere; pages preselect it. */
  readonly size: string | null;
  /** What the visit allows: pages ask for it, or tell what is done on them. */
  readonly privacy: PagePrivacy;
  /** What the visitor is shown of an experiment; null on most pages, and for visitors who are in none. */
  readonly shown: ShownVariant | null;
}

export interface AddressFacts {
  /** The key of a host's storefront; null for a foreign host. */
  readonly storefrontOf: (host: string) => string | null;
  /** The values of the size cookie that pages know. */
  readonly sizes: ReadonlySet<string>;
  /** What a visit to a storefront allows. */
  readonly privacyOf: (storefront: string, headers: IncomingHttpHeaders) => PagePrivacy;
  readonly shownVariantOf: FindShownVariant;
}

/** Parameters that choose what a page shows. */
const SHOWN = new Set([
  ...[
    'size',
    'color',
    'material',
    'weight',
    'leg',
    'pillow',
    'arm',
    'base',
    'quantity',
    'keep',
    'variant',
    'type',
    'price',
    'sort',
    'page',
    'mattress',
    'model',
    'firmness',
    'height',
    'scores',
    'product',
    // The parts of a set, and what is ticked with it.
    'frame',
    'headboard',
    'furniture',
    'extra',
  ],
]);

/** Of sets: options of their parts, and how many of each piece. @example `base-color`, `quantity-mira-nightstand` */
const SHOWN_OF_SETS =
  /^(?:(?:mattress|base|frame|headboard|furniture)-[a-z]{1,10}|quantity-[a-z0-9-]{1,60})$/;

/** Tracking parameters of links, `list` among our own: same page, so the same entry. */
const IGNORED =
  /^(?:list|utm_\w+|_ga|_gl|gclid|gclsrc|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|yclid|srsltid|mc_[ce]id)$/;

/**
 * The canonical address of a request, or null for one that no cache should answer: a parameter we do not know may
 * change the page (a referral, a search), and odd spellings of a path would fill the cache with copies.
 */
export const findPageAddress = (req: IncomingMessage, facts: AddressFacts): PageAddress | null => {
  const { url = '/', headers } = req;
  const storefront = facts.storefrontOf(headers.host ?? '');
  if (storefront === null || !url.startsWith('/') || url.startsWith('//') || url.length > 300) return null;
  const [path = '/', query] = url.split('?', 2);
  if (path.includes('%')) return null;
  const canonicalQuery = query ? findCanonicalQuery(query) : '';
  if (canonicalQuery === null) return null;
  return {
    storefront,
    url: canonicalQuery ? `${path}?${canonicalQuery}` : path,
    size: findSize(headers.cookie, facts.sizes),
    privacy: facts.privacyOf(storefront, headers),
    shown: facts.shownVariantOf(storefront, url, headers),
  };
};

/** No address contains a space, so that no two addresses share a key; no size contains an equals sign. */
export const pageKey = ({ storefront, url, size, privacy, shown }: PageAddress): string => {
  const plain = size === null ? `${storefront}${url} ${privacy}` : `${storefront}${url} ${privacy} ${size}`;
  return shown === null ? plain : `${plain} ${shown.experiment}=${shown.variant}`;
};

/** The size that the shopper chose elsewhere, where pages know it. */
export const findSize = (cookies: string | undefined, sizes: ReadonlySet<string>): string | null => {
  const value = findCookie(cookies, SIZE_COOKIE);
  const size = value === null ? null : canonicalSize(value);
  return size !== null && sizes.has(size) ? size : null;
};

const findCanonicalQuery = (query: string): string | null => {
  const shown = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(query)) {
    const isShown = SHOWN.has(name) || SHOWN_OF_SETS.test(name);
    if (IGNORED.test(name) || (isShown && value === '')) continue;
    // A parameter given twice has too many combinations to keep a page for each.
    if (!isShown || shown.has(name)) return null;
    shown.append(name, value);
  }
  shown.sort();
  return shown.toString();
};
