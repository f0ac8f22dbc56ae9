import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { z } from 'zod';
import type { LabProvider } from '../machinery/integration.ts';
import { type EmailGallery, renderEmail, renderGallery } from './email-pages.ts';
import { type Bench, press, pressSchema } from './lab-actions.ts';
import { type Noted, renderProblem, renderProvider, renderProviders } from './lab-pages.ts';
import { LAB_STYLE } from './lab-style.ts';
import { isAskedByOwnName, isFromOwnPage } from './own-requests.ts';
import { readLedger } from './read-ledger.ts';

export interface SandboxLabOptions {
  /** 0 takes a free port. */
  readonly port: number;
  readonly host: string;
  /** The sandboxes, and where each listens. */
  readonly sandboxes: readonly { readonly provider: LabProvider; readonly url: string }[];
  /** The store's own; a provider's is this, a slash and its name. */
  readonly webhooksUrl: string;
  /** Loads the store's emails, when someone looks at them. */
  readonly loadEmails?: LoadEmails;
}

type LoadEmails = () => Promise<EmailGallery>;

export interface SandboxLab {
  readonly url: string;
  close(): Promise<void>;
}

const POLICY =
  "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** Of an email, whose styles stand in its tags. Nothing of it runs, and nothing is fetched. */
const EMAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'self'; form-action 'none'; frame-ancestors 'none'";

const KEPT_NOTES = 20;

/** Starts the page on which a person sees what the sandboxes did, and makes them misbehave. */
export const startSandboxLab = async (options: SandboxLabOptions): Promise<SandboxLab> => {
  const app = buildLab(benchesOf(options), options.loadEmails ?? null);
  const url = await app.listen({ port: options.port, host: options.host });
  return { url: `http://${options.host}:${new URL(url).port}`, close: () => app.close() };
};

const benchesOf = ({ sandboxes, webhooksUrl }: SandboxLabOptions): ReadonlyMap<string, Bench> =>
  new Map(
    sandboxes.map(({ provider, url }) => [
      provider.name,
      { provider, sandboxUrl: url, webhookUrl: `${webhooksUrl}/${provider.name}` },
    ]),
  );

const buildLab = (benches: ReadonlyMap<string, Bench>, loadEmails: LoadEmails | null): FastifyInstance => {
  const notes = new Map<string, readonly Noted[]>();
  const app = Fastify({ forceCloseConnections: true, bodyLimit: 400_000 });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  );
  guard(app);

  app.get('/', async (_request, reply) =>
    html(reply).send(
      renderProviders(
        [...benches.values()].map(({ provider }) => provider),
        loadEmails !== null,
      ),
    ),
  );
  app.get('/lab.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(LAB_STYLE));
  if (loadEmails) showEmails(app, loadEmails);
  app.get<{ Params: { name: string } }>('/:name', async ({ params }, reply) => {
    const bench = benches.get(params.name);
    if (!bench) return reply.callNotFound();
    const ledger = await readLedger(bench.sandboxUrl);
    return html(reply).send(renderProvider(bench, ledger, notes.get(params.name) ?? []));
  });
  app.post<{ Params: { name: string } }>('/:name', async ({ params, body }, reply) => {
    const bench = benches.get(params.name);
    if (!bench) return reply.callNotFound();
    const fields = Object.fromEntries(new URLSearchParams(typeof body === 'string' ? body : ''));
    const pressed = pressSchema.safeParse(fields);
    if (!pressed.success)
      return html(reply)
        .code(400)
        .send(renderProblem('Not understood', z.prettifyError(pressed.error)));
    const noted = { said: await press(bench, pressed.data), at: new Date().toISOString() };
    notes.set(params.name, [noted, ...(notes.get(params.name) ?? [])].slice(0, KEPT_NOTES));
    return reply.redirect(`/${params.name}`, 303);
  });
  app.setNotFoundHandler(async (_request, reply) =>
    html(reply).code(404).send(renderProblem('No such page', 'The lab has no page of this name.')),
  );
  return app;
};

const showEmails = (app: FastifyInstance, load: LoadEmails): void => {
  app.get('/emails', async (_request, reply) => html(reply).send(renderGallery(await load())));
  app.get<{ Params: { email: string; frame: string } }>(
    '/emails/:email/:frame',
    async ({ params }, reply) => {
      const email = (await load()).write(params.email, params.frame);
      if (!email) return reply.callNotFound();
      return html(reply).header('content-security-policy', EMAIL_POLICY).send(renderEmail(email));
    },
  );
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
