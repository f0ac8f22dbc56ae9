import { customerEndpoints } from '@counterpane/contract/customer/customer-endpoints';
import type { FastifyPluginCallback } from 'fastify';
import { isoNow } from '../../clock.ts';
import { isOk, ok, refused, sendAnswer } from '../../http/answers.ts';
import { refuseOverLimit, tooMany } from '../../http/limiter.ts';
import { route } from '../../http/route.ts';
import { consentsOfEmail, withdrawConsentOfEmail } from '../../order/consents/consents-of-order.ts';
import { givesCredit } from '../../order/credit/gives-credit.ts';
import type { OrderDeps } from '../../order/deps.ts';
import { endAllMailings } from '../../order/mailings/reader-mailings.ts';
import { unsubscribe } from '../../order/text-messages/store.ts';
import { pageNotFound } from '../pages/page-not-found.ts';
import { exportPerson } from '../privacy/export-and-erase.ts';
import { addressRoutes } from './address-routes.ts';
import { findBedSize, saveBedSize } from './bed-size.ts';
import { changeAccount } from './change-account.ts';
import { findCodeEmail } from './code-cookie.ts';
import { companyRoutes } from './company-routes.ts';
import { creditRoutes } from './credit-routes.ts';
import type { CustomerAccounts } from './customer-accounts.ts';
import { customerDevices } from './customer-devices.ts';
import { customerOrders } from './customer-orders.ts';
import { signOut } from './end-session.ts';
import { eraseCustomer } from './erase-customer.ts';
import { passkeyRoutes } from './passkey-routes.ts';
import { referralLink, thanksOf } from './referral-link.ts';
import { sendCode } from './send-code.ts';
import { signInWithCode } from './sign-in.ts';
import { findSignInLink } from './sign-in-link.ts';
import { endSession } from './store.ts';

/** Customers sign in and out, on storefronts that have accounts [R044]. */
export const customerRoutes =
  (deps: OrderDeps, { auth }: CustomerAccounts): FastifyPluginCallback =>
  (app, _options, done) => {
    app.addHook('preHandler', async (request, reply) => {
      if (!request.storefront.flags.accounts) return sendAnswer(reply, pageNotFound());
    });

    app.register(addressRoutes(deps));
    app.register(passkeyRoutes(deps, auth));
    app.register(companyRoutes(deps, auth));
    app.register(creditRoutes(deps));

    route(app, customerEndpoints.sendSignInCode, (request, reply) =>
      sendCode(deps, auth(), request, reply, request.body),
    );

    route(app, customerEndpoints.signInState, async (request) => {
      const customer = await request.findCustomer();
      const { link } = request.query;
      return ok({
        customer: customer && { email: customer.email },
        codeSentTo: findCodeEmail(request, deps),
        companies: deps.signInCompanies.map(({ id }) => id),
        linkOpens: link === undefined ? null : (findSignInLink(link, deps.secret)?.email ?? null),
      });
    });

    route(app, customerEndpoints.enterSignInCode, async (request, reply) => {
      const email = findCodeEmail(request, deps);
      if (email === null) return refused({ code: 'sign_in_required' });
      // Mail programs show a code in groups.
      const code = request.body.code.replaceAll(/[\s-]/g, '');
      return signInWithCode({ deps, auth: auth(), request, reply, email, code, countedEmail: email });
    });

    route(app, customerEndpoints.followSignInLink, async (request, reply) => {
      const opens = findSignInLink(request.body.link, deps.secret);
      if (!opens) return refused({ code: 'code_wrong' });
      return signInWithCode({ deps, auth: auth(), request, reply, ...opens, countedEmail: null });
    });

    route(app, customerEndpoints.signOutCustomer, async (request, reply) => {
      await signOut(deps, auth(), request, reply);
      return ok(null);
    });

    route(app, customerEndpoints.customer, async (request) => {
      const customer = await request.findCustomer();
      if (!customer) return refused({ code: 'sign_in_required' });
      const { page } = request.query;
      return ok({
        email: customer.email,
        bedSize: await findBedSize(deps.database.db, customer.id),
        givesCredit: givesCredit(request.storefront),
        referralLink: await referralLink(deps, customer.id, request.storefront),
        thanks: thanksOf(request.storefront),
        ...(await customerOrders(deps, customer, { page, storefront: request.storefront })),
      });
    });

    route(app, customerEndpoints.saveBedSize, (request, reply) =>
      changeAccount(deps, request, async (customer) => {
        await saveBedSize(deps, reply, customer.id, request.body.bedSize);
        return ok(null);
      }),
    );

    route(app, customerEndpoints.customerDevices, async (request) => {
      const customer = await request.findCustomer();
      if (!customer) return refused({ code: 'sign_in_required' });
      return ok({ email: customer.email, devices: await customerDevices(deps.database.db, customer) });
    });

    route(app, customerEndpoints.endCustomerSession, async (request) => {
      const customer = await request.findCustomer();
      if (!customer) return refused({ code: 'sign_in_required' });
      await endSession(deps.database.db, customer.id, request.params.id);
      return ok(null);
    });

    route(app, customerEndpoints.customerConsents, async (request) => {
      const customer = await request.findCustomer();
      if (!customer) return refused({ code: 'sign_in_required' });
      return ok(await consentsOfEmail(deps.database.db, customer.email));
    });

    route(app, customerEndpoints.withdrawCustomerConsent, async (request) => {
      const customer = await request.findCustomer();
      if (!customer) return refused({ code: 'sign_in_required' });
      const { channel } = request.params;
      await deps.database.transaction(async (tx) => {
        await withdrawConsentOfEmail(tx, customer.email, channel, isoNow(deps.clock));
        if (channel === 'sms') await unsubscribe(tx, deps.clock, customer.email);
        else await endAllMailings(deps, tx, { storefront: request.storefront, email: customer.email });
      });
      return ok(await consentsOfEmail(deps.database.db, customer.email));
    });

    route(app, customerEndpoints.exportCustomer, async (request) => {
      const customer = await request.findCustomer();
      if (!customer) return refused({ code: 'sign_in_required' });
      const { email } = customer;
      const over = await refuseOverLimit(deps, 'exportCustomer', request, { email });
      return over ?? ok(await exportPerson(deps.database.db, email));
    });

    route(app, customerEndpoints.sendErasureCode, async (request, reply) => {
      const customer = await request.findCustomer();
      if (!customer) return refused({ code: 'sign_in_required' });
      const sent = await sendCode(deps, auth(), request, reply, { email: customer.email });
      return isOk(sent) ? sent : tooMany(Number(sent.body.retryAfter ?? 1));
    });

    route(app, customerEndpoints.eraseCustomer, async (request, reply) => {
      const customer = await request.findCustomer();
      if (!customer) return refused({ code: 'sign_in_required' });
      return eraseCustomer(deps, auth(), request, reply, customer);
    });

    done();
  };
