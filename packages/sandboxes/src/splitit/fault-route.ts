import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Fault } from '../faults/faults.ts';
import { passesFault } from '../faults/passes-fault.ts';
import { CODES, refuse } from './answer.ts';

/** False when the fault already took care of the answer. */
export const passesPlanned = (fault: Fault, request: FastifyRequest, reply: FastifyReply): Promise<boolean> =>
  passesFault(fault, request, reply, () => {
    reply.code(500).send(refuse(500, CODES.generalError, 'Planned with /_sandbox/faults.').body);
  });
