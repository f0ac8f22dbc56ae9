import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { readBody } from '../control/read-body.ts';
import type { SandboxContext } from './context.ts';

const lagSchema = z.object({ lagMs: z.number().min(0).default(0) });

/** The lever of searches that know what was sold a while later, as Braintree's do. */
export const registerSearchLag = (app: FastifyInstance, { searchLag }: SandboxContext): void => {
  app.post('/_sandbox/search', async ({ body }) => {
    searchLag.ms = lagSchema.parse(readBody(body)).lagMs;
    return { lagMs: searchLag.ms };
  });
};
