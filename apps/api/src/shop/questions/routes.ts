import { createHash } from 'node:crypto';
import { questionEndpoints } from '@counterpane/contract/reviews/question-endpoints';
import type { AskQuestion } from '@counterpane/contract/reviews/questions';
import { validateEmail } from '@counterpane/rules/address/email';
import type { FastifyPluginCallback } from 'fastify';
import { isoNow } from '../../clock.ts';
import { ok, refused } from '../../http/answers.ts';
import { newId } from '../../http/ids.ts';
import { refuseOverLimit } from '../../http/limiter.ts';
import { route } from '../../http/route.ts';
import { requireVisitor } from '../../http/visitor.ts';
import type { ShopDeps } from '../deps.ts';
import { pageNotFound } from '../pages/page-not-found.ts';
import { storefrontView } from '../pages/storefront-view.ts';
import { answeredQuestions, insertQuestion, shownQuestion } from './store.ts';

/** What people ask about products. */
export const questionRoutes =
  (deps: ShopDeps): FastifyPluginCallback =>
  (app, _options, done) => {
    const { db } = deps.database;

    route(app, questionEndpoints.questionPage, async ({ storefront, query }) => {
      const entry = storefront.findEntry(query.product);
      if (!entry) return pageNotFound();
      const { name, title, url } = entry.data;
      const found = await answeredQuestions(db, entry.product.inventoryKey);
      return ok({
        storefront: storefrontView(storefront),
        product: { name, title, url },
        questions: found.map(shownQuestion),
      });
    });

    route(app, questionEndpoints.askQuestion, async (request, reply) => {
      requireVisitor(request, reply, deps);
      const { body, storefront } = request;
      const entry = storefront.findEntry(body.product);
      if (!entry) return refused({ code: 'unknown_product', productID: body.product });
      const email = validateEmail(body.email);
      if (email !== null) return refused({ code: 'address_invalid', fields: { email } });
      const over = await refuseOverLimit(deps, 'askQuestion', request, { email: body.email.toLowerCase() });
      if (over) return over;
      const { key, language } = storefront;
      const { inventoryKey } = entry.product;
      await insertQuestion(db, {
        ...{ id: newId(), fingerprint: fingerprintOf(body, inventoryKey), inventoryKey, storefront: key },
        ...{ email: body.email, author: body.author, words: body.text, language },
        ...{ status: 'waiting', createdAt: isoNow(deps.clock) },
      });
      return ok(null);
    });

    done();
  };

/** The same question of the same person about the same product is asked once. */
const fingerprintOf = ({ email, text }: AskQuestion, inventoryKey: string): string =>
  createHash('sha256')
    .update(JSON.stringify([inventoryKey, email.toLowerCase(), text]))
    .digest('hex');
