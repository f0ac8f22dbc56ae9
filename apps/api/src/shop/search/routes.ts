import {
  searchAnswerSchema,
  searchQuerySchema,
  suggestionsAnswerSchema,
  suggestionsQuerySchema,
} from '@counterpane/contract/pages/search';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { languageOf, localize, translatorOf } from '../../catalogue/language-of.ts';
import { nextPriceChange } from '../../catalogue/next-price-change.ts';
import { isoNow } from '../../clock.ts';
import { ok } from '../../http/answers.ts';
import { responses } from '../../http/responses.ts';
import type { OrderDeps } from '../../order/deps.ts';
import { AnswerCache } from '../answer-cache.ts';
import { rememberIndexes } from './index-of.ts';
import { type SearchRequest, searchPage } from './search-page.ts';
import { suggestionsFor } from './suggestions.ts';

/** Many type the same, and what is found changes with the catalogue alone. */
const CACHE = { maxAgeS: 60, mostBytes: 8 * 1024 * 1024 };

/** Searching a storefront, and being helped while typing. The same for everybody who asks the same. */
export const searchRoutes =
  (deps: OrderDeps): FastifyPluginCallbackZod =>
  (app, _options, done) => {
    const { catalogue } = deps;
    const indexOf = rememberIndexes();
    const kept = new AnswerCache(deps, CACHE);

    const answer = async (
      request: FastifyRequest,
      reply: FastifyReply,
      schema: z.ZodType,
      question: string,
      find: (search: SearchRequest) => unknown,
    ) => {
      const storefront = request.storefront;
      const { revision } = catalogue;
      const language = languageOf(request, storefront);
      const whole = `${storefront.key} ${language} ${question}`;
      const known = kept.find(whole);
      if (known) return kept.send(request, reply, known);
      const now = isoNow(deps.clock);
      const translate = translatorOf(request, deps) ?? ((text: string) => text);
      const { body } = ok(
        find({ storefront, language, translate, now, index: indexOf({ storefront, language, translate }) }),
      );
      // Bytes pass the serialiser by, and with it the check of the answer.
      if (deps.checkAnswers) schema.parse(body);
      const changesAt = nextPriceChange([], storefront, now);
      return kept.send(
        request,
        reply,
        kept.keep(whole, localize(body, request, deps), { revision, changesAt }),
      );
    };

    app.get(
      '/search',
      { schema: { querystring: searchQuerySchema, response: responses(searchAnswerSchema) } },
      async (request, reply) => {
        const { q, page = '' } = request.query;
        const number = /^\d+$/.test(page) ? Number(page) : 1;
        return answer(request, reply, searchAnswerSchema, `page ${number} ${q}`, (search) =>
          searchPage(search, q.trim(), number),
        );
      },
    );

    app.get(
      '/search/suggestions',
      { schema: { querystring: suggestionsQuerySchema, response: responses(suggestionsAnswerSchema) } },
      async (request, reply) => {
        const { q } = request.query;
        return answer(request, reply, suggestionsAnswerSchema, `suggestions ${q}`, (search) => ({
          suggestions: suggestionsFor(search, q.trim()),
        }));
      },
    );

    done();
  };
