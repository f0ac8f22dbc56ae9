import { money } from '@counterpane/rules/money/money';
import { sum } from '@counterpane/rules/money/sum';
import { decideThanks, THANKS_CENTS } from '@counterpane/rules/privacy/decide-thanks';
import { isoNow } from '../../clock.ts';
import type { Queries } from '../../database/open.ts';
import { loadContents } from '../../order/cancellations/load-contents.ts';
import { creditAccount, openCreditAccount, THANKS_BOOKING } from '../../order/credit/store.ts';
import { lockOrder, type Order } from '../../order/orders/store.ts';
import { postLedgerEntry } from '../../order/payments/ledger.ts';
import { deliveredLines } from '../../order/returns/delivered-lines.ts';
import { enqueue } from '../../outbox/store.ts';
import { findReferrer } from '../accounts/referral-link.ts';
import type { ShopDeps } from '../deps.ts';
import { bedLines } from './plan-referral-thanks.ts';
import { addressesOf, closeThanks, findThanks, isFriendThanked, thanksDue, thanksSince } from './store.ts';

const YEAR_MS = 365 * 86_400_000;
/** What thank-yous cost, in the ledger. */
const THANKS_ACCOUNT = 'thanks';

/** Thanks customers whose friends have kept their bed for thirty nights, and the friends, with store credit, once for each order [R057]. */
export const thankReferrers = async (deps: ShopDeps): Promise<void> => {
  const today = isoNow(deps.clock).slice(0, 10);
  for (const orderId of await thanksDue(deps.database.db, today))
    await deps.database.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId);
      if (order) await thankFor(deps, tx, order);
    });
};

const thankFor = async (deps: ShopDeps, tx: Queries, order: Order): Promise<void> => {
  const at = isoNow(deps.clock);
  const thanks = await findThanks(tx, order.id);
  if (!thanks || thanks.decision !== null) return;
  const referrer = await findReferrer(tx, thanks.code);
  const decision = decideThanks({
    referrer: referrer && {
      email: referrer.email,
      addresses: await addressesOf(tx, referrer),
      thanksOfYear: await thanksSince(tx, referrer.id, new Date(deps.clock.now() - YEAR_MS).toISOString()),
    },
    friend: {
      email: order.email,
      address: order.frozen.shippingDetails.address,
      isThanked: await isFriendThanked(tx, order.email),
    },
    bedsThere: await bedsThere(deps, tx, order),
  });
  const isOurs = await closeThanks(tx, order.id, {
    decision,
    decidedAt: at,
    referrerId: referrer?.id ?? null,
  });
  if (!isOurs || decision !== 'thanked' || !referrer) return;
  for (const [to, email] of Object.entries({ referrer: referrer.email, friend: order.email })) {
    const { storefront, currency } = order;
    const account = await openCreditAccount(tx, { storefront, currency, email });
    await postLedgerEntry(tx, {
      ...{ booking: `${THANKS_BOOKING}${order.id}:${to}`, orderId: order.id },
      ...{ from: creditAccount(account), to: THANKS_ACCOUNT },
      amount: money(THANKS_CENTS[currency], currency),
    });
  }
  await enqueue(tx, deps.clock, 'referral.thanked', { orderId: order.id });
};

/** Units of beds that came and did not go back. */
const bedsThere = async (deps: ShopDeps, tx: Queries, order: Order): Promise<number> => {
  if (order.status !== 'paid') return 0;
  const beds = bedLines(deps, order);
  const lines = deliveredLines(await loadContents(tx, deps, order));
  return sum(
    lines
      .filter(({ itemIdentifier }) => beds.includes(itemIdentifier))
      .map(({ delivered, returned }) => (delivered ?? 0) - returned),
  );
};
