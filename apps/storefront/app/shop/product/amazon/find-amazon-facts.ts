import type { ProductPage, StorefrontView } from '@counterpane/contract/pages/pages';
import { AMAZON_PAY } from '@counterpane/rules/payments/methods';
import type { RouterContextProvider } from 'react-router';
import { amazonParameters } from '../../../payment/amazon-parameters.ts';
import { getServices } from '../../../services.ts';

/** What a product page tells the script of its place for Amazon's button. */
export interface AmazonFacts {
  readonly scriptUrl: string;
  /** What Amazon's script is told. */
  readonly config: object;
}

type Shown = Pick<ProductPage, 'expressMethods' | 'variants' | 'selectedSku'> & {
  readonly storefront: Pick<StorefrontView, 'currency' | 'country'>;
};

/** Null where Amazon Pay is not offered, or nothing of the page can be had. */
export const findAmazonFacts = (
  context: Readonly<RouterContextProvider>,
  { expressMethods, variants, selectedSku, storefront }: Shown,
): AmazonFacts | null => {
  const { scriptOrigins, responseHeaders } = getServices(context);
  const { amazon } = scriptOrigins;
  const isOffered = amazon?.isOnProducts && expressMethods.some(({ id }) => id === AMAZON_PAY);
  const shown = variants.find(({ sku }) => sku === selectedSku);
  if (!isOffered || !shown || !variants.some(({ isPurchasable }) => isPurchasable)) return null;
  // The server reads it for the policy of this page, and does not send it on.
  responseHeaders.append('Scripts-Of', 'amazon');
  const { scriptUrl, merchantId, publicKeyId } = amazon;
  const { amount, currency: currencyCode } = shown.price;
  return {
    scriptUrl,
    config: {
      ...amazonParameters(storefront),
      ...{ merchantId, publicKeyId, placement: 'Product' },
      // What is paid is in the session; Amazon asks for no more than this ("Amazon Pay script").
      estimatedOrderAmount: { amount: (amount / 100).toFixed(2), currencyCode },
    },
  };
};
