import type { StorefrontView } from '@counterpane/contract/pages/pages';

/** Languages that Amazon's pages speak, by the country of the store. */
const LANGUAGES: Readonly<Record<StorefrontView['country'], string>> = {
  US: 'en_US',
  CA: 'en_US',
  GB: 'en_GB',
};

/**
 * What Amazon's button is told of the store: for the US storefront currency USD and language en_US, always with delivery
 * [K9, D32].
 * @see https://developer.amazon.com/docs/amazon-pay-checkout/amazon-pay-script.html
 * @example amazonParameters(halcyon).checkoutLanguage // "en_US"
 */
export const amazonParameters = ({ currency, country }: Pick<StorefrontView, 'currency' | 'country'>) => ({
  ledgerCurrency: currency,
  checkoutLanguage: LANGUAGES[country],
  productType: 'PayAndShip',
  buttonColor: 'Gold',
});
