import type { StorefrontView } from '@counterpane/contract/pages/pages';

/**
 * The parameters of Amazon's page that tell it of the store: for the US storefront currency USD and language en_US,
 * always with delivery, and as if from the cart [K9, D32].
 * @example sessionParameters(halcyon).checkoutLanguage // "en_US"
 */
export const sessionParameters = ({
  currency,
  language,
  country,
}: Pick<StorefrontView, 'currency' | 'language' | 'country'>): Readonly<Record<string, string>> => ({
  ledgerCurrency: currency,
  checkoutLanguage: `${language.split('-')[0]}_${country}`,
  productType: 'PayAndShip',
  placement: 'Cart',
});
