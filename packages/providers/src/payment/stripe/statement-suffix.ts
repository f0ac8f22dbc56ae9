/** A descriptor has 22 letters, of which the account's prefix has ten at most, and Stripe's `* ` two. */
const LONGEST = 10;

/**
 * What a shop is called on the statement of a card, behind the account's own prefix; null where nothing of its name can stand
 * there. Latin letters and digits, at least one of them a letter (docs.stripe.com/get-started/account/statement-descriptors).
 * @example statementSuffix('Aurèlle & Co.') // "Aurelle Co"
 */
export const statementSuffix = (shopName: string): string | null => {
  const latin = shopName.normalize('NFD').replaceAll(/[^A-Za-z0-9 -]/g, '');
  const suffix = latin.replaceAll(/ +/g, ' ').trim().slice(0, LONGEST).trim();
  return /[A-Za-z]/.test(suffix) ? suffix : null;
};

/** The parameter for payments by card; other statements know no suffix. */
export const suffixOf = (shopName: string | undefined) => {
  const suffix = shopName === undefined ? null : statementSuffix(shopName);
  return suffix === null ? {} : { statement_descriptor_suffix: suffix };
};
