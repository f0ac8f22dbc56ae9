import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { z } from 'zod';
import { type Noted, renderProblem, renderProvider, renderProviders } from './lab-pages.ts';
import { LAB_PROVIDERS, type LabProviderId } from './lab-provider.ts';
import { LAB_STYLE } from './lab-style.ts';
import { isAskedByOwnName, isFromOwnPage } from './own-requests.ts';
import { type Bench, press, pressSchema } from './press.ts';
import { readLedger } from './read-ledger.ts';

export interface SandboxLabOptions {
  /** 0 takes a free port. */
  readonly port: number;
  readonly host: string;
  /** Where each sandbox listens. */
  readonly sandboxUrls: Readonly<Record<LabProviderId, string>>;
  /** The store's own; a provider's is this, a slash and its id. */
  readonly webhooksUrl: string;
}

export interface SandboxLab {
  readonly url: string;
  close(): Promise<void>;
}

const POLICY =
  "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

const KEPT_NOTES = 20;

/** Starts the page on which a person sees what the sandboxes did, and makes them misbehave. */
export const startSandboxLab = async (options: SandboxLabOptions): Promise<SandboxLab> => {
  const app = buildLab(benchesOf(options));
  const url = await app.listen({ port: options.port, host: options.host });
  return { url: `http://${options.host}:${new URL(url).port}`, close: () => app.close() };
};

const benchesOf = ({ sandboxUrls, webhooksUrl }: SandboxLabOptions): ReadonlyMap<string, Bench> =>
  new Map(
    LAB_PROVIDERS.map((provider) => [
      provider.id,
      { provider, sandboxUrl: sandboxUrls[provider.id], webhookUrl: `${webhooksUrl}/${provider.id}` },
    ]),
  );

const buildLab = (benches: ReadonlyMap<string, Bench>): FastifyInstance => {
  const notes = new Map<string, readonly Noted[]>();
  const app = Fastify({ forceCloseConnections: true, bodyLimit: 400_000 });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  );
  guard(app);

  app.get('/', async (_request, reply) => html(reply).send(renderProviders(LAB_PROVIDERS)));
  app.get('/lab.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(LAB_STYLE));
  app.get<{ Params: { id: string } }>('/:id', async ({ params }, reply) => {
    const bench = benches.get(params.id);
    if (!bench) return reply.callNotFound();
    const ledger = await readLedger(bench.sandboxUrl);
    return html(reply).send(renderProvider(bench, ledger, notes.get(params.id) ?? []));
  });
  app.post<{ Params: { id: string } }>('/:id', async ({ params, body }, reply) => {
    const bench = benches.get(params.id);
    if (!bench) return reply.callNotFound();
    const fields = Object.fromEntries(new URLSearchParams(typeof body === 'string' ? body : ''));
    const pressed = pressSchema.safeParse(fields);
    if (!pressed.success)
      return html(reply)
        .code(400)
        .send(renderProblem('Not understood', z.prettifyError(pressed.error)));
    const noted = { said: await press(bench, pressed.data), at: new Date().toISOString() };
    notes.set(params.id, [noted, ...(notes.get(params.id) ?? [])].slice(0, KEPT_NOTES));
    return reply.redirect(`/${params.id}`, 303);
  });
  app.setNotFoundHandler(async (_request, reply) =>
    html(reply).code(404).send(renderProblem('No such page', 'The lab has no page of this name.')),
  );
  return app;
};

const guard = (app: FastifyInstance): void => {
  app.addHook('onRequest', async ({ method, headers }, reply) => {
    reply
      .header('content-security-policy', POLICY)
      // Not "no-referrer": with it browsers hide the origin of our own forms, too.
      .header('referrer-policy', 'same-origin')
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'no-store');
    const isSafe = method === 'GET' || method === 'HEAD';
    if (!isAskedByOwnName(headers) || !(isSafe || isFromOwnPage(headers)))
      return html(reply)
        .code(403)
        .send(renderProblem('Not from here', 'Open the lab and press its buttons.'));
  });
};

const html = (reply: FastifyReply): FastifyReply => reply.type('text/html; charset=utf-8');
