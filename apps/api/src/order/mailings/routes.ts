import { mailingEndpoints } from '@counterpane/contract/visitor/mailing-endpoints';
import { maskEmail } from '@counterpane/rules/orders/mask-person';
import type { FastifyPluginCallback, FastifyRequest } from 'fastify';
import { ok, refused } from '../../http/answers.ts';
import { route } from '../../http/route.ts';
import type { OrderDeps } from '../deps.ts';
import { findReader } from './preference-link.ts';
import { chooseMailings, endMailing, mailingsOf } from './reader-mailings.ts';

/** A person sees and chooses which emails a brand sends them, by a link of such an email or by their account [R060]. */
export const mailingRoutes =
  (deps: OrderDeps): FastifyPluginCallback =>
  (app, _options, done) => {
    const { database } = deps;

    route(app, mailingEndpoints.mailings, async (request) => {
      const reader = await readerOf(deps, request, request.query.token);
      return 'code' in reader ? refused(reader) : ok(await viewOf(deps, request, reader));
    });

    route(app, mailingEndpoints.chooseMailings, async (request) => {
      const { token, on } = request.body;
      const reader = await readerOf(deps, request, token);
      if ('code' in reader) return refused(reader);
      const { storefront } = request;
      await database.transaction((tx) => chooseMailings(deps, tx, { storefront, email: reader.email }, on));
      return ok(await viewOf(deps, request, reader));
    });

    route(app, mailingEndpoints.unsubscribe, async ({ storefront, body }) => {
      const email = findReader(deps, storefront.brand.key, body.token);
      if (email === null) return refused({ code: 'email_link_ended' });
      await database.transaction((tx) => endMailing(deps, tx, { storefront, email }, body.kind));
      return ok(null);
    });

    done();
  };

interface KnownReader {
  readonly email: string;
  /** As the page may show it: a link can be forwarded. */
  readonly shown: string;
}

type Unknown = { readonly code: 'email_link_ended' } | { readonly code: 'sign_in_required' };

const readerOf = async (
  deps: OrderDeps,
  request: FastifyRequest,
  token: string | undefined,
): Promise<KnownReader | Unknown> => {
  const { storefront } = request;
  if (token !== undefined) {
    const email = findReader(deps, storefront.brand.key, token);
    return email === null ? { code: 'email_link_ended' } : { email, shown: maskEmail(email) };
  }
  const customer = storefront.flags.accounts ? await request.findCustomer() : null;
  return customer ? { email: customer.email, shown: customer.email } : { code: 'sign_in_required' };
};

const viewOf = async (deps: OrderDeps, { storefront }: FastifyRequest, { email, shown }: KnownReader) => ({
  email: shown,
  kinds: await mailingsOf(deps, deps.database.db, { storefront, email }),
});
