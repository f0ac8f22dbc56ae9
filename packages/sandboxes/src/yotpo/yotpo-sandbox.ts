import { once } from 'node:events';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { z } from 'zod';
import { envelope, presentAlbum, presentBottomline, presentReviews } from './present.ts';
import { findReviews, ofProduct, type SandboxImage, type SandboxReview } from './review.ts';

interface YotpoSandboxOptions {
  /** Of the one store that it has. */
  readonly appKey: string;
  readonly host: string;
  /** 0 takes a free port. */
  readonly port: number;
  readonly reviews?: readonly SandboxReview[];
  readonly images?: readonly SandboxImage[];
  /** Its bottomlines say how many gave each score. */
  readonly hasDistribution?: boolean;
}

/**
 * - `error500`, `busy`: its own failure, and more calls than a minute may have.
 * - `accepted`: 202 with the answer, which is not 200.
 * - `inside`: HTTP 200 around a status of 404.
 * - `html`: a page of a proxy's. `hang`: no answer ever.
 */
type YotpoFault = 'error500' | 'busy' | 'accepted' | 'inside' | 'html' | 'hang';

export interface YotpoSandbox {
  readonly url: string;
  /** The calls that came, as method and path. */
  readonly calls: readonly string[];
  /** From now on every call fails so; null ends it. */
  fault(kind: YotpoFault | null): void;
  close(): Promise<void>;
}

const ALL = 'yotpo_global_reviews';
const MOST_PER_PAGE = 150;

const pageSchema = z.object({
  page: z.coerce.number().int().min(1).default(1),
  per_page: z.coerce.number().int().min(1).max(MOST_PER_PAGE).default(5),
});
const listSchema = pageSchema.extend({
  star: z.coerce.number().int().min(1).max(5).optional(),
  sort: z.string().default('date'),
  direction: z.enum(['asc', 'desc']).default('desc'),
});
const filterSchema = pageSchema.extend({
  domain_key: z.string().optional(),
  scores: z.array(z.int().min(1).max(5)).default([]),
  sortings: z.array(z.object({ sort_by: z.string(), ascending: z.boolean() })).default([]),
});

/** A local Yotpo: the public reads that the store makes. See DIFFERENCES.md. */
export const startYotpoSandbox = async ({
  appKey,
  host,
  port,
  reviews = [],
  images = [],
  hasDistribution = false,
}: YotpoSandboxOptions): Promise<YotpoSandbox> => {
  const app = Fastify({ forceCloseConnections: true });
  const calls: string[] = [];
  let fault: YotpoFault | null = null;

  app.addHook('preHandler', async (request, reply) => {
    calls.push(`${request.method} ${request.url}`);
    if (fault) return fail(fault, request, reply);
    const { appKey: asked } = z.object({ appKey: z.string().optional() }).parse(request.params);
    return asked === appKey ? undefined : refuse(reply, 404, 'App key not found');
  });

  app.get('/products/:appKey/:product/bottomline', async (request) =>
    envelope(presentBottomline(ofProduct(reviews, productOf(request)), hasDistribution)),
  );

  app.get('/v1/widget/:appKey/products/:product/reviews.json', async (request) => {
    const { page, per_page, star, sort, direction } = listSchema.parse(request.query);
    const domainKey = productOf(request);
    const { found, total } = findReviews(reviews, {
      ...{ domainKey, page, perPage: per_page, sortBy: sort, isAscending: direction === 'asc' },
      scores: star === undefined ? [] : [star],
    });
    return envelope(presentReviews(found, ofProduct(reviews, domainKey), { page, per_page, total }));
  });

  app.post('/v1/reviews/:appKey/filter.json', async (request) => {
    const { page, per_page, domain_key, scores, sortings } = filterSchema.parse(request.body);
    const [sorting = { sort_by: 'date', ascending: false }] = sortings;
    const domainKey = domain_key ?? null;
    const { found, total } = findReviews(reviews, {
      ...{ domainKey, scores, page, perPage: per_page },
      ...{ sortBy: sorting.sort_by, isAscending: sorting.ascending },
    });
    return envelope(presentReviews(found, ofProduct(reviews, domainKey), { page, per_page, total }));
  });

  app.get('/v1/widget/:appKey/albums/by_name', async (request) => {
    const { page, per_page, album_name } = pageSchema.extend({ album_name: z.string() }).parse(request.query);
    const own = images.filter(({ album }) => album === album_name);
    const shown = own.slice((page - 1) * per_page, page * per_page);
    return envelope(presentAlbum(shown, { page, per_page, total: own.length }));
  });

  answerInYotposWords(app);
  const url = await app.listen({ host, port });
  return {
    url,
    calls,
    fault: (kind) => {
      fault = kind;
    },
    close: () => app.close(),
  };
};

/** Null for all products of the store. */
const productOf = ({ params }: FastifyRequest): string | null => {
  const { product } = z.object({ product: z.string() }).parse(params);
  return product === ALL ? null : product;
};

const refuse = (reply: FastifyReply, status: number, message: string) =>
  reply.code(status).send(envelope({}, status, message));

const fail = async (kind: YotpoFault, request: FastifyRequest, reply: FastifyReply) => {
  switch (kind) {
    case 'error500':
      return refuse(reply, 500, 'Internal Server Error');
    case 'busy':
      return refuse(reply, 429, 'Too Many Requests');
    case 'accepted':
      return reply.code(202).send(envelope(presentBottomline([])));
    case 'inside':
      return reply.code(200).send(envelope({}, 404, 'Not Found'));
    case 'html':
      return reply.code(200).type('text/html').send('<html><body>Back soon</body></html>');
    case 'hang':
      reply.hijack();
      await once(request.raw.socket, 'close');
      return reply;
  }
};

const answerInYotposWords = (app: FastifyInstance): void => {
  app.setNotFoundHandler(async (_request, reply) => refuse(reply, 404, 'Not Found'));
  app.setErrorHandler(async (error, _request, reply) =>
    error instanceof z.ZodError ? refuse(reply, 400, 'Bad Request') : refuse(reply, 500, 'Internal'),
  );
};
