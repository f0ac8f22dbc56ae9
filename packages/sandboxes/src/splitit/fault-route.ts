import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CODES, refuse } from './answer.ts';
import type { Fault } from './faults.ts';

/** False when the fault already took care of the answer. */
export const passesFault = async (
  fault: Fault,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> => {
  switch (fault.kind) {
    case 'error500':
      reply.code(500).send(refuse(500, CODES.generalError, 'Planned with /_sandbox/faults.').body);
      return false;
    case 'html':
      reply.code(502).type('text/html').send('<html><body><h1>502 Bad Gateway</h1></body></html>');
      return false;
    case 'hang':
      reply.hijack();
      await once(request.raw.socket, 'close');
      return false;
    case 'slow':
      await sleep(fault.ms);
      return true;
    case 'drop-after-effect':
      return true;
  }
};

export const breakConnection = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  reply.hijack();
  request.raw.socket.destroy();
  return reply;
};
