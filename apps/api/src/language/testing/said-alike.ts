import { isProse, textsOf } from './texts-of.ts';

/** Names, and what is spelled alike in both languages. */
const ALIKE: ReadonlySet<string> = new Set([
  ...['Halcyon', 'Premier', 'Luxe', 'Ultra', 'Tencel', 'Standard', 'Jumbo', 'Acacia', 'Taupe', 'Base'],
  ...['Questions', 'Journal', 'Taxes', 'Alberta', 'Manitoba', 'Nunavut', 'Ontario', 'Saskatchewan', 'Yukon'],
]);

/** What programs go by, and what a shopper typed. */
const NOT_SAID = /\.(?:type|property|tags|paymentProviders|shippingAddress|billingAddress|email)\b/;

/** Texts that an answer has in French as in English: nobody has said them in French. */
export const saidAlike = (french: unknown, english: unknown): string[] => {
  const first = new Map(textsOf(english));
  return textsOf(french)
    .filter(([place, text]) => first.get(place) === text && isProse(text))
    .filter(([place, text]) => !ALIKE.has(text) && !NOT_SAID.test(place))
    .map(([place, text]) => `${place}: ${text}`);
};
