import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerCall } from '../faults/answer-call.ts';
import type { Faults } from '../faults/faults.ts';
import { type Answer, baseOf, send } from '../machinery/answer.ts';
import { withIdempotency } from '../machinery/with-idempotency.ts';
import { refuse, refuseParameter } from './answer.ts';
import type { ApiRoute } from './api-call.ts';
import type { SandboxContext } from './context.ts';
import { isSignedBy } from './signature.ts';

/** Everything around an endpoint: signature, idempotency, planned faults. */
export const handleApiCall = async (
  context: SandboxContext,
  faults: Faults,
  route: ApiRoute,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const [path = '', query = ''] = request.url.split('?', 2);
  const body = typeof request.body === 'string' ? request.body : '';
  const { method, headers } = request;
  if (!isSignedBy({ method, path, query, headers, body }, context.options.publicKeyId, context.merchantKey))
    return send(reply, refuse(403, 'InvalidRequestSignature', 'Signature is not valid for this request.'));

  const call = {
    faults,
    path,
    hasEffect: method === 'POST' || method === 'DELETE',
    run: () => run(context, route, request, body),
    commit: context.commit,
    send,
    failure: refuse(500, 'InternalServerError', 'Planned with /_sandbox/faults.'),
  };
  return answerCall(call, request, reply);
};

const run = (context: SandboxContext, route: ApiRoute, request: FastifyRequest, text: string): Answer => {
  const body = parseJson(text);
  if (body === undefined) return refuseParameter('The body is not JSON.');
  // Routes that name an object declare it `:id`; the others have no params at all.
  const { id = '' } = request.params as { id?: string };
  const answerNow = () => route.run(context, { id, query: queryOf(request), body, base: baseOf(request) });
  if (!route.isKeyed) return answerNow();
  const key = request.headers['x-amz-pay-idempotency-key'];
  if (typeof key !== 'string' || key.length > 32)
    return refuse(400, 'MissingHeaderValue', 'x-amz-pay-idempotency-key is required, 32 characters at most.');
  const fingerprint = `${request.url} ${text}`;
  return withIdempotency(context.state, { key, fingerprint, run: answerNow, refuseOtherUse });
};

const queryOf = ({ url }: FastifyRequest): URLSearchParams => new URLSearchParams(url.split('?', 2)[1] ?? '');

const refuseOtherUse = (): Answer =>
  refuse(400, 'DuplicateIdempotencyKey', 'The idempotency key was used for another request.');

const parseJson = (text: string): unknown => {
  if (text === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
