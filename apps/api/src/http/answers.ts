import { REFUSAL_STATUS, refusalAnswer } from '@counterpane/contract/refusals';
import type { Refusal } from '@counterpane/rules/refusals';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { rememberMethods } from './methods.ts';

/** What a handler answers: a status and the envelope. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** @example ok(cartView) */
export const ok = (result: unknown): Answer => ({ status: 200, body: { status: 'ok', result } });

/** A refusal as status and text, with what else the client needs to go on, e.g. the current cart. */
export const refused = (refusal: Refusal, more: Record<string, unknown> = {}): Answer => ({
  status: REFUSAL_STATUS[refusal.code],
  body: { ...refusalAnswer(refusal), ...more },
});

/**
 * Sends an answer; one that says after how many seconds to come back says so in its header too.
 * @example return sendAnswer(reply, refused({ code: 'cart_empty' }))
 */
export const sendAnswer = (reply: FastifyReply, { status, body }: Answer): FastifyReply => {
  const retryAfter = findRetryAfter(body);
  if (retryAfter !== null) reply.header('retry-after', retryAfter);
  return reply.code(status).send(body);
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
        .send({ status: 'error', error: 'There is nothing at this address', code: 'not_found' });
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
const faultOf = (error: Error & { code?: string; cause?: unknown }): readonly [string, string] => {
  const causes = [error, error.cause].filter((one): one is Error & { code?: string } => one instanceof Error);
  const isLost = causes.some(
    ({ code, message }) =>
      CONNECTION_LOST.test(code ?? '') ||
      /connection (terminated|timeout)|timeout exceeded when trying to connect/i.test(message),
  );
  return isLost
    ? ['We cannot reach our records at the moment, please try again', 'database_unavailable']
    : ['An error occurred, please try again', 'internal_error'];
};
