/** Companies whose accounts sign customers in, where the store has keys of them. */
export const SIGN_IN_COMPANIES = ['google', 'apple'] as const;

export type SignInCompanyId = (typeof SIGN_IN_COMPANIES)[number];
