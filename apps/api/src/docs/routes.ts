import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { DOCS_POLICY, docsPage, type OpenApiDocument } from './docs-page.ts';

/** What the API can do, for programs and for people. */
export const docsRoutes =
  (app: FastifyInstance): FastifyPluginAsync =>
  async (api) => {
    api.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger());
    api.get('/docs', { schema: { hide: true } }, (_request, reply) =>
      // The document that the plugin has just written.
      reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', DOCS_POLICY)
        .send(docsPage(app.swagger() as OpenApiDocument)),
    );
  };
