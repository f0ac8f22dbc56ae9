import { foldEmail } from '@counterpane/rules/customers/fold-email';
import type { MailingKind } from '@counterpane/rules/mailings/mailings';
import { languagePathOf } from '../../catalogue/language-of.ts';
import type { Storefront } from '../../catalogue/storefront.ts';
import type { BaseDeps } from '../../deps.ts';
import { findSealed, seal } from '../../http/sealing.ts';

type Seals = Pick<BaseDeps, 'secret'>;

/** Names a person to one brand. It has no end: laws ask that an old email can still be unsubscribed from. */
export const preferenceToken = ({ secret }: Seals, brand: string, email: string): string =>
  seal(foldEmail(email), { purpose: 'preferences', owner: brand, secret });

/** The email of a token; null for what we have not sealed for this brand. */
export const findReader = ({ secret }: Seals, brand: string, token: string): string | null =>
  findSealed(token, { purpose: 'preferences', owner: brand, secret });

/**
 * The page on which a person chooses their emails: opened it changes nothing, and a POST of RFC 8058 to the same address ends the
 * kind that it names.
 */
export const preferenceUrl = (
  deps: Seals & Pick<BaseDeps, 'storefrontUrl'>,
  storefront: Storefront,
  { email, kind }: { readonly email: string; readonly kind: MailingKind },
): string => {
  const url = new URL(`${languagePathOf(storefront)}/preferences`, deps.storefrontUrl(storefront.key));
  url.searchParams.set('token', preferenceToken(deps, storefront.brand.key, email));
  url.searchParams.set('kind', kind);
  return url.href;
};
