import type { z } from 'zod';
import type { Answer, FetchApi } from '../call.ts';
import { endpointCall } from '../endpoint-call.ts';
import {
  type AmazonSessionView,
  type amazonCompleteSchema,
  type amazonSessionUpdateSchema,
  parseAmazonSession,
} from './amazon.ts';
import type { ExpressProgress } from './checkout.ts';

type Update = z.input<typeof amazonSessionUpdateSchema>;
type ChargeAmount = z.input<typeof amazonCompleteSchema>['chargeAmount'];

/** Where a session that is opened leads back to. */
export interface AmazonStart {
  readonly checkoutReviewReturnUrl: string;
  readonly fallbackStep?: ExpressProgress['fallbackStep'];
}

/**
 * The session calls of Amazon Pay in one of their two families: the flag AMAZON_PAY_V2 says which
 * [K7]. Both tell a session in the same words here.
 * @example await amazonCalls(fetchApi, checkout.usesAmazonPayV2).session(id)
 */
export const amazonCalls = (fetchApi: FetchApi, isNewer: boolean) => ({
  /** The id of a new session. */
  create: async (query: AmazonStart): Promise<Answer<string>> => {
    if (isNewer) return endpointCall(fetchApi, 'POST /amazonpay/v2/sessions')({ query });
    const opened = await endpointCall(fetchApi, 'POST /amazonpay/session')({ query });
    return told(opened, ({ checkoutSessionId }) => checkoutSessionId);
  },
  /** Keeps a session that the button has begun for the own cart. */
  adopt: (id: string) => endpointCall(fetchApi, 'POST /amazonpay/v2/sessions/:id/adopt')({ params: { id } }),
  session: async (id: string): Promise<Answer<AmazonSessionView>> =>
    isNewer
      ? endpointCall(fetchApi, 'GET /amazonpay/v2/sessions/:id')({ params: { id } })
      : told(await endpointCall(fetchApi, 'GET /amazonpay/session/:id')({ params: { id } }), sessionItself),
  update: async (id: string, body: Update): Promise<Answer<AmazonSessionView>> =>
    isNewer
      ? endpointCall(fetchApi, 'PATCH /amazonpay/v2/sessions/:id')({ params: { id }, body })
      : told(
          await endpointCall(fetchApi, 'PATCH /amazonpay/session/:id')({ params: { id }, body }),
          sessionItself,
        ),
  /** Of the newer calls only. */
  complete: (id: string, chargeAmount: ChargeAmount): Promise<Answer<AmazonSessionView>> =>
    endpointCall(
      fetchApi,
      'POST /amazonpay/v2/sessions/:id/complete',
    )({
      params: { id },
      body: { chargeAmount },
    }),
  /** Clears a session that came to nothing. */
  end: (id: string, stage: 'cancelled' | 'failed') => {
    const asked = { params: { id }, query: { stage } };
    return isNewer
      ? endpointCall(fetchApi, 'DELETE /amazonpay/v2/sessions/:id')(asked)
      : endpointCall(fetchApi, 'DELETE /amazonpay/session/:id')(asked);
  },
});

const told = <Result>(
  answer: Answer<unknown>,
  read: (session: AmazonSessionView) => Result,
): Answer<Result> => {
  if (!answer.ok) return answer;
  const session = parseAmazonSession(answer.result);
  return session ? { ok: true, result: read(session) } : { ok: false, status: 502, error: UNREADABLE };
};

const sessionItself = (session: AmazonSessionView): AmazonSessionView => session;

const UNREADABLE = {
  status: 'error' as const,
  error: 'Empty amazonCheckoutSession object',
  code: 'unreadable_answer',
};
