import type { Clock } from '@counterpane/api/clock';
import { FLAGS, flagsPastTheirEnd } from '@counterpane/rules/flags';
import type { Logger } from 'pino';

/** Tells operators of each flag that was to be tried out and decided before today: what is never decided is never cleaned up. */
export const warnOfOldFlags = (clock: Clock, logger: Pick<Logger, 'warn'>): void => {
  const today = new Date(clock.now()).toISOString().slice(0, 10);
  for (const flag of flagsPastTheirEnd(today)) {
    const { owner, until } = FLAGS[flag];
    logger.warn({ flag, owner, until }, 'A flag is past the day until which it was tried out');
  }
};
