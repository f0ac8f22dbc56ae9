import type { CustomerCredit } from '@counterpane/contract/customer/customer';
import { customerEndpoints } from '@counterpane/contract/customer/customer-endpoints';
import { money } from '@counterpane/rules/money/money';
import type { FastifyPluginCallback } from 'fastify';
import { isoOf } from '../../database/when.ts';
import { ok, refused } from '../../http/answers.ts';
import { route } from '../../http/route.ts';
import { findCreditOwner } from '../../order/credit/find-credit-owner.ts';
import { givesCredit } from '../../order/credit/gives-credit.ts';
import {
  creditCentsOf,
  creditEntries,
  findCreditAccount,
  staysWithOrders,
  THANKS_BOOKING,
} from '../../order/credit/store.ts';
import type { OrderDeps } from '../../order/deps.ts';
import { pageNotFound } from '../pages/page-not-found.ts';

/** The store credit of a customer with a storefront that has it: what there is, and how it came and went [R051]. */
export const creditRoutes =
  (deps: OrderDeps): FastifyPluginCallback =>
  (app, _options, done) => {
    const { db } = deps.database;

    route(app, customerEndpoints.customerCredit, async (request) => {
      if (!givesCredit(request.storefront)) return pageNotFound();
      const owner = await findCreditOwner(request);
      if (!owner) return refused({ code: 'sign_in_required' });
      const { currency } = owner;
      const account = await findCreditAccount(db, owner);
      if (account === null) return ok({ balance: money(0, currency), staysWithOrders: false, entries: [] });
      const entries = await creditEntries(db, account);
      return ok({
        balance: money(await creditCentsOf(db, account), currency),
        staysWithOrders: await staysWithOrders(db, account),
        entries: entries.map(({ booking, orderId, shortId, cents, at }) => ({
          kind: kindOf(booking),
          // The order of a friend is none of its reader's business.
          order: booking.startsWith(THANKS_BOOKING) ? null : { id: orderId, shortId },
          ...{ amount: money(cents, currency), at: isoOf(at) },
        })),
      });
    });

    done();
  };

const kindOf = (booking: string): CustomerCredit['entries'][number]['kind'] => {
  if (booking.startsWith(THANKS_BOOKING)) return 'thanks';
  if (booking.startsWith('credit-given:')) return 'given';
  return booking.startsWith('credit-freed:') ? 'freed' : 'spent';
};
