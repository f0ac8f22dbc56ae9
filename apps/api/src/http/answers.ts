import type { Buffer } from 'node:buffer';
import { type AnswerCode, FAILURE_STATUS, type FailureCode } from '@counterpane/contract/answer-codes';
import type { ErrorBody } from '@counterpane/contract/envelope';
import { REFUSAL_STATUS, refusalAnswer } from '@counterpane/contract/refusals';
import { message, type Said } from '@counterpane/messages/message';
import type { RefusalCode, RefusalOf } from '@counterpane/rules/refusals';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { rememberMethods } from './methods.ts';

/** The result of a call, in its envelope. */
export interface Ok<Result> {
  readonly status: 200;
  readonly body: { readonly status: 'ok'; readonly result: Result };
}

/** Why there is none, with a code that its row names. */
export interface RefusalAnswer<Code extends AnswerCode> {
  readonly status: number;
  readonly body: ErrorBody & { readonly code: Code };
}

/** What the same request was answered before, as it was kept. */
export interface Repeated {
  readonly status: number;
  readonly repeated: unknown;
}

/** The same result as bytes that were kept; null where the client has them already. */
export interface Kept<Result> {
  readonly bytes: Buffer | null;
  /** Of which result, for the compiler alone. */
  readonly of?: Result;
}

/** An answer that is not JSON, sent by its handler. */
export interface Sent {
  readonly isSent: true;
}

export const SENT: Sent = { isSent: true };

/** What a handler decides: its result, or why not. */
export type Answer<Result = unknown, Code extends AnswerCode = AnswerCode> = Ok<Result> | RefusalAnswer<Code>;

/** @example ok(cartView) */
export const ok = <const Result>(result: Result): Ok<Result> => ({
  status: 200,
  body: { status: 'ok', result },
});

/** A refusal as status and text, with what else the client needs to go on, e.g. the current cart. */
export const refused = <Code extends RefusalCode>(
  refusal: RefusalOf<Code>,
  more: Readonly<Record<string, unknown>> = {},
): RefusalAnswer<Code> => ({
  status: REFUSAL_STATUS[refusal.code],
  body: { ...refusalAnswer(refusal), ...more, code: refusal.code },
});

/** What goes wrong beside the refusals of the rules. */
export const failed = <Code extends FailureCode>(
  code: Code,
  text: Said,
  more: Readonly<Record<string, unknown>> = {},
): RefusalAnswer<Code> => ({
  status: FAILURE_STATUS[code],
  body: { status: 'error', error: text, code, ...more },
});

/** Whether a request came to its result. What was answered before is not looked into. */
export const isOk = <Result>(answer: Answer<Result> | Repeated): answer is Ok<Result> =>
  'body' in answer && answer.body.status === 'ok';

/**
 * Sends an answer; one that says after how many seconds to come back says so in its header too.
 * @example return sendAnswer(reply, refused({ code: 'cart_empty' }))
 */
export const sendAnswer = (reply: FastifyReply, answer: Answer | Repeated | Kept<unknown>): FastifyReply => {
  if ('bytes' in answer)
    return answer.bytes === null
      ? reply.code(304).send()
      : reply.header('content-type', 'application/json; charset=utf-8').send(answer.bytes);
  const body = 'repeated' in answer ? answer.repeated : answer.body;
  const retryAfter = findRetryAfter(body);
  if (retryAfter !== null) reply.header('retry-after', retryAfter);
  return reply.code(answer.status).send(body);
};

const findRetryAfter = (body: unknown): number | null =>
  typeof body === 'object' && body !== null && 'retryAfter' in body && typeof body.retryAfter === 'number'
    ? body.retryAfter
    : null;

/** One envelope for everything that goes wrong before or inside a handler; bugs without detail. */
export const answerErrors = (app: FastifyInstance): void => {
  app.setErrorHandler((error: Error & { statusCode?: number; code?: string }, request, reply) => {
    if (hasZodFastifySchemaValidationErrors(error)) {
      const faults = error.validation.map(({ instancePath, message }) => ({
        field: instancePath.slice(1).replaceAll('/', '.'),
        message,
      }));
      const [first] = faults;
      const text = first ? [first.field, first.message].filter(Boolean).join(': ') : 'Invalid request';
      return reply.code(400).send({ status: 'error', error: text, code: 'invalid_request', faults });
    }
    // The client left while it was sending its body: the answer reaches no one, and it is no error of ours.
    if (error === request.raw.errored)
      return reply
        .code(400)
        .send({ status: 'error', error: 'The request was not complete', code: 'invalid_request' });
    // Only refusals of the framework are shown to the client; a status that a library sets is not.
    const status = error.code?.startsWith('FST_') ? (error.statusCode ?? 500) : 500;
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    // The rest of a body that is too large was not read, so it must not be taken for the next request.
    if (status === 413) reply.header('connection', 'close');
    const [text, code] =
      status < 500 ? [error.message, FRAMEWORK_CODES[status] ?? 'invalid_request'] : faultOf(error);
    return reply
      .code(code === 'database_unavailable' ? 503 : status)
      .send({ status: 'error', error: text, code });
  });
  const methodsOf = rememberMethods(app);
  app.setNotFoundHandler((request, reply) => {
    const methods = methodsOf(request.url);
    if (methods.length === 0)
      return reply
        .code(404)
        .send({ status: 'error', error: message('There is nothing at this address'), code: 'not_found' });
    return reply
      .code(405)
      .header('allow', methods.join(', '))
      .send({ status: 'error', error: 'This address does not take this method', code: 'method_not_allowed' });
  });
};

/** An address that cannot be decoded, or a part of it that is too long, does not come to any handler. */
export const refuseUnroutable = (
  { message, statusCode = 400 }: FastifyError,
  _request: unknown,
  reply: Pick<FastifyReply, 'code'>,
): void => {
  reply.code(statusCode).send({ status: 'error', error: message, code: 'invalid_request' });
};

/** What the framework refuses by itself, in our words; everything else is `invalid_request`. */
const FRAMEWORK_CODES: Readonly<Record<number, string>> = {
  404: 'not_found',
  413: 'too_large',
  415: 'unsupported_media_type',
};

const CONNECTION_LOST = /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|57P0\d|08\w{3}|53300)$/;

/** A database that is unreachable is not a bug: the answer says so, and the client may try again. */
const faultOf = (error: Error & { code?: string; cause?: unknown }): readonly [Said, string] => {
  const causes = [error, error.cause].filter((one): one is Error & { code?: string } => one instanceof Error);
  const isLost = causes.some(
    ({ code, message }) =>
      CONNECTION_LOST.test(code ?? '') ||
      /connection (terminated|timeout)|timeout exceeded when trying to connect/i.test(message),
  );
  return isLost
    ? ['We cannot reach our records at the moment, please try again', 'database_unavailable']
    : [message('An error occurred, please try again'), 'internal_error'];
};
