import type { FastifyInstance } from 'fastify';
import { FAULT_KINDS, type Faults } from '../faults/faults.ts';
import type { DeliveryManner } from '../webhooks/webhook-deliveries.ts';
import type { Lender } from './lender.ts';

interface FaultOrder {
  readonly kind: string;
  readonly path?: string;
  readonly times?: number;
  readonly ms?: number;
}

/** The levers that no real lender has: faults, webhooks out of order, the ledger. */
export const registerLevers = <Session>(
  app: FastifyInstance,
  { state, webhooks }: Lender<Session>,
  faults: Faults,
  apiPath: string,
): void => {
  app.get('/ledger', async () => state.list('ledger'));

  app.post<{ Body: FaultOrder }>('/_sandbox/faults', async ({ body }, reply) => {
    const kind = FAULT_KINDS.find((known) => known === body.kind);
    if (!kind) return reply.code(400).send({ error: `kind is one of ${FAULT_KINDS.join(', ')}` });
    faults.plan({ kind, path: body.path ?? apiPath, ms: body.ms ?? 1_000 }, body.times ?? 1);
    return { planned: kind };
  });

  app.delete('/_sandbox/faults', async () => {
    faults.clear();
    return { planned: null };
  });

  app.post<{ Body: Partial<DeliveryManner> | undefined }>('/_sandbox/webhooks', async ({ body }) => {
    webhooks.behave(body ?? {});
    return { webhooks: body ?? {} };
  });

  app.post<{ Body: { reverse?: boolean } | undefined }>('/_sandbox/webhooks/release', async ({ body }) => ({
    released: webhooks.release(body?.reverse ? 'reversed' : 'as happened'),
  }));
};
