/**
 * Whether a page was asked for by someone who sees it: a visit from anywhere, or our own script. A picture or a frame
 * of another site is none, and must not put a code on the cart. A client that says nothing of it is no browser.
 */
export const isVisit = ({ headers }: Pick<Request, 'headers'>): boolean => {
  if (FETCHED_AHEAD.some((name) => /prefetch|prerender/.test(headers.get(name) ?? ''))) return false;
  const site = headers.get('sec-fetch-site');
  if (site === null || site === 'same-origin') return true;
  return headers.get('sec-fetch-mode') === 'navigate' && headers.get('sec-fetch-dest') === 'document';
};

/** By which browsers, and older ones, say that nobody looks at the page yet. */
const FETCHED_AHEAD = ['sec-purpose', 'purpose', 'x-moz'];
