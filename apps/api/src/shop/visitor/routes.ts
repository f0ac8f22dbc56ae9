import { visitorEndpoints } from '@counterpane/contract/visitor/visitor-endpoints';
import type { FastifyPluginCallback } from 'fastify';
import { ok } from '../../http/answers.ts';
import { route } from '../../http/route.ts';
import { endVisitorCookie, newVisitorId } from '../../http/visitor.ts';
import type { OrderDeps } from '../../order/deps.ts';
import type { CustomerAccounts } from '../accounts/customer-accounts.ts';
import { signOut } from '../accounts/end-session.ts';
import { forgetVisitor } from './store.ts';

/** "Forget me on this device": for who shares a computer. */
export const visitorRoutes =
  (deps: OrderDeps, { auth }: CustomerAccounts): FastifyPluginCallback =>
  (app, _options, done) => {
    route(app, visitorEndpoints.forgetVisitor, async (request, reply) => {
      if (request.visitorId !== null) await forgetVisitor(deps.database, request.visitorId, newVisitorId());
      if (request.storefront.flags.accounts) await signOut(deps, auth(), request, reply);
      endVisitorCookie(request, reply, deps);
      return ok(null);
    });
    done();
  };
