import type { StorefrontView } from '@counterpane/contract/pages/pages';

/**
 * What Amazon is told of the store that sends a shopper: for the US storefront currency USD and language en_US,
 * always with delivery, and as if from the cart [K9, D32].
 * @example walletValues(halcyon).checkoutLanguage // "en_US"
 */
export const walletValues = ({
  currency,
  language,
  country,
}: Pick<StorefrontView, 'currency' | 'language' | 'country'>): Readonly<Record<string, string>> => ({
  ledgerCurrency: currency,
  checkoutLanguage: `${language.split('-')[0]}_${country}`,
  productType: 'PayAndShip',
  placement: 'Cart',
});
