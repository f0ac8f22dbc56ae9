import { forgottenAnswerSchema } from '@counterpane/contract/visitor/forget-visitor';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { ok, sendAnswer } from '../../http/answers.ts';
import { responses } from '../../http/responses.ts';
import { endVisitorCookie, newVisitorId } from '../../http/visitor.ts';
import type { OrderDeps } from '../../order/deps.ts';
import { forgetVisitor } from './store.ts';

/** "Forget me on this device": for who shares a computer. */
export const visitorRoutes =
  (deps: OrderDeps): FastifyPluginCallbackZod =>
  (app, _options, done) => {
    app.delete(
      '/visitors/my',
      { schema: { response: responses(forgottenAnswerSchema) } },
      async (request, reply) => {
        if (request.visitorId !== null) await forgetVisitor(deps.database, request.visitorId, newVisitorId());
        endVisitorCookie(request, reply, deps);
        return sendAnswer(reply, ok(null));
      },
    );
    done();
  };
