import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerCall } from '../faults/answer-call.ts';
import type { Faults } from '../faults/faults.ts';
import { type Answer, baseOf, pathOf, send } from '../machinery/answer.ts';
import { withIdempotency } from '../machinery/with-idempotency.ts';
import type { AccessTokens } from './access-tokens.ts';
import { CODES, failAsPlanned, refuse } from './answer.ts';
import type { ApiRoute } from './api-routes.ts';
import type { SandboxContext } from './context.ts';

interface ApiMachinery {
  readonly context: SandboxContext;
  readonly faults: Faults;
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

  const call = {
    faults,
    path: pathOf(request),
    hasEffect: request.method !== 'GET',
    run: () => run(context, route, request, key),
    commit: context.commit,
    send,
    failure: failAsPlanned(),
  };
  return answerCall(call, request, reply);
};

const run = (context: SandboxContext, route: ApiRoute, request: FastifyRequest, key: string): Answer => {
  // Routes that name a plan declare it `:number`; the others have no params at all.
  const { number = '' } = request.params as { number?: string };
  const call = { number, body: request.body ?? {}, base: baseOf(request) };
  if (route.method === 'GET') return route.run(context, call);
  const fingerprint = `${request.method} ${pathOf(request)} ${JSON.stringify(call.body)}`;
  const keyed = { key, fingerprint, run: () => route.run(context, call), refuseOtherUse };
  return withIdempotency(context.state, keyed, { keepsRefusals: true });
};

const refuseOtherUse = (): Answer =>
  refuse(400, CODES.invalidRequest, 'The idempotency key was used for another request.');

const headerOf = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
};
