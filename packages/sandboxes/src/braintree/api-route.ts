import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Faults } from '../faults/faults.ts';
import { breakConnection, passesFault } from '../faults/passes-fault.ts';
import type { Answer } from './answer.ts';
import { bare } from './answer.ts';
import type { ApiRoute } from './api-routes.ts';
import type { BraintreeSandboxOptions, SandboxContext } from './context.ts';
import type { Settlement } from './settlement.ts';

export interface ApiMachinery {
  readonly context: SandboxContext;
  readonly faults: Faults;
  readonly settlement: Settlement;
}

/** Everything around an endpoint: keys, planned faults, the journal, Braintree's XML. */
export const handleApiCall = async (
  { context, faults, settlement }: ApiMachinery,
  route: ApiRoute,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  // Routes that name an id declare it `:id`; all are below `/merchants/:merchant`.
  const { merchant, id = '' } = request.params as { merchant: string; id?: string };
  if (!isAuthentic(context.options, request)) return send(reply, bare(401));
  if (merchant !== context.options.merchantId) return send(reply, bare(403));
  const fault = faults.takeFor(request.url, route.hasEffect);
  if (fault && !(await passesFault(fault, request, reply, () => fail(reply)))) return reply;
  const answer = route.run(context, {
    id,
    body: request.body,
    base: baseOf(request, context.options),
    watch: (transaction) => settlement.watch(transaction),
  });
  context.commit();
  if (fault?.kind === 'drop-after-effect') return breakConnection(request, reply);
  return send(reply, answer);
};

/** The sandbox's own address as this caller reaches it. */
export const baseOf = (request: FastifyRequest, { publicUrl }: BraintreeSandboxOptions): string =>
  publicUrl ?? `${request.protocol}://${request.host}`;

const isAuthentic = ({ publicKey, privateKey }: BraintreeSandboxOptions, request: FastifyRequest): boolean =>
  request.headers.authorization === `Basic ${Buffer.from(`${publicKey}:${privateKey}`).toString('base64')}`;

const send = (reply: FastifyReply, { status, body }: Answer): FastifyReply =>
  reply.code(status).type('application/xml; charset=utf-8').send(body);

const fail = (reply: FastifyReply): FastifyReply => send(reply, bare(500));
