import {
  CONSENT_CHANNELS,
  type ConsentChannel,
  type OrderConsents,
} from '@counterpane/contract/orders/consents';
import { foldEmail } from '@counterpane/rules/customers/fold-email';
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Queries } from '../../database/open.ts';
import { isoOf } from '../../database/when.ts';
import type { Order } from '../orders/store.ts';
import { orders } from '../orders/tables.ts';
import { consentWithdrawals } from './tables.ts';

/** What an order was placed with the consent to, and what of it was withdrawn since; nothing for what was never agreed to [K6.04]. */
export const consentsOfOrder = (db: Queries, order: Order): Promise<OrderConsents> =>
  newestConsents(db, [order]);

/**
 * What a person agreed to, as the newest order says in which they agreed: who takes a consent back and orders again
 * may give it anew. Of all storefronts, or of those that are named.
 */
export const consentsOfEmail = async (
  db: Queries,
  email: string,
  storefronts?: readonly string[],
): Promise<OrderConsents> => {
  const agreed = { cart: { historyLog: [{ type: 'dataUsagePermission', metadata: { granted: true } }] } };
  const found = await db
    .select({ id: orders.id, frozen: orders.frozen })
    .from(orders)
    .where(
      and(
        hasEmail(email),
        storefronts && inArray(orders.storefront, [...storefronts]),
        eq(orders.status, 'paid'),
        sql`${orders.frozen} @> ${JSON.stringify(agreed)}::jsonb`,
      ),
    )
    .orderBy(desc(orders.createdAt));
  return newestConsents(db, found);
};

/** The consents of the first order that has one, for each channel. */
const newestConsents = async (
  db: Queries,
  newestFirst: readonly Pick<Order, 'id' | 'frozen'>[],
): Promise<OrderConsents> => {
  const given = CONSENT_CHANNELS.flatMap((channel) => {
    const answers = newestFirst.map((order) => ({ orderId: order.id, answer: lastAnswer(order, channel) }));
    const newest = answers.find(({ answer }) => answer?.granted);
    return newest?.answer ? [{ channel, orderId: newest.orderId, givenAt: newest.answer.at }] : [];
  });
  if (given.length === 0) return [];
  const ofThese = inArray(
    consentWithdrawals.orderId,
    given.map(({ orderId }) => orderId),
  );
  const withdrawn = await db.select().from(consentWithdrawals).where(ofThese);
  return given.map(({ channel, orderId, givenAt }) => {
    const end = withdrawn.find((row) => row.orderId === orderId && row.channel === channel);
    return { channel, givenAt, withdrawnAt: end ? isoOf(end.at) : null };
  });
};

const loggedAnswer = z.object({ channel: z.enum(CONSENT_CHANNELS), granted: z.boolean() });

/** What the shopper last answered about a channel, by the log that the order has frozen. */
const lastAnswer = ({ frozen }: Pick<Order, 'frozen'>, channel: ConsentChannel) =>
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
export const withdrawConsent = (
  db: Queries,
  { id, email }: Pick<Order, 'id' | 'email'>,
  channel: ConsentChannel,
  at: string,
): Promise<void> => withdraw(db, sql`${orders.id} = ${id} or ${hasEmail(email)}`, channel, at);

/** Withdraws a consent for every order of an email, at all storefronts or at those that are named. */
export const withdrawConsentOfEmail = (
  db: Queries,
  email: string,
  channel: ConsentChannel,
  at: string,
  storefronts?: readonly string[],
): Promise<void> => {
  const isThere = storefronts ? inArray(orders.storefront, [...storefronts]) : sql`true`;
  return withdraw(db, sql`${hasEmail(email)} and ${isThere}`, channel, at);
};

const withdraw = async (db: Queries, whose: SQL, channel: ConsentChannel, at: string): Promise<void> => {
  await db.execute(sql`
    insert into ${consentWithdrawals} (order_id, channel, at)
    select ${orders.id}, ${channel}, ${at}::timestamptz from ${orders} where ${whose}
    on conflict do nothing`);
};

/** An order that has been emptied has the email of no one. */
const hasEmail = (email: string): SQL =>
  sql`(${email} <> '' and lower(${orders.email}) = ${foldEmail(email)})`;
