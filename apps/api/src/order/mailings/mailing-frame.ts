import type { MailingKind } from '@counterpane/rules/mailings/mailings';
import type { Storefront } from '../../catalogue/storefront.ts';
import type { BaseDeps } from '../../deps.ts';
import { preferenceUrl } from './preference-link.ts';

/** How every message that does not belong to an order ends: the way out of it, and who sends it. */
export const mailingFrame = (
  deps: Pick<BaseDeps, 'secret' | 'storefrontUrl'>,
  storefront: Storefront,
  reader: { readonly email: string; readonly kind: MailingKind },
) => {
  const { seller, brand } = storefront;
  return {
    preferencesUrl: preferenceUrl(deps, storefront, reader),
    sender: seller ? [seller.name, seller.street, seller.place] : [brand.brand.name],
  };
};
