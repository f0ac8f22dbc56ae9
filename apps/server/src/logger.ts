import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino';

/** Lines of JSON on the standard output. Nothing about a person belongs in them. */
export const createLogger = (level: string, destination?: DestinationStream): Logger =>
  pino({ level, base: null, serializers: { err: withoutParameters } }, destination ?? pino.destination(1));

/** A failed query is told without its parameters: they are names, addresses, tokens. */
const withoutParameters = (error: Error) => {
  const told = stdSerializers.err(error);
  return { type: told.type, message: cut(told.message), stack: cut(told.stack) };
};

/** Parameters may hold line breaks of their own: everything goes, up to the first line of the stack. */
const cut = (text: string): string => text.replace(/\n?params:[\s\S]*?(?=\n {4}at |$)/g, '');
