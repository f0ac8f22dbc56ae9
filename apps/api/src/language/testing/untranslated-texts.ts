import { isProse, textsOf } from './texts-of.ts';
import type { Translation } from './translations.ts';

/** What programs go by, and what a shopper typed. */
const NOT_TRANSLATED = /\.(?:type|property|tags|paymentProviders|shippingAddress|billingAddress|email)\b/;

/** Texts that an answer has in a language as in English, but for what is spelled alike, alone or in a list: nobody has localized them in it. */
export const untranslatedTexts = (
  localized: unknown,
  english: unknown,
  { alike }: Pick<Translation, 'alike'>,
): string[] => {
  const first = new Map(textsOf(english));
  return textsOf(localized)
    .filter(([place, text]) => first.get(place) === text && isProse(text))
    .filter(
      ([place, text]) => !text.split(', ').every((part) => alike.has(part)) && !NOT_TRANSLATED.test(place),
    )
    .map(([place, text]) => `${place}: ${text}`);
};
