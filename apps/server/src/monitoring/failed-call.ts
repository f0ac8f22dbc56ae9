import { maskMessage, maskPath } from '@counterpane/api/http/mask-path';
import type { Logger } from 'pino';
import type { FailedCall } from '../storefront/build.ts';

/** Writes what failed while a page was rendered, with its address, at the level that it has: nothing that was typed. */
export const logFailedCall =
  (logger: Logger) =>
  ({ level, text, url, error }: FailedCall): void =>
    logger[level === 'error' ? 'error' : 'warn'](
      { reason: maskMessage(String(error)), url: maskPath(url) },
      maskMessage(text),
    );
