import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';

const read = (name: string): string => readFileSync(new URL(`./browser/${name}`, import.meta.url), 'utf8');

/** What Stripe serves from js.stripe.com: the script for the store's page, and the frames it opens. */
export const registerBrowserScripts = (app: FastifyInstance): void => {
  const serve = (path: string, body: string, type: string): void => {
    app.get(path, async (_request, reply) =>
      reply
        .type(`${type}; charset=utf-8`)
        .header('cache-control', 'public, max-age=60')
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(body),
    );
  };
  // One script without modules, as Stripe's is, out of files that can be read.
  const parts = ['wallets.js', 'wallet-tokens.js', 'stripe.js'].map(read).join('\n');
  const script = `(() => {\n${parts.replaceAll(/^export /gm, '')}\n})();`;
  for (const path of ['/v3', '/v3/', '/v3/stripe.js', '/:release/stripe.js']) {
    serve(path, script, 'text/javascript');
  }
  serve('/elements/wallet-sheet.html', read('wallet-sheet.html'), 'text/html');
  serve('/elements/wallet-sheet.js', read('wallet-sheet.js'), 'text/javascript');
  serve('/elements/card-frame.html', read('card-frame.html'), 'text/html');
  serve('/elements/card-frame.js', read('card-frame.js'), 'text/javascript');
  serve('/elements/card-rules.js', read('card-rules.js'), 'text/javascript');
};
