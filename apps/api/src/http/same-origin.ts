import { message } from '@counterpane/messages/message';
import type { FastifyInstance } from 'fastify';
import { failed, sendAnswer } from './answers.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Writes must come from the store's own pages. Browsers always send an origin; a client that sends none is no
 * browser, so it cannot carry a victim's cookies [R004]. Webhooks are signed instead.
 */
export const refuseForeignWrites = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request, reply) => {
    if (SAFE.has(request.method) || request.url.startsWith('/api/webhooks/')) return;
    if (isSameOrigin(request.headers)) return;
    return sendAnswer(reply, failed('foreign_origin', message('This request did not come from our pages')));
  });
};

/** @example isSameOrigin({ host: 'shop.example', origin: 'https://evil.example' }) // false */
export const isSameOrigin = (headers: Record<string, string | string[] | undefined>): boolean => {
  const site = headers['sec-fetch-site'];
  if (typeof site === 'string') return site === 'same-origin' || site === 'none';
  const { origin, host } = headers;
  if (typeof origin !== 'string') return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
};
