import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Delivery } from '../contract-test/provider-under-test.ts';

/** The store's webhook address: believes nothing yet, keeps everything. Only for tests. */
export const listenForWebhooks = async (signatureHeader: string) => {
  const received: Delivery[] = [];
  const server = createServer(async (request, response) => {
    const signature = request.headers[signatureHeader];
    received.push({ rawBody: await text(request), signature: String(signature) });
    response.end();
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
