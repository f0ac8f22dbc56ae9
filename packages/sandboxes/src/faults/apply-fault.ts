import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Fault } from './faults.ts';

/** False when the fault already took care of the answer; `fail` says `error500` in the provider's own shape. */
export const applyFault = async (
  { kind, ms = 0 }: Pick<Fault, 'kind'> & Partial<Pick<Fault, 'ms'>>,
  request: FastifyRequest,
  reply: FastifyReply,
  fail: () => void,
): Promise<boolean> => {
  switch (kind) {
    case 'error500':
      fail();
      return false;
    case 'html':
      reply.code(502).type('text/html').send('<html><body><h1>502 Bad Gateway</h1></body></html>');
      return false;
    case 'hang':
      reply.hijack();
      await once(request.raw.socket, 'close');
      return false;
    case 'slow':
      await sleep(ms);
      return true;
    case 'drop-after-effect':
      return true;
  }
};
