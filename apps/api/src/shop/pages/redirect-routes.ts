import { pageAnswerSchemas } from '@counterpane/contract/pages/pages';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { languageOf } from '../../catalogue/language-of.ts';
import { type Answer, ok } from '../../http/answers.ts';
import { responses } from '../../http/responses.ts';
import { findRedirect } from './find-redirect.ts';

const asked = z.object({ path: z.string().max(300) });

const NOWHERE: Answer = {
  status: 404,
  body: { status: 'error', error: 'There is nothing at this address', code: 'not_found' },
};

/** What the shop asks when an address is no page: whether it is another name of one. */
export const redirectRoutes = (): FastifyPluginCallbackZod => (app, _options, done) => {
  app.get(
    '/pages/redirect',
    { schema: { querystring: asked, response: responses(pageAnswerSchemas.redirect) } },
    async (request, reply) => {
      const storefront = request.storefront;
      const to = findRedirect(request.query.path, storefront, languageOf(request, storefront));
      const { status, body } = to === null ? NOWHERE : ok({ to });
      return reply.code(status).send(body);
    },
  );

  done();
};
