import type { PlainMessageId } from '@counterpane/messages/message-id';
import type { Translate } from '@counterpane/messages/translator';

const LINK_TEXTS = {
  cart_link_invalid: 'The link to a cart is not complete: nothing was added.',
  cart_not_found: 'The cart of this link is not shared any more: nothing was added.',
  too_many_requests: 'That was too quick: please follow the link again in a moment.',
} as const satisfies Readonly<Record<string, PlainMessageId>>;

/** Why the link to a cart did not work; null when no link led here, or it worked. */
export const cartLinkError = (search: URLSearchParams, t: Translate): string | null => {
  const fault = search.get('link');
  if (fault === null) return null;
  return t(isKnown(fault) ? LINK_TEXTS[fault] : LINK_TEXTS.cart_link_invalid);
};

const isKnown = (fault: string): fault is keyof typeof LINK_TEXTS => Object.hasOwn(LINK_TEXTS, fault);
