import { message } from '@counterpane/messages/message';
import { type Webhook, WebhookRefused } from '@counterpane/providers/webhook';
import type { FastifyRequest } from 'fastify';
import type { BaseDeps } from '../deps.ts';
import { failed, type RefusalAnswer } from './answers.ts';
import { callerOf, countLimited, tooMany } from './limiter.ts';

type Refused = ReturnType<typeof tooMany> | RefusalAnswer<'bad_signature'>;

type Read<News> =
  | { readonly ok: true; readonly news: News }
  | { readonly ok: false; readonly answer: Refused };

/**
 * Reads a call from a company, on a route that keeps raw bodies. One that is not signed is refused, and counted against the
 * address that it came from.
 */
export const readSigned = async <News>(
  deps: BaseDeps,
  request: FastifyRequest,
  read: (call: Webhook) => News,
): Promise<Read<News>> => {
  const { body, headers } = request;
  const named = Object.entries(headers).map(([name, value]) => [name, [value].flat()[0]] as const);
  try {
    const call = { body: typeof body === 'string' ? body : '', headers: Object.fromEntries(named) };
    return { ok: true, news: read(call) };
  } catch (error) {
    if (!(error instanceof WebhookRefused)) throw error;
    const retryAfter = await countLimited(deps, 'sendForgedEvent', callerOf(deps, request));
    const answer =
      retryAfter === null ? failed('bad_signature', message('Not verified')) : tooMany(retryAfter);
    return { ok: false, answer };
  }
};
