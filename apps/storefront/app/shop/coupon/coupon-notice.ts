import type { Translate } from '@counterpane/messages/translator';
import { parseCouponCode } from '@counterpane/rules/coupons/coupon';

const WORDS: Readonly<Record<string, CodeText>> = {
  expired: 'The code {code} has expired and was not used.',
  unusable: 'The code {code} cannot be used.',
};

/** What tells of a code. */
type CodeText = 'The code {code} has expired and was not used.' | 'The code {code} cannot be used.';

/** What became of a code that came by itself, from the address that told it; null when there is nothing to say. */
export const couponNotice = (search: URLSearchParams, t: Translate): string | null => {
  const news = search.get('news') ?? '';
  const words = Object.hasOwn(WORDS, news) ? WORDS[news] : undefined;
  const code = parseCouponCode(search.get('code') ?? '');
  return words === undefined || code === null ? null : t(words, { code });
};
