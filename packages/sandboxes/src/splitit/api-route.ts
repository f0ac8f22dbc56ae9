import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Faults } from '../faults/faults.ts';
import { breakConnection } from '../faults/passes-fault.ts';
import type { AccessTokens } from './access-tokens.ts';
import { type Answer, CODES, refuse } from './answer.ts';
import type { ApiRoute } from './api-routes.ts';
import type { SandboxContext } from './context.ts';
import { passesPlanned } from './fault-route.ts';
import type { IdempotencyKeys } from './idempotency.ts';

export interface ApiMachinery {
  readonly context: SandboxContext;
  readonly faults: Faults;
  readonly keys: IdempotencyKeys;
  readonly tokens: AccessTokens;
}

/** Everything around an endpoint: access token, idempotency, planned faults. */
export const handleApiCall = async (
  machinery: ApiMachinery,
  route: ApiRoute,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const { context, faults, tokens } = machinery;
  if (!tokens.admits(request.headers.authorization))
    return send(reply, refuse(401, CODES.unauthorised, 'Token is not authorized or is expired'));
  const key = headerOf(request, 'x-splitit-idempotencykey');
  if (!key) return send(reply, refuse(400, CODES.invalidRequest, 'X-Splitit-IdempotencyKey is required'));

  const fault = faults.takeFor(pathOf(request), request.method !== 'GET');
  if (fault && !(await passesPlanned(fault, request, reply))) return reply;
  const answer = run(machinery, route, request, key);
  context.commit();
  if (fault?.kind === 'drop-after-effect') return breakConnection(request, reply);
  return send(reply, answer);
};

/** The sandbox's own address as this caller reaches it. */
export const baseOf = (request: FastifyRequest): string => `${request.protocol}://${request.host}`;

const run = (
  { context, keys }: ApiMachinery,
  route: ApiRoute,
  request: FastifyRequest,
  key: string,
): Answer => {
  // Routes that name a plan declare it `:number`; the others have no params at all.
  const { number = '' } = request.params as { number?: string };
  const call = { number, body: request.body ?? {}, base: baseOf(request) };
  if (route.method === 'GET') return route.run(context, call);
  const fingerprint = `${request.method} ${pathOf(request)} ${JSON.stringify(call.body)}`;
  const known = keys.check(key, fingerprint);
  if (known.state === 'known') return known.answer;
  const answer = route.run(context, call);
  keys.keep(key, fingerprint, answer);
  return answer;
};

const send = (reply: FastifyReply, { status, body }: Answer): FastifyReply => reply.code(status).send(body);

const pathOf = (request: FastifyRequest): string => request.url.split('?', 1)[0] ?? '';

const headerOf = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
};
