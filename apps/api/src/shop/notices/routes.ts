import { mailingEndpoints } from '@counterpane/contract/visitor/mailing-endpoints';
import { MAILING_QUESTIONS_VERSION, NOTICE_CONSENTS } from '@counterpane/contract/visitor/mailing-questions';
import { validateEmail } from '@counterpane/rules/address/email';
import { foldEmail } from '@counterpane/rules/customers/fold-email';
import { noticeKindOf } from '@counterpane/rules/mailings/decide-notice';
import { money } from '@counterpane/rules/money/money';
import type { FastifyPluginCallback } from 'fastify';
import { isoNow } from '../../clock.ts';
import { ok, refused } from '../../http/answers.ts';
import { newId } from '../../http/ids.ts';
import { countLimited, refuseOverLimit } from '../../http/limiter.ts';
import { route } from '../../http/route.ts';
import { requireVisitor } from '../../http/visitor.ts';
import type { ShopDeps } from '../deps.ts';
import { pageNotFound } from '../pages/page-not-found.ts';
import { findOptionNow, optionsNow } from './option-now.ts';
import { insertNotice } from './store.ts';

/** Visitors ask to be told once when an option of a product is in stock again, or costs less than now [R060]. */
export const noticeRoutes =
  (deps: ShopDeps): FastifyPluginCallback =>
  (app, _options, done) => {
    route(app, mailingEndpoints.noticePage, async ({ storefront, query }) => {
      const entry = storefront.findEntry(query.product);
      if (!entry) return pageNotFound();
      const { name, title, url } = entry.data;
      const { currency } = storefront.definition;
      return ok({
        product: { name, title, url },
        options: optionsNow(storefront, entry).map(({ variant, title: option, price }) => ({
          ...{ sku: variant.sku, title: option, kind: noticeKindOf(variant) },
          price: money(price, currency),
        })),
      });
    });

    route(app, mailingEndpoints.askNotice, async (request, reply) => {
      requireVisitor(request, reply, deps);
      const { storefront, body } = request;
      const option = findOptionNow(storefront, body.product, body.sku);
      if (!option) return refused({ code: 'unknown_product', productID: body.product });
      const fault = validateEmail(body.email);
      if (fault !== null) return refused({ code: 'address_invalid', fields: { email: fault } });
      const over = await refuseOverLimit(deps, 'askNotice', request);
      if (over) return over;
      const email = foldEmail(body.email);
      const kind = noticeKindOf(option);
      if ((await countLimited(deps, 'storeNotice', { email })) !== null) return ok({ kind });
      await insertNotice(deps.database.db, {
        ...{ id: newId(), kind, storefront: storefront.key, language: storefront.language, email },
        ...{ product: body.product, sku: body.sku, askedCents: option.price },
        ...{ question: NOTICE_CONSENTS[kind], version: MAILING_QUESTIONS_VERSION },
        createdAt: isoNow(deps.clock),
      });
      return ok({ kind });
    });

    done();
  };
