import { companySignInEndpoints } from '@counterpane/contract/customer/company-sign-in-endpoints';
import type { FastifyPluginCallback } from 'fastify';
import { isOk, ok, refused } from '../../http/answers.ts';
import { refuseOverLimit } from '../../http/limiter.ts';
import { route } from '../../http/route.ts';
import type { OrderDeps } from '../../order/deps.ts';
import { changeAccount } from './change-account.ts';
import { findLogins, removeLogin } from './company-logins.ts';
import { beginCompanySignIn, endCompanySignIn } from './company-sign-in.ts';
import type { CustomerAccounts } from './customer-accounts.ts';
import { deviceOfSession, endSignIn } from './sign-in.ts';

/** Accounts of other companies sign customers in, where the store has keys of them [R044]. */
export const companyRoutes =
  (deps: OrderDeps, auth: CustomerAccounts['auth']): FastifyPluginCallback =>
  (app, _options, done) => {
    route(app, companySignInEndpoints.beginCompanySignIn, async (request, reply) => {
      const over = await refuseOverLimit(deps, 'signInWithCompany', request);
      if (over) return over;
      const { company, to } = request.body;
      const begun = await beginCompanySignIn({ deps, request, reply, company }, to);
      return begun.ok ? ok(begun.change) : refused(begun.refusal);
    });

    route(app, companySignInEndpoints.endCompanySignIn, async (request, reply) => {
      const over = await refuseOverLimit(deps, 'signInWithCompany', request);
      if (over) return over;
      const { company, answer } = request.body;
      const ended = await endCompanySignIn({ deps, request, reply, company }, answer);
      if (!ended.ok) return refused(ended.refusal);
      const { customer, to } = ended.change;
      const session = await auth().api.beginSession({
        ...deviceOfSession(request),
        body: { userId: customer.id },
      });
      const signedIn = await endSignIn(
        { deps, auth: auth(), request, reply },
        session.headers,
        customer.email,
      );
      return isOk(signedIn) ? ok({ ...signedIn.body.result, to }) : signedIn;
    });

    route(app, companySignInEndpoints.customerLogins, async (request) => {
      const customer = await request.findCustomer();
      if (!customer) return refused({ code: 'sign_in_required' });
      return ok({ email: customer.email, logins: await findLogins(deps.database.db, customer) });
    });

    route(app, companySignInEndpoints.removeLogin, (request) =>
      changeAccount(deps, request, async (customer) => {
        await removeLogin(deps.database.db, customer, request.params.id);
        return ok(null);
      }),
    );

    done();
  };
