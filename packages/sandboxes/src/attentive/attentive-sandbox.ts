import { createHmac } from 'node:crypto';
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { z } from 'zod';
import { applyFault } from '../faults/apply-fault.ts';

interface AttentiveSandboxOptions {
  readonly apiKey: string;
  readonly signUpSourceId: string;
  /** What webhooks are signed with. */
  readonly webhookKey: string;
  readonly host: string;
  /** 0 takes a free port. */
  readonly port: number;
}

/**
 * - `error500`, `busy`: its own failure, and more calls than it takes.
 * - `html`: a page of a proxy's in place of an answer. `hang`: no answer ever.
 */
type AttentiveFault = 'error500' | 'busy' | 'html' | 'hang';

/** A phone number of its list. */
interface Subscriber {
  readonly phone: string;
  readonly email: string | null;
  readonly clientUserId: string | null;
  readonly isSubscribed: boolean;
}

interface SignedCall {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface AttentiveSandbox {
  readonly url: string;
  /** Everybody who was ever on the list, the oldest first. */
  subscribers(): readonly Subscriber[];
  /** The owner of a number sends `STOP`: it leaves the list, and what is sent to the webhook is answered. */
  stop(phone: string, at: Date): SignedCall;
  /** How many texts a number was sent to welcome it: one each time that it comes onto the list. */
  welcomes(phone: string): number;
  /** How many calls were accepted. */
  accepted(): number;
  /** From now on every call fails so; null ends it. */
  fault(kind: AttentiveFault | null): void;
  close(): Promise<void>;
}

const COMPANY = { display_name: 'Halcyon', company_id: 'MDc6Q29tcGFueTU' };

const userSchema = z.strictObject({
  phone: z.string().regex(/^\+[1-9]\d{7,14}$/),
  email: z.email().optional(),
});

const subscribeSchema = z.strictObject({
  user: userSchema,
  signUpSourceId: z.string().min(1),
  externalIdentifiers: z.strictObject({ clientUserId: z.string().min(1) }).optional(),
});

const unsubscribeSchema = z.strictObject({
  user: userSchema,
  subscriptions: z.array(z.strictObject({ type: z.literal('MARKETING'), channel: z.literal('TEXT') })).min(1),
});

/** A local Attentive: the two calls that the store makes. See DIFFERENCES.md. */
export const startAttentiveSandbox = async ({
  apiKey,
  signUpSourceId,
  webhookKey,
  host,
  port,
}: AttentiveSandboxOptions): Promise<AttentiveSandbox> => {
  const app = Fastify({ forceCloseConnections: true });
  const list = new Map<string, Subscriber>();
  const welcomes = new Map<string, number>();
  let fault: AttentiveFault | null = null;
  let accepted = 0;

  const unsubscribe = (phone: string): void => {
    const known = list.get(phone);
    if (known) list.set(phone, { ...known, isSubscribed: false });
  };

  app.addHook('preHandler', async (request, reply) => {
    if (fault) return fail(fault, request, reply);
    return request.headers.authorization === `Bearer ${apiKey}`
      ? undefined
      : refuse(reply, 401, 'Unauthorized');
  });

  app.post('/v1/subscriptions', async (request, reply) => {
    const { user, externalIdentifiers, ...sent } = subscribeSchema.parse(request.body);
    if (sent.signUpSourceId !== signUpSourceId) return refuse(reply, 404, 'No such sign-up source');
    accepted += 1;
    const isNew = !list.get(user.phone)?.isSubscribed;
    if (isNew) welcomes.set(user.phone, (welcomes.get(user.phone) ?? 0) + 1);
    list.set(user.phone, {
      phone: user.phone,
      email: user.email ?? null,
      clientUserId: externalIdentifiers?.clientUserId ?? null,
      isSubscribed: true,
    });
    return reply.code(isNew ? 202 : 200).send({});
  });

  app.post('/v1/subscriptions/unsubscribe', async (request, reply) => {
    const { user } = unsubscribeSchema.parse(request.body);
    accepted += 1;
    unsubscribe(user.phone);
    return reply.code(202).send({});
  });

  app.setErrorHandler(async (error, _request, reply) =>
    error instanceof z.ZodError ? refuse(reply, 400, 'Bad Request') : refuse(reply, 500, 'Internal'),
  );
  const url = await app.listen({ host, port });
  return {
    url,
    subscribers: () => [...list.values()],
    stop: (phone, at) => {
      unsubscribe(phone);
      const event = { type: 'sms.unsubscribed', timestamp: at.getTime(), company: COMPANY };
      const body = JSON.stringify({ ...event, subscriber: { external_id: 16_467_358, phone } });
      const signature = createHmac('sha256', webhookKey).update(body).digest('hex');
      return { body, headers: { 'content-type': 'application/json', 'x-attentive-hmac-sha256': signature } };
    },
    welcomes: (phone) => welcomes.get(phone) ?? 0,
    accepted: () => accepted,
    fault: (kind) => {
      fault = kind;
    },
    close: () => app.close(),
  };
};

const refuse = (reply: FastifyReply, status: number, message: string) => reply.code(status).send({ message });

const fail = async (kind: AttentiveFault, request: FastifyRequest, reply: FastifyReply) => {
  if (kind === 'busy') return refuse(reply, 429, 'Too Many Requests');
  await applyFault({ kind }, request, reply, () => refuse(reply, 500, 'Internal Server Error'));
  return reply;
};
