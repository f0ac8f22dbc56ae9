import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';

const SCRIPT = readFileSync(new URL('./browser/affirm.js', import.meta.url), 'utf8');

export const AFFIRM_SCRIPT_PATH = '/js/v2/affirm.js';

/** The script that writes Affirm's line on product pages. */
export const registerScript = (app: FastifyInstance): void => {
  app.get(AFFIRM_SCRIPT_PATH, async (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'public, max-age=60')
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(SCRIPT),
  );
};
