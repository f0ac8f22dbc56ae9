import type { CardOrigins } from '../../http/security-headers.ts';
import type { AcimaKeys } from '../keys/acima-keys.ts';
import type { AffirmKeys } from '../keys/affirm-keys.ts';
import type { TruemedKeys } from '../keys/truemed-keys.ts';

interface Lenders {
  readonly affirm: AffirmKeys | null;
  readonly truemed: TruemedKeys | null;
  readonly acima: AcimaKeys | null;
}

/**
 * What the checkout may load anyway, and the pages of lenders: a form of ours leads to Affirm, and a page of
 * ours frames Truemed and Acima. No script of theirs runs in our page.
 */
export const withLenderPages = (origins: CardOrigins, { affirm, truemed, acima }: Lenders): CardOrigins => ({
  ...origins,
  form: [...origins.form, ...pagesOf(affirm?.apiUrl)],
  frame: [...origins.frame, ...withWayBack([...pagesOf(truemed?.pageUrl), ...pagesOf(acima?.frameUrl)])],
});

/** The last page in a frame is ours: it leads the window around it back. */
const withWayBack = (framed: readonly string[]): readonly string[] =>
  framed.length === 0 ? [] : [...framed, "'self'"];

/** A company may serve a page from any of its hosts. */
const pagesOf = (url: string | undefined): readonly string[] => {
  if (url === undefined) return [];
  const { origin, hostname } = new URL(url);
  const company = /\.(affirm\.(?:com|ca)|truemed\.com|acimacredit\.com|acima\.com)$/.exec(hostname)?.[1];
  return company ? [`https://*.${company}`] : [origin];
};
