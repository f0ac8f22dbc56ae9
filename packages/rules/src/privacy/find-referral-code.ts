/** By either name; the first is that of the field of an order [K3.21]. */
const NAMES = ['friendsBuyToken', 'ref'] as const;

/** Codes of our own have 12 characters, those of a referral service up to 64. */
const CODE = /^[\w-]{4,64}$/;

/**
 * The code that the address of a visit brings, of who recommended the shop; null where there is none, or where it is no code:
 * what a link holds is for any stranger to write [C7.34].
 * @example findReferralCode('?size=queen&ref=9f3a51c07b2e') // "9f3a51c07b2e"
 */
export const findReferralCode = (search: string): string | null => {
  const query = new URLSearchParams(search);
  const code = NAMES.map((name) => query.get(name)).find((given) => given !== null) ?? '';
  return isReferralCode(code) ? code : null;
};

/** @example isReferralCode('9f3a51c07b2e') // true */
export const isReferralCode = (text: string): boolean => CODE.test(text);
