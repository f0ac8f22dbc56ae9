/** The pages that a sign-in may lead to. No other site and no address that does something is among them. */
const PATH =
  /^\/(?:my-account(?:\/credit|\/data(?:\/erase)?|\/addresses(?:\/new)?|\/(?:addresses|orders)\/[0-9a-f]{24})?|checkout\/[a-z]{1,20})$/;

/** Where a sign-in leads when it does not say. */
export const ACCOUNT_PATH = '/my-account';

/**
 * Where a shopper goes once they are signed in: where they wanted to, when that is a page of an account or a step of
 * the checkout, else to their account. What an address says is never followed to another site [R044].
 * @example returnPath('//evil.example') // "/my-account"
 */
export const returnPath = (wanted: string | null | undefined): string =>
  wanted && PATH.test(wanted) ? wanted : ACCOUNT_PATH;
