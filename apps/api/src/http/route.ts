import type { GuardCode } from '@counterpane/contract/answer-codes';
import {
  type DeepReadonly,
  type Endpoint,
  type Media,
  methodOf,
  type PartOf,
  pathOf,
  type RefusalsOf,
} from '@counterpane/contract/endpoint';
import { errorSchema } from '@counterpane/contract/envelope';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { type Cached, type Ok, type RefusalAnswer, type Repeated, type Sent, sendAnswer } from './answers.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The row that a route was registered from. */
    endpoint?: Endpoint;
  }
}

/** A request as the schemas of its row have parsed it. */
export type RequestOf<Row extends Endpoint> = FastifyRequest<Parts<Row>>;

/**
 * What the handler of a row may answer: its result, or a refusal that the row names. What any call can come to, and what
 * guards come to in front of a handler, needs no name.
 */
export type AnswerOf<Row extends Endpoint> =
  Row['answer'] extends z.ZodType<unknown, { result: infer Result }>
    ? Ok<DeepReadonly<Result>> | Cached<DeepReadonly<Result>> | Repeated | RefusalOf<Row>
    : Sent | RefusalOf<Row>;

type RefusalOf<Row extends Endpoint> = RefusalAnswer<RefusalsOf<Row> | GuardCode>;

interface Parts<Row extends Endpoint> {
  Params: PartOf<Row, 'params'>;
  Querystring: PartOf<Row, 'query'>;
  Body: PartOf<Row, 'body'>;
}

type Handler<Row extends Endpoint> = (
  request: RequestOf<Row>,
  /** For headers. An answer that is JSON is returned, not sent. */
  reply: FastifyReply,
) => Promise<AnswerOf<Row>>;

/**
 * Registers a row with its handler. `at` is the row that it is served by, where the same call stands at another address.
 * @example route(app, orderEndpoints.order, async (request) => answerOrder(deps, request, request.params.id))
 */
export const route = <const Row extends Endpoint>(
  app: FastifyInstance,
  row: Row,
  handler: Handler<Row>,
  at: Endpoint = row,
): void => {
  app.route<Parts<Row>>({
    method: methodOf(at),
    url: pathOf(at),
    schema: schemaOf(at),
    ...(at.hasNoHead ? { exposeHeadRoute: false } : {}),
    config: { endpoint: at, ...(methodOf(at) === 'HEAD' ? { swagger: { exposeHeadRoute: true } } : {}) },
    handler: async (request, reply) => {
      const answer: Sent | Parameters<typeof sendAnswer>[1] = await handler(request, reply);
      return 'isSent' in answer ? reply : sendAnswer(reply, answer);
    },
  });
};

/** Where a row is served when nothing else is said. */
export const itself = (row: Endpoint): Endpoint => row;

const schemaOf = ({ params, query, body, answer, isHidden }: Endpoint) => ({
  ...(params ? { params } : {}),
  ...(query ? { querystring: query } : {}),
  ...(body ? { body } : {}),
  ...(isMedia(answer) ? {} : { response: { 200: answer, '4xx': errorSchema, '5xx': errorSchema } }),
  ...(isHidden ? { hide: true } : {}),
});

const isMedia = (answer: z.ZodType | Media): answer is Media => 'media' in answer;
