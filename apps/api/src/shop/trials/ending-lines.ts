import { isTrialEnding } from '@counterpane/rules/mailings/decide-trial-ending';
import { isoNow } from '../../clock.ts';
import type { Queries } from '../../database/open.ts';
import { loadContents } from '../../order/cancellations/load-contents.ts';
import type { OrderDeps } from '../../order/deps.ts';
import type { Order } from '../../order/orders/store.ts';
import { deliveredLines } from '../../order/returns/delivered-lines.ts';

interface EndingLine {
  readonly itemIdentifier: string;
  /** ISO day. */
  readonly lastNight: string;
}

/** Which of these lines of an order are with its customer, and have nights to try that end soon. */
export const endingLines = async (
  deps: Pick<OrderDeps, 'catalogue' | 'clock'>,
  db: Queries,
  order: Order,
  items: readonly string[],
): Promise<EndingLine[]> => {
  const today = isoNow(deps.clock).slice(0, 10);
  return deliveredLines(await loadContents(db, deps, order)).flatMap((line) =>
    items.includes(line.itemIdentifier) && line.window && isTrialEnding(line, today)
      ? [{ itemIdentifier: line.itemIdentifier, lastNight: line.window.lastNight }]
      : [],
  );
};
