import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerCall } from '../faults/answer-call.ts';
import type { Faults } from '../faults/faults.ts';
import { type Answer, baseOf, pathOf } from '../machinery/answer.ts';
import { refuse } from './answer.ts';
import type { ApiCall, Endpoint } from './api-call.ts';
import { findKeyProblem, keyOf } from './api-key.ts';
import type { SandboxContext } from './context.ts';
import { API_VERSION } from './event.ts';
import { FormFields } from './form-fields.ts';
import type { IdempotencyKeys } from './idempotency.ts';
import { newId } from './ids.ts';

export interface ApiRoute {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly run: Endpoint;
  /** Stripe lets a publishable key do very little. */
  readonly publishable?: boolean;
  /** Top-level parameters; any other is refused by name, as Stripe does. */
  readonly params: readonly string[];
}

interface ApiMachinery {
  readonly context: SandboxContext;
  readonly faults: Faults;
  readonly keys: IdempotencyKeys;
}

/** Everything around an endpoint: key, parameters, idempotency, planned faults, Stripe's headers. */
export const handleApiCall = async (
  machinery: ApiMachinery,
  route: ApiRoute,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const { context, faults, keys } = machinery;
  const fields = readFields(request);
  setHeaders(request, reply);
  const refused = findKeyProblem(context.options, request, fields, route) ?? findUnknown(route, fields);
  if (refused) return send(reply, refused);

  const key = route.method === 'POST' ? headerOf(request, 'idempotency-key') : undefined;
  const fingerprint = `${request.method} ${pathOf(request)} ${fields.fingerprint()}`;
  const check = key ? keys.begin(key, fingerprint) : null;
  if (check?.state === 'refused') return send(reply, check.answer);
  const answer = (): Answer => {
    if (check?.state === 'replay') {
      reply.header('idempotent-replayed', 'true');
      return check.answer;
    }
    const made = run(machinery, route, request, fields);
    if (key && check) keys.keep(key, fingerprint, made);
    return made;
  };
  const { commit } = context;
  const call = {
    faults,
    path: pathOf(request),
    hasEffect: true,
    run: answer,
    commit,
    send,
    failure: PLANNED,
  };
  try {
    return await answerCall(call, request, reply);
  } finally {
    if (key && check?.state === 'first') keys.end(key);
  }
};

const run = (
  { context }: ApiMachinery,
  route: ApiRoute,
  request: FastifyRequest,
  fields: FormFields,
): Answer => {
  // Routes that name an id declare it `:id`; the others have no params at all.
  const { id = '' } = request.params as { id?: string };
  const call: ApiCall = {
    id,
    fields,
    key: keyOf(context.options, request, fields) === 'secret' ? 'secret' : 'publishable',
    base: baseOf(request),
  };
  return route.run(context, call);
};

const findUnknown = (route: ApiRoute, fields: FormFields): Answer | null => {
  const unknown = fields.findUnknown([...route.params, 'expand', 'key', 'client_secret']);
  return unknown === undefined
    ? null
    : refuse(400, {
        type: 'invalid_request_error',
        code: 'parameter_unknown',
        message: `Received unknown parameter: ${unknown}`,
        param: unknown,
      });
};

const setHeaders = (request: FastifyRequest, reply: FastifyReply): void => {
  const key = headerOf(request, 'idempotency-key');
  reply.header('request-id', newId('req'));
  reply.header('stripe-version', headerOf(request, 'stripe-version') ?? API_VERSION);
  if (key) reply.header('idempotency-key', key);
};

const send = (reply: FastifyReply, { status, body }: Answer): FastifyReply =>
  reply
    .code(status)
    .type('application/json')
    .send(JSON.stringify(body, null, 2));

const readFields = (request: FastifyRequest): FormFields =>
  new FormFields(
    request.method === 'POST' ? String(request.body ?? '') : (request.url.split('?', 2)[1] ?? ''),
  );

const headerOf = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
};

const PLANNED = refuse(500, {
  type: 'api_error',
  message: 'An unknown error occurred. It was planned with /_sandbox/faults.',
});
