import type { BrowserFailure } from '@counterpane/contract/visitor/failures';
import { maskMessage, maskPath } from '../../http/mask-path.ts';
import type { OrderDeps } from '../../order/deps.ts';

/**
 * Anybody can send anything: it is masked here, whatever the browser has masked, and it is never an error of the
 * log's, so that no stranger sounds the operators' alarm.
 */
export const logBrowserFailure = (
  { logger }: Pick<OrderDeps, 'logger'>,
  { level, text, url, page, reason, release }: BrowserFailure,
  storefront: string,
): void =>
  logger.warn(
    {
      event: 'browserFailure',
      reported: level,
      storefront,
      url: maskPath(url),
      page: maskPath(page),
      reason: maskMessage(reason),
      release,
    },
    maskMessage(text),
  );
