import { type DestinationStream, type Logger, pino } from 'pino';

/** Lines of JSON on the standard output. Nothing about a person belongs in them. */
export const createLogger = (level: string, destination?: DestinationStream): Logger =>
  pino(
    { level, base: null, serializers: { err: describeError }, hooks: { streamWrite: inOneLine } },
    destination ?? pino.destination(1),
  );

/** JSON may hold what Unicode calls a separator of lines, and readers of logs would take one event for two. */
const inOneLine = (line: string): string =>
  line.replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029').replaceAll('\u0085', '\\u0085');

/**
 * Describes any thrown value without throwing itself. A failed query is logged without its parameters, which are
 * names, addresses and tokens.
 */
const describeError = (thrown: unknown): unknown => {
  try {
    if (!(thrown instanceof Error)) return { type: typeof thrown, message: cut(textOf(thrown)) };
    const { name, message, stack, cause } = thrown;
    return {
      type: String(thrown.constructor?.name ?? name),
      message: cut(String(message)),
      ...(stack === undefined ? {} : { stack: cut(String(stack)) }),
      ...(cause instanceof Error ? { cause: cut(String(cause.message)) } : {}),
    };
  } catch {
    return { type: 'unreadable', message: 'What was thrown cannot be read' };
  }
};

const textOf = (thrown: unknown): string =>
  typeof thrown === 'object' && thrown !== null && 'message' in thrown
    ? String(thrown.message)
    : String(thrown);

/** Parameters may hold line breaks of their own: everything goes, up to the first line of the stack. */
const cut = (text: string): string => {
  const start = text.indexOf('params:');
  if (start < 0) return text;
  const stack = text.indexOf('\n    at ', start);
  return text.slice(0, start).trimEnd() + (stack < 0 ? '' : cut(text.slice(stack)));
};
