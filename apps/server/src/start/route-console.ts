import { format } from 'node:util';
import type { Logger } from 'pino';

const LEVELS = {
  debug: 'debug',
  trace: 'debug',
  log: 'info',
  info: 'info',
  warn: 'warn',
  error: 'error',
} as const;

/**
 * What libraries write to the console, and what Node warns of, become lines of the log, which is JSON throughout.
 * React Router, for one, writes a sentence about every address that it cannot decode.
 */
export const routeConsole = (logger: Logger): void => {
  for (const [name, level] of Object.entries(LEVELS))
    console[name as keyof typeof LEVELS] = (...parts: unknown[]) => tell(logger, level, parts);
  process.removeAllListeners('warning');
  process.on('warning', (warning) => logger.warn({ err: warning }, 'Node warns'));
  process.on('uncaughtException', (error) => {
    logger.fatal({ err: error }, 'The store ends: nobody has caught this');
    process.exit(1);
  });
};

/** Errors go through the logger, which removes personal data. */
const tell = (logger: Logger, level: (typeof LEVELS)[keyof typeof LEVELS], parts: readonly unknown[]) => {
  const error = parts.find((part) => part instanceof Error);
  const texts = parts.filter((part) => !(part instanceof Error));
  logger[level](error === undefined ? {} : { err: error }, textOf(texts));
};

/** Formatting may throw, because a part may have a throwing getter. */
const textOf = (parts: readonly unknown[]): string => {
  try {
    return format(...parts);
  } catch {
    return 'What was written cannot be read';
  }
};
