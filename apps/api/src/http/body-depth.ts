import { message } from '@counterpane/messages/message';
import type { FastifyInstance } from 'fastify';
import { failed, sendAnswer } from './answers.ts';

/** Nothing that the API takes is deeper than eight. */
const DEEPEST = 32;

/** Stands for a body that was not parsed. */
const TOO_DEEP = Symbol('too deep');

/** A body that is nested without end is refused before anything parses it. */
export const limitDepth = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (isWithin(body, DEEPEST)) parse(request, body, done);
    else done(null, TOO_DEEP);
  });
  app.addHook('preValidation', async (request, reply) => {
    if (request.body !== TOO_DEEP) return;
    return sendAnswer(reply, failed('invalid_request', message('The body is nested too deeply')));
  });
};

/**
 * Whether a JSON text nests no deeper than this many levels, counted by brackets outside of strings. Invalid JSON
 * is left to the parser to refuse.
 * @example isWithin('{"a":["[["]}', 2) // true
 */
export const isWithin = (json: string, levels: number): boolean => {
  let depth = 0;
  let isInString = false;
  for (let index = 0; index < json.length; index++) {
    const sign = json[index];
    if (isInString && sign === '\\') index++;
    else if (sign === '"') isInString = !isInString;
    else if (isInString) continue;
    else if (sign === '{' || sign === '[') {
      depth++;
      if (depth > levels) return false;
    } else if (sign === '}' || sign === ']') depth--;
  }
  return true;
};
