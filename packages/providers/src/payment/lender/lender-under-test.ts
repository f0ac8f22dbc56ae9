import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { money } from '@counterpane/rules/money/money';
import type { Delivery, ProviderUnderTest } from '../contract-test/provider-under-test.ts';
import { pageRequest } from '../contract-test/requests.ts';
import type { PaymentProvider } from '../port.ts';

type Listener = Awaited<ReturnType<typeof listenForWebhooks>>;

interface LenderSandbox {
  readonly url: string;
  sign(body: string): string;
  close(): Promise<void>;
}

/** The store's webhook address: believes nothing yet, keeps everything. Only for tests. */
export const listenForWebhooks = async (signatureHeader: string, receipt = 200) => {
  const received: Delivery[] = [];
  const server = createServer(async (request, response) => {
    const signature = request.headers[signatureHeader];
    received.push({ rawBody: await text(request), signature: String(signature) });
    response.writeHead(receipt).end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  // A server that listens on TCP has an address with a port.
  const { port } = server.address() as AddressInfo;
  return { received, url: `http://127.0.0.1:${port}/api/webhooks`, close: () => server.close() };
};

/** Presses a button of a lender's page; where it leads, null when the shopper stays. */
export const press = async (url: string, answer: string): Promise<string | null> => {
  const body = new URLSearchParams({ answer });
  const answered = await fetch(url, { method: 'POST', body, redirect: 'manual' });
  return answered.headers.get('location');
};

export const postJson = async (url: string, body: object, headers: Record<string, string> = {}) => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return answer.json();
};

/**
 * What is alike at every lender: its sandbox's levers, its signature and its statement. `moneyPath` is where the path of
 * the call begins that moves money, if another comes before it: that is the one whose answer gets lost.
 */
export const handsOn = (sandbox: LenderSandbox, listener: Listener, moneyPath?: string) => {
  const control = (path: string, body: object) => postJson(`${sandbox.url}/_sandbox/${path}`, body);
  return {
    planFault: async (kind, times) => {
      // Our client makes each call once.
      const aim = kind === 'drop-after-effect' ? { path: moneyPath, times: 1 } : { times };
      await control('faults', { kind, ...aim });
    },
    deliverWebhooks: async (manner) => void (await control('webhooks', manner)),
    releaseWebhooks: async (manner = {}) => void (await control('webhooks/release', manner)),
    deliveries: () => listener.received,
    sign: (rawBody) => sandbox.sign(rawBody),
    ledger: async () => (await fetch(`${sandbox.url}/ledger`)).json(),
    close: async () => {
      await sandbox.close();
      listener.close();
    },
  } satisfies Partial<ProviderUnderTest>;
};

/** A page that the shopper has approved. `amount` is in cents. */
export const openApproved = async (
  provider: PaymentProvider,
  orderId: string,
  amount: number,
): Promise<{ reference: string; url: string }> => {
  const page = await provider.openHostedPage({ ...pageRequest(orderId), amount: money(amount, 'USD') });
  await press(page.url, 'approve');
  return page;
};
