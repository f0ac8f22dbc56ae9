import { documentEndpoints } from '@counterpane/contract/document-endpoints';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { SENT } from '../http/answers.ts';
import { route } from '../http/route.ts';
import { DOCS_POLICY, docsPage, type OpenApiDocument } from './docs-page.ts';

/** What the API can do, for programs and for people. */
export const docsRoutes =
  (app: FastifyInstance): FastifyPluginAsync =>
  async (api) => {
    route(api, documentEndpoints.openApi, async (_request, reply) => {
      reply.send(app.swagger());
      return SENT;
    });
    route(api, documentEndpoints.reference, async (_request, reply) => {
      reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', DOCS_POLICY)
        // The document that the plugin has just written.
        .send(docsPage(app.swagger() as OpenApiDocument));
      return SENT;
    });
  };
