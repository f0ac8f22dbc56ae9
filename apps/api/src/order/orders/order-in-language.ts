import type { FrozenOrder } from './frozen-order.ts';

type Told = Pick<FrozenOrder, 'cart'> & { readonly policies: NonNullable<FrozenOrder['policies']> };

/** The cart and the promises of an order as they were told when it was placed, in a language; else in its first. */
export const orderInLanguage = (
  { cart, policies = [], inOtherLanguages = {} }: FrozenOrder,
  language: string,
): Told => {
  const words = Object.hasOwn(inOtherLanguages, language) ? inOtherLanguages[language] : undefined;
  if (!words) return { cart, policies };
  const { policies: promised, ...told } = words;
  return { cart: { ...cart, ...told }, policies: promised };
};
