import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerCall } from '../faults/answer-call.ts';
import type { Faults } from '../faults/faults.ts';
import { baseOf } from '../machinery/answer.ts';
import type { Answer } from './answer.ts';
import { bare } from './answer.ts';
import type { ApiRoute } from './api-routes.ts';
import type { BraintreeSandboxOptions, SandboxContext } from './context.ts';
import type { OutcomeDecision } from './settlement.ts';

interface ApiMachinery {
  readonly context: SandboxContext;
  readonly faults: Faults;
  readonly settlement: OutcomeDecision;
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
  const run = () =>
    route.run(context, {
      id,
      body: request.body,
      base: baseOf(request),
      watch: (transaction) => settlement.watch(transaction),
    });
  const { hasEffect } = route;
  const { commit } = context;
  const call = { faults, path: request.url, hasEffect, run, commit, send, failure: bare(500) };
  return answerCall(call, request, reply);
};

const isAuthentic = ({ publicKey, privateKey }: BraintreeSandboxOptions, request: FastifyRequest): boolean =>
  request.headers.authorization === `Basic ${Buffer.from(`${publicKey}:${privateKey}`).toString('base64')}`;

const send = (reply: FastifyReply, { status, body }: Answer): FastifyReply =>
  reply.code(status).type('application/xml; charset=utf-8').send(body);
