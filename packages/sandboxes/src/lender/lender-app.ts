import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { registerControlRoutes } from '../control/control-routes.ts';
import { Faults } from '../faults/faults.ts';
import { passesFault } from '../faults/passes-fault.ts';
import type { Answer, Lender } from './lender.ts';

/** What an endpoint is asked, once who asks is known. */
export interface ApiCall {
  /** The id in the path, empty where there is none. */
  readonly id: string;
  /** The JSON as it came, not validated yet. */
  readonly body: unknown;
  /** The sandbox's own address as the caller knows it. */
  readonly base: string;
}

export interface ApiRoute {
  readonly method: 'GET' | 'POST';
  /** With `:id` where it names something. */
  readonly path: string;
  /** Answers at once: nothing of an endpoint's effect can be interrupted half way. */
  readonly run: (call: ApiCall) => Answer;
}

/** A lender's own manners. */
export interface LenderApi {
  readonly routes: readonly ApiRoute[];
  /** What a planned fault meets unless it says otherwise: a prefix. */
  readonly apiPath: string;
  readonly admits: (request: FastifyRequest) => boolean;
  /** What makes a call take effect once; null where the caller named nothing. */
  readonly keyOf: (request: FastifyRequest) => string | null;
  readonly refuse: (status: number, code: string, message: string) => Answer;
}

export const baseOf = (request: FastifyRequest): string => `${request.protocol}://${request.host}`;

/** A lender's API with its levers for tests; pages are registered by the lender itself. */
export const buildLenderApp = <Session>(lender: Lender<Session>, api: LenderApi): FastifyInstance => {
  const faults = new Faults();
  const app = Fastify({ forceCloseConnections: true, bodyLimit: 1_000_000 });
  const asText = { parseAs: 'string' } as const;
  app.addContentTypeParser('application/x-www-form-urlencoded', asText, (_request, body, done) =>
    done(null, body),
  );
  answerInTheirWords(app, lender, api);
  for (const route of api.routes) {
    app.route({
      method: route.method,
      url: route.path,
      handler: (request, reply) => handle({ lender, api, faults, route }, request, reply),
    });
  }
  const { webhooks, state } = lender;
  registerControlRoutes(app, { faults, apiPath: api.apiPath, webhooks, ledger: () => state.list('ledger') });
  app.addHook('onReady', async () => {
    for (const notification of lender.state.list('notification')) {
      if (!notification.isDelivered) lender.webhooks.send(notification);
    }
  });
  app.addHook('onClose', async () => lender.webhooks.close());
  return app;
};

interface Machinery<Session> {
  readonly lender: Lender<Session>;
  readonly api: LenderApi;
  readonly faults: Faults;
  readonly route: ApiRoute;
}

/** Everything around an endpoint: who calls, planned faults, idempotency. */
const handle = async <Session>(
  machinery: Machinery<Session>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const { lender, api, faults } = machinery;
  if (!api.admits(request)) return send(reply, api.refuse(401, 'unauthorized', 'These are not our keys.'));
  const fault = faults.takeFor(request.url, request.method !== 'GET');
  if (fault && !(await passesFault(fault, request, reply, () => fail(api, reply)))) return reply;
  const answer = run(machinery, request);
  lender.commit();
  if (fault?.kind !== 'drop-after-effect') return send(reply, answer);
  reply.hijack();
  request.raw.socket.destroy();
  return reply;
};

const run = <Session>({ lender, api, route }: Machinery<Session>, request: FastifyRequest): Answer => {
  // Routes that name something declare it `:id`; the others have no params at all.
  const { id = '' } = request.params as { id?: string };
  const call = { id, body: request.body ?? {}, base: baseOf(request) };
  const key = route.method === 'GET' ? null : api.keyOf(request);
  if (key === null) return route.run(call);
  const fingerprint = `${request.url} ${JSON.stringify(call.body)}`;
  const known = lender.state.find('answer', key);
  if (known)
    return known.fingerprint === fingerprint
      ? known.answer
      : api.refuse(409, 'idempotency_conflict', 'The key was used for another request.');
  const answer = route.run(call);
  // What was refused took no effect: it may be asked again.
  if (answer.status < 400) lender.state.save('answer', key, { fingerprint, answer });
  return answer;
};

const fail = (api: LenderApi, reply: FastifyReply): FastifyReply =>
  send(reply, api.refuse(500, 'server_error', 'Planned with /_sandbox/faults.'));

const send = (reply: FastifyReply, { status, body }: Answer): FastifyReply => reply.code(status).send(body);

/** Also what no endpoint foresaw has the lender's shape, or a client could not read it. */
const answerInTheirWords = <Session>(
  app: FastifyInstance,
  { provider, options }: Lender<Session>,
  api: LenderApi,
): void => {
  app.setNotFoundHandler(async ({ method, url }, reply) =>
    send(reply, api.refuse(404, 'not_found', `No such service: ${method} ${url}`)),
  );
  app.setErrorHandler(async (error: FastifyError, _request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) options.log?.(`${provider} sandbox: ${error.stack}`);
    return send(reply, api.refuse(status, 'invalid_request', error.message));
  });
};
