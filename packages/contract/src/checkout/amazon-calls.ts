import type { z } from 'zod';
import { type Answer, call, type FetchApi } from '../call.ts';
import {
  type AmazonSessionView,
  type amazonCompleteSchema,
  type amazonSessionUpdateSchema,
  parseAmazonSession,
} from './amazon.ts';
import type { ExpressNews } from './checkout.ts';

type Update = z.input<typeof amazonSessionUpdateSchema>;
type ChargeAmount = z.input<typeof amazonCompleteSchema>['chargeAmount'];

/** Where a session that is opened leads back to. */
export interface AmazonStart {
  readonly checkoutReviewReturnUrl: string;
  readonly fallbackStep?: ExpressNews['fallbackStep'];
}

/**
 * The session calls of Amazon Pay in one of their two families: the flag AMAZON_PAY_V2 says which
 * [K7]. Both tell a session in the same words here.
 * @example await amazonCalls(fetchApi, checkout.usesAmazonPayV2).session(id)
 */
export const amazonCalls = (fetchApi: FetchApi, isNewer: boolean) => {
  const path = isNewer ? '/api/amazonpay/v2/sessions' : '/api/amazonpay/session';
  const one = (id: string) => `${path}/${encodeURIComponent(id)}`;
  const send = (method: string, to: string, body?: unknown) =>
    call<unknown>(fetchApi, to, {
      method,
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });

  return {
    /** The id of a new session. */
    create: async ({ checkoutReviewReturnUrl, fallbackStep }: AmazonStart): Promise<Answer<string>> => {
      const query = new URLSearchParams({
        checkoutReviewReturnUrl,
        ...(fallbackStep ? { fallbackStep } : {}),
      });
      const answer = await send('POST', `${path}?${query}`);
      if (!answer.ok) return answer;
      const { result } = answer;
      return typeof result === 'string'
        ? { ok: true, result }
        : told(answer, ({ checkoutSessionId }) => checkoutSessionId);
    },
    session: async (id: string): Promise<Answer<AmazonSessionView>> =>
      told(await send('GET', one(id)), (session) => session),
    update: async (id: string, change: Update): Promise<Answer<AmazonSessionView>> =>
      told(await send('PATCH', one(id), change), (session) => session),
    /** Of the newer calls only. */
    complete: async (id: string, chargeAmount: ChargeAmount): Promise<Answer<AmazonSessionView>> =>
      told(await send('POST', `${one(id)}/complete`, { chargeAmount }), (session) => session),
    /** Clears a session that came to nothing. */
    end: (id: string, stage: 'cancelled' | 'failed') => send('DELETE', `${one(id)}?stage=${stage}`),
  };
};

const told = <Result>(
  answer: Answer<unknown>,
  read: (session: AmazonSessionView) => Result,
): Answer<Result> => {
  if (!answer.ok) return answer;
  const session = parseAmazonSession(answer.result);
  return session ? { ok: true, result: read(session) } : { ok: false, status: 502, error: UNREADABLE };
};

const UNREADABLE = {
  status: 'error' as const,
  error: 'Empty amazonCheckoutSession object',
  code: 'unreadable_answer',
};
