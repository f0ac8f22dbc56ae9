import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { z } from 'zod';
import { applyFault } from '../faults/apply-fault.ts';

/** A campaign and its variations, of which everybody has the first. */
interface SandboxCampaign {
  readonly name: string;
  readonly variations: readonly { readonly id: number; readonly data: unknown }[];
}

interface DynamicYieldOptions {
  readonly apiKey: string;
  readonly host: string;
  /** 0 takes a free port. */
  readonly port: number;
  readonly campaigns: readonly SandboxCampaign[];
}

/** - `error500`: its own failure. `html`: a page of a proxy's. `hang`: no answer ever. */
type DynamicYieldFault = 'error500' | 'html' | 'hang';

export interface DynamicYieldSandbox {
  readonly url: string;
  /** The bodies of the questions that came. */
  readonly asked: readonly ChooseQuestion[];
  /** From now on every call fails so; null ends it. */
  fault(kind: DynamicYieldFault | null): void;
  close(): Promise<void>;
}

/** What the reference names of a question, and nothing else. */
const questionSchema = z.strictObject({
  user: z.strictObject({
    dyid: z.string().min(1).optional(),
    dyid_server: z.string().min(1).optional(),
    active_consent_accepted: z.boolean().optional(),
  }),
  session: z.strictObject({ dy: z.string().optional() }).optional(),
  selector: z.strictObject({ names: z.array(z.string()).min(1) }),
  context: z.strictObject({
    page: z.strictObject({
      type: z.enum(['HOMEPAGE', 'CATEGORY', 'PRODUCT', 'CART', 'OTHER']),
      location: z.url(),
      data: z.array(z.string()),
    }),
    pageAttributes: z.record(z.string(), z.unknown()).optional(),
  }),
  options: z
    .strictObject({ isImplicitPageview: z.boolean(), returnAnalyticsMetadata: z.boolean() })
    .partial()
    .optional(),
});

type ChooseQuestion = z.infer<typeof questionSchema>;

/** A local Dynamic Yield: the one call that the store makes. See DIFFERENCES.md. */
export const startDynamicYieldSandbox = async ({
  apiKey,
  host,
  port,
  campaigns,
}: DynamicYieldOptions): Promise<DynamicYieldSandbox> => {
  const app = Fastify({ forceCloseConnections: true });
  const asked: ChooseQuestion[] = [];
  let fault: DynamicYieldFault | null = null;

  app.post('/v2/serve/user/choose', async (request, reply) => {
    if (fault) return fail(fault, request, reply);
    if (request.headers['dy-api-key'] !== apiKey) return reply.code(401).send({ error: 'Unauthorized' });
    const read = questionSchema.safeParse(request.body);
    if (!read.success) return reply.code(422).send({ error: z.prettifyError(read.error) });
    asked.push(read.data);
    const { names } = read.data.selector;
    return { choices: campaigns.filter(({ name }) => names.includes(name)).map(present), cookies: [] };
  });

  const url = await app.listen({ host, port });
  return {
    url,
    asked,
    fault: (kind) => {
      fault = kind;
    },
    close: () => app.close(),
  };
};

const present = ({ name, variations: [first] }: SandboxCampaign, index: number) => ({
  id: index + 1,
  name,
  type: 'DECISION',
  variations: first ? [{ id: first.id, payload: { type: 'CUSTOM_JSON', data: first.data } }] : [],
  groups: [],
  decisionId: `decision-${index + 1}`,
});

const fail = async (kind: DynamicYieldFault, request: FastifyRequest, reply: FastifyReply) => {
  // With 200, so that what it says is looked at.
  if (kind === 'html') return reply.type('text/html').send('<html><body>Back soon</body></html>');
  await applyFault({ kind }, request, reply, () => reply.code(500).send({ error: 'Internal Server Error' }));
  return reply;
};
