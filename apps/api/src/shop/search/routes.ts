import type { DeepReadonly } from '@counterpane/contract/endpoint';
import { pageEndpoints } from '@counterpane/contract/pages/page-endpoints';
import type { SearchPageBody, Suggestions } from '@counterpane/contract/pages/search';
import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { localize } from '../../catalogue/language-of.ts';
import { nextPriceChange } from '../../catalogue/next-price-change.ts';
import { isoNow } from '../../clock.ts';
import { ok } from '../../http/answers.ts';
import { route } from '../../http/route.ts';
import type { OrderDeps } from '../../order/deps.ts';
import { AnswerCache } from '../answer-cache.ts';
import { rememberIndexes } from './index-of.ts';
import { type SearchRequest, searchPage } from './search-page.ts';
import { suggestionsFor } from './suggestions.ts';

/** Many type the same, and what is found changes with the catalogue alone. */
const CACHE = { maxAgeS: 60, mostBytes: 8 * 1024 * 1024 };

/** One kind of search: where its answers are kept, and how one is made. */
interface Searching<Result> {
  readonly kept: AnswerCache<Result>;
  readonly schema: z.ZodType;
  readonly question: string;
  find(search: SearchRequest): Result;
}

/** Searching a storefront, and being helped while typing. The same for everybody who asks the same. */
export const searchRoutes =
  (deps: OrderDeps): FastifyPluginCallback =>
  (app, _options, done) => {
    const { catalogue } = deps;
    const indexOf = rememberIndexes();
    const pages = new AnswerCache<DeepReadonly<SearchPageBody>>(deps, CACHE);
    const suggested = new AnswerCache<DeepReadonly<Suggestions>>(deps, CACHE);

    const answer = async <Result>(
      request: FastifyRequest,
      reply: FastifyReply,
      { kept, schema, question, find }: Searching<Result>,
    ) => {
      const storefront = request.storefront;
      const { revision } = catalogue;
      const whole = `${storefront.key} ${storefront.language} ${question}`;
      const known = kept.find(whole);
      if (known) return kept.answer(request, reply, known);
      const now = isoNow(deps.clock);
      const found = ok(find({ storefront, now, index: indexOf(storefront) }));
      const changesAt = nextPriceChange([], storefront, now);
      const speak = (body: unknown) => {
        const spoken = localize(body, storefront);
        // Bytes pass the serialiser by, and with it the check of the answer.
        if (deps.checkAnswers) schema.parse(spoken);
        return spoken;
      };
      return kept.answer(request, reply, kept.keep(whole, found, { revision, changesAt }, speak));
    };

    route(app, pageEndpoints.search, async (request, reply) => {
      const { q, page = '' } = request.query;
      const number = /^\d+$/.test(page) ? Number(page) : 1;
      return answer(request, reply, {
        kept: pages,
        schema: pageEndpoints.search.answer,
        question: `page ${number} ${q}`,
        find: (search) => searchPage(search, q.trim(), number),
      });
    });

    route(app, pageEndpoints.suggestions, async (request, reply) => {
      const { q } = request.query;
      return answer(request, reply, {
        kept: suggested,
        schema: pageEndpoints.suggestions.answer,
        question: `suggestions ${q}`,
        find: (search) => ({ suggestions: suggestionsFor(search, q.trim()) }),
      });
    });

    done();
  };
