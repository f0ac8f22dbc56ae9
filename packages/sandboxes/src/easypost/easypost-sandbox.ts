import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { registerControlRoutes } from '../control/control-routes.ts';
import { answerCall } from '../faults/answer-call.ts';
import { Faults } from '../faults/faults.ts';
import { type Answer, baseOf, send } from '../machinery/answer.ts';
import { followLife } from '../machinery/outbox.ts';
import { createSandboxApp, type SandboxAddress } from '../machinery/sandbox-app.ts';
import { notFound, refuse } from './answer.ts';
import {
  createContext,
  type EasypostContext,
  type EasypostSandboxOptions,
  moveDueParcels,
} from './context.ts';
import type { Endpoint } from './easypost-call.ts';
import { registerParcelPages } from './parcel-pages.ts';
import { buyShipment, convertLabel, createShipment, readShipment, rerateShipment } from './shipments-api.ts';
import { listTrackers } from './trackers-api.ts';

export interface EasypostSandbox {
  readonly url: string;
  close(): Promise<void>;
}

/** EasyPost's API as far as the sandbox speaks it. */
const ROUTES: readonly { readonly method: 'GET' | 'POST'; readonly path: string; readonly run: Endpoint }[] =
  [
    { method: 'POST', path: '/v2/shipments', run: createShipment },
    { method: 'GET', path: '/v2/shipments/:id', run: readShipment },
    { method: 'POST', path: '/v2/shipments/:id/buy', run: buyShipment },
    { method: 'POST', path: '/v2/shipments/:id/rerate', run: rerateShipment },
    { method: 'GET', path: '/v2/shipments/:id/label', run: convertLabel },
    { method: 'GET', path: '/v2/trackers', run: listTrackers },
  ];

/** Starts a local EasyPost on a port of this machine: its API, its tracking pages, its webhooks. See DIFFERENCES.md. */
export const startEasypostSandbox = async (
  options: EasypostSandboxOptions & SandboxAddress,
): Promise<EasypostSandbox> => {
  const context = createContext(options);
  const faults = new Faults();
  const app = createSandboxApp({
    name: 'easypost',
    log: options.log,
    unknown: notFound,
    failed: (status, message) => refuse(status, 'BAD_REQUEST', message),
  });
  for (const { method, path, run } of ROUTES)
    app.route({
      method,
      url: path,
      handler: (request, reply) => handle({ context, faults, run }, request, reply),
    });
  registerParcelPages(app, context);
  registerControlRoutes(app, { faults, apiPath: '/v2/', webhooks: context.webhooks, ledger: () => [] });
  followLife(app, context.webhooks, () =>
    context.state.list('notification').filter(({ isDelivered }) => !isDelivered),
  );
  followClock(app, context);
  return { url: await app.listen({ port: options.port, host: options.host }), close: () => app.close() };
};

interface Machinery {
  readonly context: EasypostContext;
  readonly faults: Faults;
  readonly run: Endpoint;
}

/** Everything around an endpoint: who calls, and planned faults. */
const handle = async (
  { context, faults, run }: Machinery,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  if (request.headers.authorization !== basicOf(context.options.apiKey))
    return send(reply, refuse(401, 'APIKEY.INACTIVE', 'This api key is no longer active.'));
  // Routes that name something declare it `:id`; the others have no params at all.
  const { id = '' } = request.params as { id?: string };
  const call = { id, body: request.body, query: request.query, base: baseOf(request) };
  return answerCall<Answer>(
    {
      faults,
      path: request.url,
      hasEffect: request.method !== 'GET',
      run: () => run(context, call),
      commit: context.commit,
      send,
      failure: refuse(500, 'INTERNAL_SERVER_ERROR', 'Planned with /_sandbox/faults.'),
    },
    request,
    reply,
  );
};

/** The key is the name, and there is no password. */
const basicOf = (apiKey: string): string => `Basic ${Buffer.from(`${apiKey}:`).toString('base64')}`;

const LOOK_EVERY_MS = 500;

/** Parcels move by themselves for as long as the sandbox lives. */
const followClock = (app: FastifyInstance, context: EasypostContext): void => {
  const { stepMs } = context.options;
  if (stepMs === undefined) return;
  const clock = setInterval(() => moveDueParcels(context), Math.min(stepMs, LOOK_EVERY_MS));
  clock.unref();
  app.addHook('onClose', async () => clearInterval(clock));
};
