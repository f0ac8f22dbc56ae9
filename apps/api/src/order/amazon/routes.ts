import {
  type AmazonSession,
  type AmazonSessionUpdate,
  type AmazonSessionView,
  amazonSessionView,
  olderAmazonSessionView,
} from '@counterpane/contract/checkout/amazon';
import { providerEndpoints } from '@counterpane/contract/checkout/provider-endpoints';
import type { PaymentRefusalCode } from '@counterpane/rules/refusal-groups';
import type { FastifyPluginCallback, FastifyRequest } from 'fastify';
import { type Answer, ok, type RefusalAnswer, refused } from '../../http/answers.ts';
import { route } from '../../http/route.ts';
import type { OrderDeps } from '../deps.ts';
import { payWithinLimits } from '../payments/payment-limit.ts';
import { queryProvider } from '../payments/query-provider.ts';
import { returnUrls } from '../placing/return-urls.ts';
import { type Completion, completeSession } from './complete-session.ts';
import { forgetSession } from './forget-session.ts';
import { FOREIGN_ADDRESS, isOwnAddress, NO_SESSION, sessionCalls, type Visit } from './session-calls.ts';
import { signOrder } from './sign-order.ts';

/**
 * The session calls of Amazon Pay, in their two families [K7]. A session belongs to its visitor: other visitors get no
 * access.
 */
export const amazonRoutes =
  (deps: OrderDeps): FastifyPluginCallback =>
  (app, _options, done) => {
    const rows = providerEndpoints;
    const calls = sessionCalls(deps);

    route(app, rows.openOlderAmazonSession, (request, reply) =>
      calls.create(request, reply, olderAmazonSessionView),
    );
    route(app, rows.openAmazonSession, (request, reply) =>
      calls.create(request, reply, ({ checkoutSessionId }) => checkoutSessionId),
    );

    route(app, rows.signAmazonButton, (request, reply) => calls.sign(request, reply));
    route(app, rows.signAmazonOrder, (request, reply) => {
      reply.header('cache-control', 'no-store');
      return signOrder(deps, request, request.params.id);
    });
    route(app, rows.adoptAmazonSession, (request, reply) => calls.adopt(request, reply));

    route(app, rows.olderAmazonSession, (request, reply) =>
      calls.answer(request, reply, async (visit) => {
        // The older calls know no completing: there a session that was agreed to is completed already.
        if (visit.own.order) await queryProvider(deps, visit.own.order, { isPatient: true });
        return read(visit, olderAmazonSessionView);
      }),
    );
    route(app, rows.amazonSession, (request, reply) =>
      calls.answer(request, reply, (visit) => read(visit, amazonSessionView)),
    );

    route(app, rows.changeOlderAmazonSession, (request, reply) =>
      calls.answer(request, reply, (visit) => change(deps, visit, request.body, olderAmazonSessionView)),
    );
    route(app, rows.changeAmazonSession, (request, reply) =>
      calls.answer(request, reply, (visit) => change(deps, visit, request.body, amazonSessionView)),
    );

    for (const row of [rows.endOlderAmazonSession, rows.endAmazonSession])
      route(app, row, (request, reply) =>
        calls.answer(request, reply, async ({ own, storefront, visitorId }) => {
          await forgetSession(deps, { visitorId, storefront, id: own.id, stage: request.query.stage });
          return ok({});
        }),
      );

    route(app, rows.completeAmazonSession, (request, reply) =>
      calls.answer(request, reply, (visit) => complete(deps, request, visit, request.body.chargeAmount)),
    );
    done();
  };

type Tell<Told> = (session: AmazonSession) => Told;

const read = async <Told>({ sessions, own }: Visit, tell: Tell<Told>) => {
  const session = await sessions.find(own.id);
  return session ? ok(tell(session)) : NO_SESSION;
};

const change = async <Told>(
  deps: OrderDeps,
  { sessions, own }: Visit,
  wanted: AmazonSessionUpdate,
  tell: Tell<Told>,
) => {
  const back = wanted.webCheckoutDetails?.checkoutResultReturnUrl;
  if (back !== undefined && !isOwnAddress(deps, back)) return FOREIGN_ADDRESS;
  if (own.isPaying) return refusePayment('This session pays an order already', 'not_open');
  const changed = await sessions.update(own.id, wanted);
  if (changed.ok) return ok(tell(changed.session));
  return changed.reason === 'unknown' ? NO_SESSION : refusePayment(changed.message, changed.reason);
};

/** Completes the session for exactly the order's total. Any state but Completed is a failure and clears it. */
const complete = async (
  deps: OrderDeps,
  request: FastifyRequest,
  { sessions, own: { id, order }, storefront, visitorId }: Visit,
  chargeAmount: Completion['chargeAmount'],
): Promise<Answer<AmazonSessionView, PaymentRefusalCode>> => {
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
  return refusePayment('Failed to complete order', 'not_completed');
};

const refusePayment = (message: string, reason: string): RefusalAnswer<'payment_failed'> =>
  refused({ code: 'payment_failed', message, reason });
