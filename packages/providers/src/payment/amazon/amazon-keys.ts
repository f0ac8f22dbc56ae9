import type { Currency } from '@counterpane/rules/money/money';
import { z } from 'zod';

/** What the environment says of Amazon Pay. */
export const amazonEnvironment = z.object({
  AMAZON_PAY_MERCHANT_ID: z.string().optional(),
  AMAZON_PAY_STORE_ID: z.string().optional(),
  AMAZON_PAY_PUBLIC_KEY_ID: z.string().optional(),
  AMAZON_PAY_PRIVATE_KEY: z.string().includes('PRIVATE KEY').optional(),
  AMAZON_PAY_REGION: z.enum(['us', 'eu']).default('us'),
  AMAZON_PAY_TOPIC_ARN: z.string().startsWith('arn:aws:sns:').optional(),
  // A shop may want no script of others around its products.
  AMAZON_PAY_PRODUCT_BUTTON: z.enum(['true', 'false']).default('true'),
  // Another server that speaks Amazon's API: two stores may share one sandbox.
  AMAZON_PAY_API_URL: z.url().optional(),
});

export const AMAZON_NEEDED = [
  'AMAZON_PAY_MERCHANT_ID',
  'AMAZON_PAY_STORE_ID',
  'AMAZON_PAY_PUBLIC_KEY_ID',
  'AMAZON_PAY_PRIVATE_KEY',
] as const;

const API_URLS = { us: 'https://pay-api.amazon.com', eu: 'https://pay-api.amazon.eu' } as const;

/** Where Amazon documents its script to be. */
const SCRIPT_URLS = {
  us: 'https://static-na.payments-amazon.com/checkout.js',
  eu: 'https://static-eu.payments-amazon.com/checkout.js',
} as const;

/** Amazon tells Europe and North America apart: an account is of one of them, and takes its money alone. */
const CURRENCIES = { us: 'USD', eu: 'GBP' } as const;

interface AmazonKeys {
  readonly merchantId: string;
  readonly storeId: string;
  readonly publicKeyId: string;
  /** A PEM. */
  readonly privateKey: string;
  readonly region: 'us' | 'eu';
  /** The money that the account takes; null where another server answers for all of Amazon. */
  readonly currency: Currency | null;
  readonly apiUrl: string;
  /** The script that draws Amazon's button. */
  readonly scriptUrl: string;
  /** Whether product pages have its button too. */
  readonly isOnProducts: boolean;
  /** Who serves the certificates of notifications; null is Amazon's notification service. */
  readonly certificateOrigin: string | null;
  /** The topic that notifications of this account come from; null takes those of any. */
  readonly topicArn: string | null;
}

/** Null when the shop has no account there. */
export const toAmazonKeys = (env: z.output<typeof amazonEnvironment>): AmazonKeys | null => {
  const { AMAZON_PAY_MERCHANT_ID: merchantId, AMAZON_PAY_STORE_ID: storeId } = env;
  const { AMAZON_PAY_PUBLIC_KEY_ID: publicKeyId, AMAZON_PAY_PRIVATE_KEY: privateKey } = env;
  const { AMAZON_PAY_REGION: region } = env;
  if (!merchantId || !storeId || !publicKeyId || !privateKey) return null;
  const own = env.AMAZON_PAY_API_URL;
  return {
    merchantId,
    storeId,
    publicKeyId,
    privateKey,
    region,
    currency: own ? null : CURRENCIES[region],
    scriptUrl: own ? new URL('/checkout.js', own).href : SCRIPT_URLS[region],
    isOnProducts: env.AMAZON_PAY_PRODUCT_BUTTON === 'true',
    apiUrl: own ?? API_URLS[region],
    certificateOrigin: own ? new URL(own).origin : null,
    topicArn: env.AMAZON_PAY_TOPIC_ARN ?? null,
  };
};
