import { passkeyEndpoints } from '@counterpane/contract/customer/passkey-endpoints';
import type { FastifyPluginCallback } from 'fastify';
import { ok, refused } from '../../http/answers.ts';
import { refuseOverLimit } from '../../http/limiter.ts';
import { route } from '../../http/route.ts';
import type { OrderDeps } from '../../order/deps.ts';
import { changeAccount } from './change-account.ts';
import type { CustomerAccounts } from './customer-accounts.ts';
import {
  addPasskey,
  askNewPasskey,
  askPasskey,
  findPasskeyOwner,
  findPasskeys,
  removePasskey,
} from './passkeys.ts';
import { deviceOfSession, endSignIn } from './sign-in.ts';

/** Passkeys sign customers in without their mailbox [R044]. */
export const passkeyRoutes =
  (deps: OrderDeps, auth: CustomerAccounts['auth']): FastifyPluginCallback =>
  (app, _options, done) => {
    route(app, passkeyEndpoints.askPasskey, async (request) => {
      const over = await refuseOverLimit(deps, 'usePasskey', request);
      return over ?? ok({ ...(await askPasskey(deps, request)) });
    });

    route(app, passkeyEndpoints.signInWithPasskey, async (request, reply) => {
      const over = await refuseOverLimit(deps, 'usePasskey', request);
      if (over) return over;
      const owner = await findPasskeyOwner(deps, request, request.body.passkey);
      if (!owner) return refused({ code: 'passkey_wrong' });
      const session = await auth().api.beginSession({
        ...deviceOfSession(request),
        body: { userId: owner.id },
      });
      return endSignIn({ deps, auth: auth(), request, reply }, session.headers, owner.email);
    });

    route(app, passkeyEndpoints.customerPasskeys, async (request) => {
      const customer = await request.findCustomer();
      if (!customer) return refused({ code: 'sign_in_required' });
      const passkeys = await findPasskeys(deps.database.db, customer, request);
      return ok({ email: customer.email, passkeys });
    });

    route(app, passkeyEndpoints.askNewPasskey, (request) =>
      changeAccount(deps, request, async (customer) => {
        const asked = await askNewPasskey(deps, request, customer);
        return asked.ok ? ok({ ...asked.change }) : refused(asked.refusal);
      }),
    );

    route(app, passkeyEndpoints.addPasskey, (request) =>
      changeAccount(deps, request, async (customer) => {
        const added = await addPasskey(deps, request, customer, request.body);
        return added.ok ? ok(null) : refused(added.refusal);
      }),
    );

    route(app, passkeyEndpoints.removePasskey, (request) =>
      changeAccount(deps, request, async (customer) => {
        await removePasskey(deps, customer, request.params.id);
        return ok(null);
      }),
    );

    done();
  };
