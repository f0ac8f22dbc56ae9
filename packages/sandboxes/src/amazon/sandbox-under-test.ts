import { WebStoreClient } from '@amazonpay/amazon-pay-api-sdk-nodejs';
import type { LedgerEntry } from '../machinery/ledger.ts';
import { type AmazonSandbox, startAmazonSandbox } from './amazon-sandbox.ts';
import type { AmazonSandboxOptions } from './context.ts';

export const MERCHANT = { merchantId: 'merchant_1', storeId: 'store_1', publicKeyId: 'SANDBOX-1' };
export const STORE = 'http://localhost:3000/checkout/amazon';
export const TOTAL = { amount: '761.04', currencyCode: 'USD' };

interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

export interface SandboxUnderTest extends Pick<AmazonSandbox, 'url' | 'privateKey' | 'close'> {
  /** A call that Amazon's own package has signed. */
  call(method: string, path: string, body?: object, key?: string): Promise<Answer>;
  /** Presses a button of a page; where it leads. */
  press(path: string, fields?: Record<string, string>): Promise<string>;
  /** A session that the buyer signed in to, set up for a payment and agreed to; its id. */
  agreed(payment?: object, instrument?: string): Promise<string>;
  ledger(): Promise<LedgerEntry[]>;
  control(path: string, body: object): Promise<unknown>;
}

/** A running sandbox with a merchant's key. Only for tests. */
export const startUnderTest = async (
  options: Partial<AmazonSandboxOptions> = {},
): Promise<SandboxUnderTest> => {
  const sandbox = await startAmazonSandbox({ ...MERCHANT, port: 0, host: '127.0.0.1', ...options });
  const { url, privateKey, close } = sandbox;
  const client = new WebStoreClient({
    publicKeyId: MERCHANT.publicKeyId,
    privateKey,
    region: 'us',
    algorithm: 'AMZN-PAY-RSASSA-PSS-V2',
  });
  const call: SandboxUnderTest['call'] = async (method, path, body, key = shortKey()) => {
    const [address = '', query = ''] = path.split('?', 2);
    const signed = {
      method,
      urlFragment: address,
      queryParams: Object.fromEntries(new URLSearchParams(query)),
      payload: body ? JSON.stringify(body) : '',
      headers: { 'x-amz-pay-idempotency-key': key },
    };
    const headers = client.getSignedHeaders(signed);
    const init = { method, headers, ...(signed.payload ? { body: signed.payload } : {}) };
    const answer = await fetch(`${url}/${signed.urlFragment}${inOrder(query)}`, init);
    return { status: answer.status, body: await answer.json() };
  };
  const press: SandboxUnderTest['press'] = async (path, fields = {}) => {
    const body = new URLSearchParams({ answer: 'approve', address: 'us', instrument: 'visa', ...fields });
    const { headers } = await fetch(url + path, { method: 'POST', body, redirect: 'manual' });
    return headers.get('location') ?? '';
  };
  return {
    url,
    privateKey,
    close,
    call,
    press,
    agreed: async (payment = {}, instrument = 'visa') => {
      const id = await open(call);
      await press(`/checkout?amazonCheckoutSessionId=${id}`, { instrument });
      await call('PATCH', `checkoutSessions/${id}`, {
        webCheckoutDetails: { checkoutResultReturnUrl: STORE },
        paymentDetails: { paymentIntent: 'Authorize', chargeAmount: TOTAL, ...payment },
        merchantMetadata: { merchantReferenceId: 'order-1/attempt-1' },
      });
      await press(`/checkout/processing?amazonCheckoutSessionId=${id}`);
      return id;
    },
    ledger: async () => (await fetch(`${url}/ledger`)).json(),
    control: async (path, body) =>
      (await fetch(`${url}/_sandbox/${path}`, { method: 'POST', body: JSON.stringify(body) })).json(),
  };
};

/** A new session; its id. */
export const open = async (call: SandboxUnderTest['call'], change: object = {}): Promise<string> => {
  const webCheckoutDetails = { checkoutReviewReturnUrl: STORE, ...change };
  const { body } = await call('POST', 'checkoutSessions', { storeId: MERCHANT.storeId, webCheckoutDetails });
  return String(body.checkoutSessionId);
};

/** As the package signs a query: its parameters in the order of the alphabet. */
const inOrder = (query: string): string => (query === '' ? '' : `?${query.split('&').toSorted().join('&')}`);

const shortKey = (): string => crypto.randomUUID().replaceAll('-', '');
