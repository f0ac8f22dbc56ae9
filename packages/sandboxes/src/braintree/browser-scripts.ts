import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';

const read = (name: string): string => readFileSync(new URL(`./browser/${name}`, import.meta.url), 'utf8');

/** What Braintree serves from js.braintreegateway.com, and PayPal from www.paypal.com. */
export const registerBrowserScripts = (app: FastifyInstance): void => {
  const serve = (path: string, file: string): void => {
    const body = read(file);
    app.get(path, async (_request, reply) =>
      reply
        .type('text/javascript; charset=utf-8')
        .header('cache-control', 'public, max-age=60')
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(body),
    );
  };
  serve('/web/:version/js/client.min.js', 'client.js');
  serve('/web/:version/js/paypal-checkout.min.js', 'paypal-checkout.js');
  serve('/web/:version/js/data-collector.min.js', 'data-collector.js');
  serve('/sdk/js', 'paypal-sdk.js');
};
