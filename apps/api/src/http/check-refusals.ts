import { codesOf } from '@counterpane/contract/endpoint-codes';
import type { FastifyInstance } from 'fastify';

/** Holds every refusal beside the row of its endpoint: for tests, and for those who work on the store. */
export const checkRefusals = (app: FastifyInstance): void => {
  app.addHook('preSerialization', async (request, _reply, body) => {
    const row = request.routeOptions.config.endpoint;
    const code = row && codeOf(body);
    if (row && code !== null && !codesOf(row).some((one) => one === code))
      throw new Error(`${row.at} answers ${code}, which its row does not name`);
  });
};

const codeOf = (body: unknown): string | null =>
  typeof body === 'object' && body !== null && 'status' in body && body.status === 'error' && 'code' in body
    ? String(body.code)
    : null;
