import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Faults } from '../faults/faults.ts';
import { passesFault } from '../faults/passes-fault.ts';
import { type Answer, refuse, refuseParameter } from './answer.ts';
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

  const fault = faults.takeFor(path, method === 'POST' || method === 'DELETE');
  if (fault && !(await passesFault(fault, request, reply, () => fail(reply)))) return reply;
  const answer = run(context, route, request, body);
  context.commit();
  if (fault?.kind === 'drop-after-effect') {
    reply.hijack();
    request.raw.socket.destroy();
    return reply;
  }
  return send(reply, answer);
};

/** The sandbox's own address as this caller reaches it. */
export const baseOf = (request: FastifyRequest): string => `${request.protocol}://${request.host}`;

const run = (context: SandboxContext, route: ApiRoute, request: FastifyRequest, text: string): Answer => {
  const body = parseJson(text);
  if (body === undefined) return refuseParameter('The body is not JSON.');
  // Routes that name an object declare it `:id`; the others have no params at all.
  const { id = '' } = request.params as { id?: string };
  const answerNow = () => route.run(context, { id, body, base: baseOf(request) });
  if (!route.isKeyed) return answerNow();
  const key = request.headers['x-amz-pay-idempotency-key'];
  if (typeof key !== 'string' || key.length > 32)
    return refuse(400, 'MissingHeaderValue', 'x-amz-pay-idempotency-key is required, 32 characters at most.');
  const fingerprint = `${request.url} ${text}`;
  const known = context.state.find('answer', key);
  if (known) return known.fingerprint === fingerprint ? known.answer : refuseOtherUse();
  const answer = answerNow();
  // What was refused took no effect: it may be asked again.
  if (answer.status < 400) context.state.save('answer', key, { fingerprint, answer });
  return answer;
};

const refuseOtherUse = (): Answer =>
  refuse(409, 'DuplicateIdempotencyKey', 'The idempotency key was used for another request.');

const parseJson = (text: string): unknown => {
  if (text === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const fail = (reply: FastifyReply): FastifyReply =>
  send(reply, refuse(500, 'InternalServerError', 'Planned with /_sandbox/faults.'));

const send = (reply: FastifyReply, { status, body }: Answer): FastifyReply => reply.code(status).send(body);
