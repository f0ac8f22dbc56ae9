import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';
import { SANDBOX_INTEGRATIONS } from '../integrations.ts';
import { startUnderTest, WEBHOOK_SECRET } from '../stripe/sandbox-under-test.ts';
import { startSandboxLab } from './sandbox-lab.ts';

/** A port where no server listens. */
const NOBODY = 'http://127.0.0.1:9';

/** A store that believes Stripe's signature alone, and says so in HTML. */
const startStore = async (stripe: Stripe) => {
  const believed: Stripe.Event[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const signature = String(request.headers['stripe-signature']);
    try {
      believed.push(stripe.webhooks.constructEvent(body, signature, WEBHOOK_SECRET));
      response.end('ok');
    } catch {
      response.writeHead(400).end('<b>Not verified</b>');
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  // A server that listens on TCP has an address with a port.
  const { port } = server.address() as AddressInfo;
  return { believed, url: `http://127.0.0.1:${port}`, close: () => server.close() };
};

/** The lab before a running Stripe sandbox and a store; the other sandboxes are down. Only for tests. */
export const startLabUnderTest = async () => {
  const store = await startStore(new Stripe('sk_test_store'));
  const sandbox = await startUnderTest({ webhookUrl: `${store.url}/stripe` });
  const lab = await startSandboxLab({
    port: 0,
    host: '127.0.0.1',
    webhooksUrl: store.url,
    sandboxes: SANDBOX_INTEGRATIONS.map((provider) => ({
      provider,
      url: provider.name === 'stripe' ? sandbox.url : NOBODY,
    })),
  });
  return {
    lab,
    sandbox,
    believed: store.believed,
    show: async (path: string) => (await fetch(`${lab.url}${path}`)).text(),
    /** Presses a button as a browser does on the lab's own page; what the page shows then. */
    press: async (fields: Record<string, string>, provider = 'stripe') => {
      const body = new URLSearchParams(fields);
      const headers = { origin: lab.url, 'sec-fetch-site': 'same-origin' };
      return (await fetch(`${lab.url}/${provider}`, { method: 'POST', headers, body })).text();
    },
    close: async () => {
      await lab.close();
      await sandbox.close();
      store.close();
    },
  };
};
