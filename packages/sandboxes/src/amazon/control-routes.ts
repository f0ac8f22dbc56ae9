import type { FastifyInstance } from 'fastify';
import { FAULT_KINDS, type Faults } from '../faults/faults.ts';
import type { DeliveryManner } from '../webhooks/webhook-deliveries.ts';
import { publicPem, type SandboxContext } from './context.ts';
import { SESSION_LIFE_MS } from './find-session.ts';

interface FaultOrder {
  readonly kind: string;
  readonly path?: string;
  readonly times?: number;
  readonly ms?: number;
}

/** The levers that the real Amazon Pay does not have, and the key that its notifications are signed with. */
export const registerControlRoutes = (
  app: FastifyInstance,
  { state, notifications, notificationKey, now, commit }: SandboxContext,
  faults: Faults,
): void => {
  app.get('/sns/certificate.pem', async (_request, reply) =>
    reply.type('application/x-pem-file').send(publicPem(notificationKey)),
  );

  app.get('/ledger', async () => state.list('ledger'));

  app.post<{ Body: string | undefined }>('/_sandbox/faults', async ({ body }, reply) => {
    const order = parse<FaultOrder>(body);
    const kind = FAULT_KINDS.find((known) => known === order.kind);
    if (!kind) return reply.code(400).send({ error: `kind is one of ${FAULT_KINDS.join(', ')}` });
    faults.plan({ kind, path: order.path ?? '/v2/', ms: order.ms ?? 1_000 }, order.times ?? 1);
    return { planned: kind };
  });

  app.delete('/_sandbox/faults', async () => {
    faults.clear();
    return { planned: null };
  });

  app.post<{ Body: string | undefined }>('/_sandbox/expire', async ({ body }, reply) => {
    const session = state.find('session', parse<{ session: string }>(body).session ?? '');
    if (!session) return reply.code(404).send({ error: 'There is no such session.' });
    const createdAt = new Date(now().getTime() - SESSION_LIFE_MS).toISOString();
    state.save('session', session.id, { ...session, createdAt });
    commit();
    return { session: session.id, createdAt };
  });

  app.post<{ Body: string | undefined }>('/_sandbox/webhooks', async ({ body }) => {
    const manner = parse<DeliveryManner>(body);
    notifications.behave(manner);
    return { webhooks: manner };
  });

  app.post<{ Body: string | undefined }>('/_sandbox/webhooks/release', async ({ body }) => ({
    released: notifications.release(parse<{ reverse: boolean }>(body).reverse ? 'reversed' : 'as happened'),
  }));
};

/** Only tests pull these levers. */
const parse = <Wanted>(body: string | undefined): Partial<Wanted> => (body ? JSON.parse(body) : {});
