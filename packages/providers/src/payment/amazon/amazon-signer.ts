import type { WebStoreClient } from '@amazonpay/amazon-pay-api-sdk-nodejs';

export interface AmazonSignerOptions {
  /** `us` or `eu`: whose merchant we are. */
  readonly region: 'us' | 'eu';
  readonly publicKeyId: string;
  /** A PEM; it signs every call, and what a button starts with. */
  readonly privateKey: string;
}

/** Amazon's own package, which signs. */
export type AmazonSigner = () => Promise<WebStoreClient>;

/** Of the two that Amazon knows, the one that it recommends. */
export const ALGORITHM = 'AMZN-PAY-RSASSA-PSS-V2';

/** Loaded with the first signature: a store that takes no Amazon Pay, or starts, does not wait for it. */
export const createAmazonSigner = (options: AmazonSignerOptions): AmazonSigner => {
  let signer: Promise<WebStoreClient> | null = null;
  return () => {
    signer ??= openSigner(options);
    return signer;
  };
};

const openSigner = async ({ publicKeyId, privateKey, region }: AmazonSignerOptions) => {
  const { WebStoreClient } = await import('@amazonpay/amazon-pay-api-sdk-nodejs');
  return new WebStoreClient({
    publicKeyId,
    // A PEM may have been squeezed into a line of an environment file.
    privateKey: privateKey.replaceAll('\\n', '\n'),
    region,
    algorithm: ALGORITHM,
  });
};
