import type { AmazonButton } from '@counterpane/contract/checkout/amazon-button';
import { amazonCalls } from '@counterpane/contract/checkout/amazon-calls';
import { amazonProvider } from '@counterpane/providers/payment/amazon/amazon-provider';
import { startAmazonSandbox } from '@counterpane/sandboxes/amazon/amazon-sandbox';
import { openPage } from '@counterpane/sandboxes/amazon/press-button';
import type { LedgerEntry } from '@counterpane/sandboxes/machinery/ledger';
import { result, type Shopper } from '../../../testing/shopper.ts';
import { type OwnDeps, openTestStore, type TestStore } from '../../../testing/test-store.ts';

const MERCHANT = { merchantId: 'merchant_1', storeId: 'store_1', publicKeyId: 'SANDBOX-1' };

/** Where Amazon leads back to. */
export const RETURN_URL = 'http://halcyon.localhost/checkout/amazon';

/** What a buyer does at Amazon. */
export interface Signing {
  readonly address?: 'us' | 'gb' | 'ca' | 'none';
  readonly instrument?: 'visa' | 'declined' | 'insufficient' | 'pending' | 'pending-declined';
  readonly answer?: 'approve' | 'decline' | 'cancel';
}

/** A store that takes Amazon Pay from the sandbox. */
export interface AmazonStore extends TestStore {
  /** A shopper with a mattress and a session that nobody has signed in to. */
  starts(isNewer?: boolean): Promise<AmazonShopper>;
  /** Presses Amazon's own button on a page of ours; the page that it leads to. */
  begins(button: AmazonButton): Promise<string>;
  /** Presses a button of a page of Amazon's; where it leads. */
  presses(url: string, signing?: Signing): Promise<string>;
  /** What the sandbox's ledger says of an order, in one line each. */
  booksOf(orderId: string): Promise<string[]>;
  fault(kind: string, times?: number, path?: string): Promise<void>;
  /** What the buyer's bank does about an order; no notification of it ever comes. */
  disputes(orderId: string, turn: 'opened' | 'won' | 'lost'): Promise<void>;
  /** Ends every fault. */
  recovers(): Promise<void>;
  /** A notification as Amazon would sign it. */
  signed(message: object): string;
}

export interface AmazonShopper {
  readonly shopper: Shopper;
  readonly id: string;
  readonly calls: ReturnType<typeof amazonCalls>;
  signsIn(signing?: Signing): Promise<string>;
}

export const openAmazonStore = async (own: OwnDeps = {}): Promise<AmazonStore> => {
  const sandbox = await startAmazonSandbox({ ...MERCHANT, host: '127.0.0.1', port: 0 });
  const { url } = sandbox;
  const provider = amazonProvider({
    ...MERCHANT,
    id: 'amazonPay',
    privateKey: sandbox.privateKey,
    region: 'us',
    apiUrl: url,
    certificateOrigin: url,
    topicArn: null,
    timeoutMs: 1_000,
  });
  const store = await openTestStore(new Map([[provider.id, provider]]), undefined, own);

  const presses = async (
    page: string,
    { address = 'us', instrument = 'visa', answer = 'approve' }: Signing = {},
  ): Promise<string> => {
    const body = new URLSearchParams({ address, instrument, answer });
    const { headers } = await fetch(page, { method: 'POST', body, redirect: 'manual' });
    return headers.get('location') ?? '';
  };

  return {
    ...store,
    begins: (button) => openPage(url, MERCHANT.merchantId, button),
    presses,
    starts: async (isNewer = true) => {
      const shopper = store.shopper();
      await shopper.adds('mattress', 'queen');
      const calls = amazonCalls((path, init) => shopper.fetch(path, init), isNewer);
      const id = result(await calls.create({ checkoutReviewReturnUrl: RETURN_URL }));
      const signsIn = (signing?: Signing) =>
        presses(`${url}/checkout?amazonCheckoutSessionId=${id}`, signing);
      return { shopper, id, calls, signsIn };
    },
    booksOf: async (orderId) => {
      const ledger = (await (await fetch(`${url}/ledger`)).json()) as LedgerEntry[];
      return ledger
        .filter((entry) => entry.orderId === orderId)
        .map(({ kind, amount, currency }) => `${kind} ${amount} ${currency}`);
    },
    fault: async (kind, times = 1, path = '/v2/') => {
      await fetch(`${url}/_sandbox/faults`, { method: 'POST', body: JSON.stringify({ kind, times, path }) });
    },
    disputes: async (order, turn) => {
      await fetch(`${url}/_sandbox/disputes`, { method: 'POST', body: JSON.stringify({ order, turn }) });
    },
    recovers: async () => {
      await fetch(`${url}/_sandbox/faults`, { method: 'DELETE' });
    },
    signed: (message) => {
      const wrapped = sandbox.wrap(JSON.stringify(message));
      return JSON.stringify({ ...JSON.parse(wrapped), Signature: sandbox.sign(wrapped) });
    },
    close: async () => {
      await store.close();
      await sandbox.close();
    },
  };
};
