import {
  CONSENT_CHANNELS,
  type ConsentChannel,
  type OrderConsents,
} from '@counterpane/contract/orders/consents';
import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Queries } from '../../database/open.ts';
import { isoOf } from '../../database/when.ts';
import type { Order } from '../orders/store.ts';
import { orders } from '../orders/tables.ts';
import { consentWithdrawals } from './tables.ts';

/** What an order was placed with the consent to, and what of it was withdrawn since; nothing for what was never agreed to [K6.04]. */
export const consentsOfOrder = async (db: Queries, order: Order): Promise<OrderConsents> => {
  const withdrawn = await db
    .select()
    .from(consentWithdrawals)
    .where(eq(consentWithdrawals.orderId, order.id));
  return CONSENT_CHANNELS.flatMap((channel) => {
    const given = lastAnswer(order, channel);
    if (!given?.granted) return [];
    const end = withdrawn.find((row) => row.channel === channel);
    return [{ channel, givenAt: given.at, withdrawnAt: end ? isoOf(end.at) : null }];
  });
};

const loggedAnswer = z.object({ channel: z.enum(CONSENT_CHANNELS), granted: z.boolean() });

/** What the shopper last answered about a channel, by the log that the order has frozen. */
const lastAnswer = ({ frozen }: Order, channel: ConsentChannel) =>
  frozen.cart.historyLog
    .filter(({ type }) => type === 'dataUsagePermission')
    .flatMap(({ at, metadata }) => {
      const { data } = loggedAnswer.safeParse(metadata);
      return data?.channel === channel ? [{ at, granted: data.granted }] : [];
    })
    .at(-1);

/**
 * Withdraws a consent for the order and for every other one of the same email: a person agrees, not an order. Withdrawn again
 * it stays as it was.
 */
export const withdrawConsent = async (
  db: Queries,
  { id, email }: Pick<Order, 'id' | 'email'>,
  channel: ConsentChannel,
  at: string,
): Promise<void> => {
  const isSamePerson = sql`${orders.id} = ${id} or (${email} <> '' and lower(${orders.email}) = lower(${email}))`;
  await db.execute(sql`
    insert into ${consentWithdrawals} (order_id, channel, at)
    select ${orders.id}, ${channel}, ${at}::timestamptz from ${orders} where ${isSamePerson}
    on conflict do nothing`);
};
