import type { Translate } from '../language/translate.ts';

const LINK_TEXTS: Readonly<Record<string, string>> = {
  cart_link_invalid: 'The link to a cart is not complete: nothing was added.',
  cart_not_found: 'The cart of this link is not shared any more: nothing was added.',
  too_many_requests: 'That was too quick: please follow the link again in a moment.',
};

/** Why the link to a cart did not work; null when no link led here, or it worked. */
export const cartLinkError = (search: URLSearchParams, t: Translate): string | null => {
  const fault = search.get('link');
  if (fault === null) return null;
  return t(LINK_TEXTS[Object.hasOwn(LINK_TEXTS, fault) ? fault : 'cart_link_invalid'] ?? '');
};
