import { once } from 'node:events';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { presentRate } from './present-rate.ts';

interface TaxjarSandboxOptions {
  readonly apiKey: string;
  readonly host: string;
  /** 0 takes a free port. */
  readonly port: number;
}

/**
 * - `error500`: TaxJar's own failure.
 * - `busy`: more calls than the plan has.
 * - `html`: a proxy's page in place of an answer.
 * - `hang`: no answer ever.
 */
type TaxjarFault = 'error500' | 'busy' | 'html' | 'hang';

export interface TaxjarSandbox {
  readonly url: string;
  /** How many rates were asked for. */
  asked(): number;
  /** From now on every call fails so; null ends it. */
  fault(kind: TaxjarFault | null): void;
  close(): Promise<void>;
}

/** A local TaxJar: the one call that the store makes. See DIFFERENCES.md. */
export const startTaxjarSandbox = async ({
  apiKey,
  host,
  port,
}: TaxjarSandboxOptions): Promise<TaxjarSandbox> => {
  const app = Fastify({ forceCloseConnections: true });
  let fault: TaxjarFault | null = null;
  let asked = 0;

  app.get<{ Params: { zip: string }; Querystring: { country?: string; state?: string } }>(
    '/v2/rates/:zip',
    async (request, reply) => {
      asked += 1;
      if (fault) return fail(fault, request, reply);
      if (!isOurKey(request.headers.authorization, apiKey))
        return refuse(reply, 401, 'Unauthorized', 'Not authorized for route');
      const { country = 'US', state = '' } = request.query;
      const rate = presentRate(request.params.zip, country, state);
      return rate ? { rate } : refuse(reply, 404, 'Not Found', 'Resource can not be found');
    },
  );
  answerInTaxjarsWords(app);
  const url = await app.listen({ host, port });
  return {
    url,
    asked: () => asked,
    fault: (kind) => {
      fault = kind;
    },
    close: () => app.close(),
  };
};

/** Either form that TaxJar documents. */
const isOurKey = (header: string | undefined, key: string): boolean =>
  header === `Bearer ${key}` || header === `Token token="${key}"`;

const refuse = (reply: FastifyReply, status: number, error: string, detail: string) =>
  reply.code(status).send({ error, detail, status });

const fail = async (kind: TaxjarFault, request: FastifyRequest, reply: FastifyReply) => {
  switch (kind) {
    case 'error500':
      return refuse(reply, 500, 'Internal Server Error', 'Something went wrong');
    case 'busy':
      return refuse(reply, 429, 'Too Many Requests', 'Too many requests');
    case 'html':
      return reply.code(200).type('text/html').send('<html><body><h1>Back soon</h1></body></html>');
    case 'hang':
      reply.hijack();
      await once(request.raw.socket, 'close');
      return reply;
  }
};

const answerInTaxjarsWords = (app: FastifyInstance): void => {
  app.setNotFoundHandler(async (_request, reply) =>
    refuse(reply, 404, 'Not Found', 'Resource can not be found'),
  );
};
