import { isoNow } from '../../clock.ts';
import { eachRow } from '../../database/each-row.ts';
import { mayMailBuyer } from '../../order/mailings/buyer-mailings.ts';
import { findOrder } from '../../order/orders/store.ts';
import { enqueue } from '../../outbox/store.ts';
import type { ShopDeps } from '../deps.ts';
import { endingLines } from './ending-lines.ts';
import { ordersDue, takeDueLines } from './store.ts';

/** Tells customers some days before that their nights to try something end, once for each line, where they agreed to emails [R060]. */
export const tellTrialEndings = async (deps: ShopDeps): Promise<void> => {
  const today = isoNow(deps.clock).slice(0, 10);
  await eachRow(await ordersDue(deps.database.db, today), (orderId) => tellOf(deps, orderId, today));
};

const tellOf = (deps: ShopDeps, orderId: string, today: string): Promise<void> =>
  deps.database.transaction(async (tx) => {
    // Another process may have taken them.
    const due = await takeDueLines(tx, orderId, { today, at: isoNow(deps.clock) });
    const order = due.length > 0 ? await findOrder(tx, orderId) : null;
    if (order?.status !== 'paid' || !(await mayMailBuyer(deps, tx, order, 'trial_ending'))) return;
    const items = (await endingLines(deps, tx, order, due)).map(({ itemIdentifier }) => itemIdentifier);
    if (items.length > 0) await enqueue(tx, deps.clock, 'trial.ending', { orderId, items });
  });
