import type { Buffer } from 'node:buffer';
import { gunzipSync } from 'node:zlib';
import { documentEndpoints } from '@counterpane/contract/document-endpoints';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { SENT } from '../http/answers.ts';
import { route } from '../http/route.ts';
import { docsPage, type OpenApiDocument, PLAIN_POLICY } from './docs-page.ts';
import { REFERENCE_POLICY, REFERENCE_START, referencePage } from './reference-page.ts';
import { loadReferenceScript } from './reference-script.ts';

const HTML = 'text/html; charset=utf-8';
const SCRIPT = 'text/javascript; charset=utf-8';

/** What the API can do, for programs and for people. */
export const docsRoutes =
  (app: FastifyInstance): FastifyPluginAsync =>
  async (api) => {
    // The document that the plugin has just written.
    const document = () => app.swagger() as OpenApiDocument;
    let script: Promise<Buffer> | null = null;

    route(api, documentEndpoints.openApi, async (_request, reply) => {
      reply.send(app.swagger());
      return SENT;
    });

    route(api, documentEndpoints.reference, async (_request, reply) => {
      reply.type(HTML).header('content-security-policy', REFERENCE_POLICY).send(referencePage(document()));
      return SENT;
    });

    route(api, documentEndpoints.plainReference, async (_request, reply) => {
      reply.type(HTML).header('content-security-policy', PLAIN_POLICY).send(docsPage(document()));
      return SENT;
    });

    route(api, documentEndpoints.referenceStart, async (_request, reply) => {
      reply.type(SCRIPT).send(REFERENCE_START);
      return SENT;
    });

    route(api, documentEndpoints.referenceScript, async ({ headers }, reply) => {
      script ??= loadReferenceScript();
      const zipped = await script;
      const isTaken = /\bgzip\b/.test(headers['accept-encoding'] ?? '');
      reply.type(SCRIPT).header('cache-control', 'public, max-age=86400').header('vary', 'accept-encoding');
      if (isTaken) reply.header('content-encoding', 'gzip').send(zipped);
      else reply.send(gunzipSync(zipped));
      return SENT;
    });
  };
