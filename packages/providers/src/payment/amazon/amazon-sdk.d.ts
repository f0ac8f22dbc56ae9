/** What we use of Amazon's own package, which has no types: the signatures of a call and of a button. */
declare module '@amazonpay/amazon-pay-api-sdk-nodejs' {
  export interface AmazonPayConfig {
    readonly publicKeyId: string;
    readonly privateKey: string;
    readonly region: string;
    readonly algorithm: string;
  }

  export interface AmazonPayCall {
    readonly method: string;
    /** Made whole while the call is signed: `v2/` goes in front. */
    urlFragment: string;
    readonly queryParams?: Readonly<Record<string, string>>;
    payload: string;
    readonly headers: Record<string, string>;
  }

  export class WebStoreClient {
    constructor(config: AmazonPayConfig);
    getSignedHeaders(call: AmazonPayCall): Record<string, string>;
    generateButtonSignature(payload: string): string;
  }
}
