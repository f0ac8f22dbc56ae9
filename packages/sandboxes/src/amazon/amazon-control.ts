import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { registerControlRoutes } from '../control/control-routes.ts';
import { registerDisputeLever } from '../control/dispute-lever.ts';
import { readBody } from '../control/read-body.ts';
import type { Faults } from '../faults/faults.ts';
import { publicPem } from '../machinery/persistent-key.ts';
import type { SandboxContext } from './context.ts';
import { turnAmazonDispute } from './disputes.ts';
import { SESSION_LIFE_MS } from './find-session.ts';

const expirySchema = z.object({ session: z.string().default('') });

/** The levers, one that makes a session old, and the key that notifications are signed with. */
export const registerAmazonControl = (
  app: FastifyInstance,
  context: SandboxContext,
  faults: Faults,
): void => {
  const { state, notifications, notificationKey, now, commit } = context;
  registerControlRoutes(app, {
    faults,
    apiPath: '/v2/',
    webhooks: notifications,
    ledger: () => state.list('ledger'),
  });

  registerDisputeLever(app, (ordered, base) => turnAmazonDispute(context, ordered, base), commit);

  app.get('/sns/certificate.pem', async (_request, reply) =>
    reply.type('application/x-pem-file').send(publicPem(notificationKey)),
  );

  app.post('/_sandbox/expire', async ({ body }, reply) => {
    const session = state.find('session', expirySchema.parse(readBody(body)).session);
    if (!session) return reply.code(404).send({ error: 'There is no such session.' });
    const createdAt = new Date(now().getTime() - SESSION_LIFE_MS).toISOString();
    state.save('session', session.id, { ...session, createdAt });
    commit();
    return { session: session.id, createdAt };
  });
};
