import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { registerControlRoutes } from '../control/control-routes.ts';
import { answerCall } from '../faults/answer-call.ts';
import { Faults } from '../faults/faults.ts';
import { type Answer, baseOf, send } from '../machinery/answer.ts';
import { followLife } from '../machinery/outbox.ts';
import { createSandboxApp, type SandboxAddress } from '../machinery/sandbox-app.ts';
import { withIdempotency } from '../machinery/with-idempotency.ts';
import type { Lender } from './lender.ts';
import { signWebhook, type WebhookSigning } from './webhook-sender.ts';

/** What an endpoint is asked, once who asks is known. */
export interface ApiCall {
  /** The id in the path, empty where there is none. */
  readonly id: string;
  /** The JSON as it came, not validated yet. */
  readonly body: unknown;
  /** The sandbox's own address as the caller knows it. */
  readonly base: string;
  readonly headers: IncomingHttpHeaders;
}

export interface ApiRoute {
  readonly method: 'GET' | 'POST';
  /** With `:id` where it names something. */
  readonly path: string;
  /** Answers at once: nothing of an endpoint's effect can be interrupted half way. */
  readonly run: (call: ApiCall) => Answer;
}

/** A lender's own manners. */
interface LenderApi {
  readonly routes: readonly ApiRoute[];
  /** What a planned fault meets unless it says otherwise: a prefix. */
  readonly apiPath: string;
  readonly admits: (request: FastifyRequest) => boolean;
  /** What makes a call take effect once; null where the caller named nothing. */
  readonly keyOf: (request: FastifyRequest) => string | null;
  /** What a call is answered while another with its key is being processed; without it both are processed. */
  readonly whileProcessing?: Answer;
  readonly refuse: (status: number, code: string, message: string) => Answer;
}

/** A lender's API with its levers for tests; pages are registered by the lender itself. */
export const buildLenderApp = <Session>(lender: Lender<Session>, api: LenderApi): FastifyInstance => {
  const { webhooks, state } = lender;
  const faults = new Faults();
  const busyKeys = new Set<string>();
  const app = createSandboxApp({
    name: lender.provider,
    log: lender.options.log,
    unknown: (method, url) => api.refuse(404, 'not_found', `No such service: ${method} ${url}`),
    failed: (status, message) => api.refuse(status, 'invalid_request', message),
  });
  for (const route of api.routes) {
    app.route({
      method: route.method,
      url: route.path,
      handler: (request, reply) => handle({ lender, api, faults, busyKeys, route }, request, reply),
    });
  }
  registerControlRoutes(app, { faults, apiPath: api.apiPath, webhooks, ledger: () => state.list('ledger') });
  followLife(app, webhooks, () => state.list('notification').filter(({ isDelivered }) => !isDelivered));
  return app;
};

interface Machinery<Session> {
  readonly lender: Lender<Session>;
  readonly api: LenderApi;
  readonly faults: Faults;
  /** The keys of calls that are being processed. */
  readonly busyKeys: Set<string>;
  readonly route: ApiRoute;
}

/** Everything around an endpoint: who calls, planned faults, idempotency. */
const handle = async <Session>(
  machinery: Machinery<Session>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const { lender, api, faults, busyKeys } = machinery;
  if (!api.admits(request)) return send(reply, api.refuse(401, 'unauthorized', 'These are not our keys.'));
  const call = {
    faults,
    path: request.url,
    hasEffect: request.method !== 'GET',
    run: () => run(machinery, request),
    commit: lender.commit,
    send,
    failure: api.refuse(500, 'server_error', 'Planned with /_sandbox/faults.'),
  };
  const key = keyOf(machinery, request);
  if (key === null || !api.whileProcessing) return answerCall(call, request, reply);
  if (busyKeys.has(key)) return send(reply, api.whileProcessing);
  busyKeys.add(key);
  return answerCall(call, request, reply).finally(() => busyKeys.delete(key));
};

const keyOf = <Session>({ api, route }: Machinery<Session>, request: FastifyRequest): string | null =>
  route.method === 'GET' ? null : api.keyOf(request);

const run = <Session>(machinery: Machinery<Session>, request: FastifyRequest): Answer => {
  const { lender, api, route } = machinery;
  // Routes that name something declare it `:id`; the others have no params at all.
  const { id = '' } = request.params as { id?: string };
  const call = { id, body: request.body ?? {}, base: baseOf(request), headers: request.headers };
  const key = keyOf(machinery, request);
  if (key === null) return route.run(call);
  return withIdempotency(lender.state, {
    key,
    fingerprint: `${request.url} ${JSON.stringify(call.body)}`,
    run: () => route.run(call),
    refuseOtherUse: () => api.refuse(409, 'idempotency_conflict', 'The key was used for another request.'),
  });
};

export interface LenderSandbox {
  readonly url: string;
  /** Its signature of a body that it would never send. */
  sign(body: string): string;
  close(): Promise<void>;
}

export const openLender = async (
  app: FastifyInstance,
  { port, host }: SandboxAddress,
  signing: WebhookSigning,
): Promise<LenderSandbox> => ({
  url: await app.listen({ port, host }),
  sign: (body) => signWebhook(signing, body),
  close: () => app.close(),
});

/** The header that most companies take an idempotency key in. */
export const idempotencyHeaderOf = ({ headers }: FastifyRequest): string | null => {
  const key = headers['idempotency-key'];
  return typeof key === 'string' && key !== '' ? key : null;
};
