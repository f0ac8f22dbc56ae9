import {
  amazonCompleteSchema,
  amazonSessionAnswerSchema,
  amazonSessionIdAnswerSchema,
  amazonSessionUpdateSchema,
  amazonSessionView,
  olderAmazonSessionAnswerSchema,
  olderAmazonSessionView,
} from '@counterpane/contract/checkout/amazon';
import { okSchema } from '@counterpane/contract/envelope';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type Answer, ok, refused } from '../../http/answers.ts';
import { responses } from '../../http/responses.ts';
import type { OrderDeps } from '../deps.ts';
import { returnUrls } from '../orders/return-urls.ts';
import { payWithinLimits } from '../payments/payment-limit.ts';
import { queryProvider as askProvider } from '../payments/query-provider.ts';
import { type Completion, completeSession } from './complete-session.ts';
import { forgetSession } from './forget-session.ts';
import {
  createQuery,
  FOREIGN_ADDRESS,
  isOwnAddress,
  NO_SESSION,
  sessionCalls,
  type Visit,
} from './session-calls.ts';

/** The two families of calls [K7]: their paths, and the shape of a session in each. */
const OLDER = {
  path: '/amazonpay/session',
  answer: olderAmazonSessionAnswerSchema,
  created: olderAmazonSessionAnswerSchema,
  tell: olderAmazonSessionView,
} as const;
const NEWER = {
  path: '/amazonpay/v2/sessions',
  answer: amazonSessionAnswerSchema,
  created: amazonSessionIdAnswerSchema,
  tell: amazonSessionView,
} as const;

const params = z.object({ id: z.string().max(100) });
const endQuery = z.object({ stage: z.enum(['cancelled', 'failed']).default('failed') });

/** The session calls of Amazon Pay. A session belongs to its visitor: other visitors get no access. */
export const amazonRoutes =
  (deps: OrderDeps): FastifyPluginCallbackZod =>
  (app, _options, done) => {
    const calls = sessionCalls(deps);
    for (const family of [OLDER, NEWER]) {
      const { path, answer: shape, created, tell } = family;
      app.post(
        path,
        { schema: { querystring: createQuery, response: responses(created) } },
        (request, reply) =>
          calls.create(request, reply, request.query, (session) =>
            family === NEWER ? session.checkoutSessionId : tell(session),
          ),
      );
      app.get(`${path}/:id`, { schema: { params, response: responses(shape) } }, (request, reply) =>
        calls.answer(request, reply, async (visit) => {
          // The older calls know no completing: there a session that was agreed to is completed already.
          if (family === OLDER && visit.own.order)
            await askProvider(deps, visit.own.order, { isPatient: true });
          const session = await visit.sessions.find(visit.own.id);
          return session ? ok(tell(session)) : NO_SESSION;
        }),
      );
      app.patch(
        `${path}/:id`,
        { schema: { params, body: amazonSessionUpdateSchema, response: responses(shape) } },
        (request, reply) =>
          calls.answer(request, reply, async ({ sessions, own }) => {
            const back = request.body.webCheckoutDetails?.checkoutResultReturnUrl;
            if (back !== undefined && !isOwnAddress(deps, back)) return FOREIGN_ADDRESS;
            if (own.isPaying) return failed('This session pays an order already', 'not_open');
            const changed = await sessions.update(own.id, request.body);
            if (changed.ok) return ok(tell(changed.session));
            return changed.reason === 'unknown' ? NO_SESSION : failed(changed.message, changed.reason);
          }),
      );
      app.delete(
        `${path}/:id`,
        { schema: { params, querystring: endQuery, response: responses(okSchema(z.object({}))) } },
        (request, reply) =>
          calls.answer(request, reply, async ({ own, storefront, visitorId }) => {
            await forgetSession(deps, { visitorId, storefront, id: own.id, stage: request.query.stage });
            return ok({});
          }),
      );
    }
    app.post(
      `${NEWER.path}/:id/complete`,
      { schema: { params, body: amazonCompleteSchema, response: responses(NEWER.answer) } },
      (request, reply) =>
        calls.answer(request, reply, (visit) => complete(deps, request, visit, request.body.chargeAmount)),
    );
    done();
  };

/** Completes the session for exactly the order's total. Any state but Completed is a failure and clears it. */
const complete = async (
  deps: OrderDeps,
  request: FastifyRequest,
  { sessions, own: { id, order }, storefront, visitorId }: Visit,
  chargeAmount: Completion['chargeAmount'],
): Promise<Answer> => {
  const tried =
    order &&
    (await payWithinLimits(deps, request, order, (payer) => {
      const returnTo = { ...returnUrls(deps, request, order), payer };
      return completeSession(deps, { sessions, id, order, chargeAmount, returnTo });
    }));
  if (tried?.ok === false) return refused(tried.refusal, { orderId: order?.id });
  const session = tried?.value;
  if (session) return ok(amazonSessionView(session));
  await forgetSession(deps, { visitorId, storefront, id, stage: 'failed' });
  return failed('Failed to complete order', 'not_completed');
};

const failed = (message: string, reason: string): Answer =>
  refused({ code: 'payment_failed', message, reason });
