import type { Buffer } from 'node:buffer';
import type { IncomingHttpHeaders } from 'node:http';
import { type AnswerCode, FAILURE_STATUS, type FailureCode } from '@counterpane/contract/answer-codes';
import type { ErrorBody } from '@counterpane/contract/envelope';
import { REFUSAL_STATUS, refusalAnswer } from '@counterpane/contract/refusals';
import { shapeText } from '@counterpane/contract/shape-faults';
import { type Message, message } from '@counterpane/messages/message';
import { StorageUnavailable } from '@counterpane/providers/storage/port';
import type { RefusalCode, RefusalOf } from '@counterpane/rules/refusals';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
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

/** What the same request was answered before, as it was stored. */
export interface Repeated {
  readonly status: number;
  readonly repeated: unknown;
}

/** The same result as cached bytes; null where the client has them already. */
export interface Cached<Result> {
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
  text: Message,
  more: Readonly<Record<string, unknown>> = {},
): RefusalAnswer<Code> => ({
  status: FAILURE_STATUS[code],
  body: { status: 'error', error: text, code, ...more },
});

/** A request of the wrong shape: the first fault is for who reads, all of them are for programmers. */
export const misshapen = (
  faults: readonly { readonly field: string; readonly message: string }[],
): RefusalAnswer<'invalid_request'> => {
  const { field, message: words } = faults[0] ?? { field: '', message: '' };
  return failed('invalid_request', shapeText(field, words), { faults });
};

/** Whether a request came to its result. What was answered before is not looked into. */
export const isOk = <Result>(answer: Answer<Result> | Repeated): answer is Ok<Result> =>
  'body' in answer && answer.body.status === 'ok';

/**
 * Sends an answer; one that says after how many seconds to come back says so in its header too.
 * @example return sendAnswer(reply, refused({ code: 'cart_empty' }))
 */
export const sendAnswer = (
  reply: FastifyReply,
  answer: Answer | Repeated | Cached<unknown>,
): FastifyReply => {
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
      const faults = error.validation.map(({ instancePath, message = '' }) => ({
        field: instancePath.slice(1).replaceAll('/', '.'),
        message,
      }));
      return sendAnswer(reply, misshapen(faults));
    }
    // The client left while it was sending its body: the answer reaches no one, and it is no error of ours.
    if (error === request.raw.errored) return sendAnswer(reply, failed('invalid_request', UNREAD));
    // Only refusals of the framework are shown to the client; a status that a library sets is not.
    const status = error.code?.startsWith('FST_') ? (error.statusCode ?? 500) : 500;
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    // The rest of a body that is too large was not read, so it must not be taken for the next request.
    if (status === 413) reply.header('connection', 'close');
    return sendAnswer(reply, status < 500 ? ofFramework(status) : faultOf(error));
  });
  const methodsOf = rememberMethods(app);
  app.setNotFoundHandler((request, reply) => {
    const methods = methodsOf(request.url);
    if (methods.length === 0)
      return sendAnswer(reply, failed('not_found', message('There is nothing at this address')));
    reply.header('allow', methods.join(', '));
    return sendAnswer(reply, failed('method_not_allowed', message('This address does not take this method')));
  });
};

/** An address that cannot be decoded, or a part of it that is too long, comes to no handler and to no hook that would say the message. */
export const refuseUnroutable =
  (localize: (body: unknown, headers: IncomingHttpHeaders) => unknown) =>
  (
    { statusCode = 400 }: FastifyError,
    { headers }: Pick<FastifyRequest, 'headers'>,
    reply: Pick<FastifyReply, 'code'>,
  ): void => {
    reply.code(statusCode).send(localize(failed('invalid_request', UNREAD).body, headers));
  };

const UNREAD = message('We could not read that');

/** What the framework refuses by itself, in our words. */
const ofFramework = (status: number): Answer => {
  switch (status) {
    case 404:
      return failed('not_found', message('There is nothing at this address'));
    case 413:
      return failed('too_large', message('What you sent is too large'));
    case 415:
      return failed('unsupported_media_type', message('We do not take this kind of content'));
    default:
      return failed('invalid_request', UNREAD);
  }
};

const CONNECTION_LOST = /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|57P0\d|08\w{3}|53300)$/;

/** A database or storage that is unreachable is not a bug: the answer says so, and the client may try again. */
const faultOf = (error: Error & { code?: string; cause?: unknown }): Answer => {
  if (error instanceof StorageUnavailable)
    return failed('storage_unavailable', message('We cannot open our files at the moment, please try again'));
  const causes = [error, error.cause].filter((one): one is Error & { code?: string } => one instanceof Error);
  const isLost = causes.some(
    ({ code, message }) =>
      CONNECTION_LOST.test(code ?? '') ||
      /connection (terminated|timeout)|timeout exceeded when trying to connect/i.test(message),
  );
  return isLost
    ? failed('database_unavailable', message('We cannot reach our records at the moment, please try again'))
    : failed('internal_error', message('An error occurred, please try again'));
};
