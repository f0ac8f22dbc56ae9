import { mailingEndpoints } from '@counterpane/contract/visitor/mailing-endpoints';
import { validateEmail } from '@counterpane/rules/address/email';
import { foldEmail } from '@counterpane/rules/customers/fold-email';
import type { FastifyPluginCallback } from 'fastify';
import { ok, refused } from '../../http/answers.ts';
import { countLimited, refuseOverLimit } from '../../http/limiter.ts';
import { route } from '../../http/route.ts';
import { requireVisitor } from '../../http/visitor.ts';
import type { OrderDeps } from '../../order/deps.ts';
import { preferenceToken } from '../../order/mailings/preference-link.ts';
import { beginNewsletter } from '../../order/mailings/reader-mailings.ts';
import { enqueue } from '../../outbox/store.ts';
import { findNewsletterEmail, newsletterLink } from './newsletter-link.ts';

/**
 * Signing up for the newsletter: nothing is stored before a link has proved whose mailbox it is, and no answer tells
 * whether an address is known [R060].
 */
export const newsletterRoutes =
  (deps: OrderDeps): FastifyPluginCallback =>
  (app, _options, done) => {
    const { database, clock, secret } = deps;

    route(app, mailingEndpoints.askNewsletter, async (request, reply) => {
      requireVisitor(request, reply, deps);
      const { storefront, body } = request;
      const fault = validateEmail(body.email);
      if (fault !== null) return refused({ code: 'address_invalid', fields: { email: fault } });
      const over = await refuseOverLimit(deps, 'askNewsletter', request);
      if (over) return over;
      const email = foldEmail(body.email);
      if ((await countLimited(deps, 'sendNewsletterLink', { email })) !== null) return ok(null);
      const brand = storefront.brand.key;
      await enqueue(database.db, clock, 'newsletter.asked', {
        link: newsletterLink(email, clock.now(), { brand, secret }),
        storefront: storefront.key,
        language: storefront.language,
      });
      return ok(null);
    });

    route(app, mailingEndpoints.confirmNewsletter, async ({ storefront, body }) => {
      const brand = storefront.brand.key;
      const email = findNewsletterEmail(body.token, clock.now(), { brand, secret });
      if (email === null) return refused({ code: 'email_link_ended' });
      await database.transaction((tx) => beginNewsletter(deps, tx, { storefront, email }));
      return ok({ token: preferenceToken(deps, brand, email) });
    });

    done();
  };
