import type { FastifyReply, FastifyRequest } from 'fastify';
import { applyFault } from './apply-fault.ts';
import type { Faults } from './faults.ts';

/** A call of an API, by someone who may make it. */
interface FaultyCall<Answer> {
  readonly faults: Faults;
  /** What a planned fault is aimed at. */
  readonly path: string;
  /** Whether something has happened afterwards that a lost answer could hide. */
  readonly hasEffect: boolean;
  /** Takes effect at once: nothing of it can be interrupted half way. */
  readonly run: () => Answer;
  /** Writes down what the call did. */
  readonly commit: () => void;
  readonly send: (reply: FastifyReply, answer: Answer) => FastifyReply;
  /** The company's own failure, in its own shape. */
  readonly failure: Answer;
}

/** Answers a call, unless a planned fault meets it. */
export const answerCall = async <Answer>(
  { faults, path, hasEffect, run, commit, send, failure }: FaultyCall<Answer>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const fault = faults.takeFor(path, hasEffect);
  if (fault && !(await applyFault(fault, request, reply, () => send(reply, failure)))) return reply;
  const answer = run();
  commit();
  return fault?.kind === 'drop-after-effect' ? breakConnection(request, reply) : send(reply, answer);
};

/** The call took effect, and its answer is dropped. */
const breakConnection = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  reply.hijack();
  request.raw.socket.destroy();
  return reply;
};
