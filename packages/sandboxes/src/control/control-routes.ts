import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { FAULT_KINDS, type Faults } from '../faults/faults.ts';
import type { LedgerEntry } from '../machinery/ledger.ts';
import type { WebhookDeliveries } from '../machinery/webhook-deliveries.ts';
import { readBody } from './read-body.ts';

/** What the levers move. */
interface Levers {
  readonly faults: Faults;
  /** What a planned fault meets unless it says otherwise: the beginning of a path. */
  readonly apiPath: string;
  readonly webhooks: Pick<WebhookDeliveries<unknown>, 'behave' | 'release'>;
  readonly ledger: () => readonly LedgerEntry[];
}

const faultSchema = z.object({
  kind: z.enum(FAULT_KINDS, { error: `kind is one of ${FAULT_KINDS.join(', ')}` }),
  path: z.string().optional(),
  times: z.number().default(1),
  ms: z.number().default(1_000),
});

const mannerSchema = z
  .object({ delayMs: z.number(), duplicate: z.boolean(), hold: z.boolean(), drop: z.boolean() })
  .partial();

const releaseSchema = z.object({ reverse: z.boolean().default(false) });

/** The levers that no real provider has: faults, webhooks late or out of order, the ledger. */
export const registerControlRoutes = (
  app: FastifyInstance,
  { faults, apiPath, webhooks, ledger }: Levers,
): void => {
  app.get('/ledger', async () => ledger());

  app.post('/_sandbox/faults', async ({ body }, reply) => {
    const order = faultSchema.safeParse(readBody(body));
    if (!order.success)
      return reply.code(400).send({ error: order.error.issues.map(({ message }) => message).join('; ') });
    const { kind, path = apiPath, times, ms } = order.data;
    faults.plan({ kind, path, ms }, times);
    return { planned: kind };
  });

  app.delete('/_sandbox/faults', async () => {
    faults.clear();
    return { planned: null };
  });

  app.post('/_sandbox/webhooks', async ({ body }) => {
    const manner = mannerSchema.parse(readBody(body));
    webhooks.behave(manner);
    return { webhooks: manner };
  });

  app.post('/_sandbox/webhooks/release', async ({ body }) => {
    const { reverse } = releaseSchema.parse(readBody(body));
    return { released: webhooks.release(reverse ? 'reversed' : 'as happened') };
  });
};
