import { foldEmail } from '@counterpane/rules/customers/fold-email';
import { desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { carts } from '../../cart/carts/tables.ts';
import { EMPTY_HISTORY } from '../../cart/history/empty-history.ts';
import type { Clock } from '../../clock.ts';
import type { Database, Queries } from '../../database/open.ts';
import { consentWithdrawals } from '../../order/consents/tables.ts';
import { anonymizeCreditOf } from '../../order/credit/store.ts';
import { eraseChoices, exportChoices } from '../../order/mailings/store.ts';
import { couponRedemptions, orders } from '../../order/orders/tables.ts';
import { payments } from '../../order/payments/tables.ts';
import { deletePhotos } from '../../order/photos/store.ts';
import { photos } from '../../order/photos/tables.ts';
import { refunds } from '../../order/refunds/tables.ts';
import { forgetSubscriber, subscriptionsOf } from '../../order/text-messages/store.ts';
import {
  customerAddresses,
  customerLogins,
  customerPasskeys,
  customerSessions,
  customers,
} from '../accounts/tables.ts';
import { contactRequests } from '../contact/tables.ts';
import { eraseNotices, noticesOf } from '../notices/store.ts';
import { choicesOfCustomer } from '../privacy-choices/store.ts';
import { productQuestions } from '../questions/tables.ts';
import { thanksOfReferrer } from '../referrals/store.ts';
import { eraseReviews, exportReviews } from '../reviews/erase-reviews.ts';
import { anonymizeOrders, forgetAnswers } from './anonymize-orders.ts';
import { callOffWaiting } from './call-off-waiting.ts';
import { exportChanges } from './export-changes.ts';
import { hasLedgerEntries } from './has-ledger-entries.ts';
import { isOf } from './is-of.ts';
import { RETENTION_DAYS } from './retention.ts';

/** An order that erasing has left, and why: the law asks for it, or it is under way. */
interface RetainedOrder {
  readonly shortId: string;
  readonly storefront: string;
  /** ISO day on which its person goes by itself; null while it is under way. */
  readonly until: string | null;
}

export interface Erased {
  readonly orders: number;
  readonly messages: number;
  readonly carts: number;
  readonly kept: readonly RetainedOrder[];
  /** Pages may show something as sold out that can be bought again: the caller announces it. */
  readonly isBackInStock: boolean;
}

/** All that the store has of the person who uses an email, in every shop, as data to hand over. */
export const exportPerson = async (db: Queries, email: string) => {
  const own = await ordersOf(db, email);
  const ids = own.map(({ id }) => id);
  const paid = ids.length === 0 ? [] : await db.select().from(payments).where(inArray(payments.orderId, ids));
  return {
    email,
    account: await findAccount(db, email),
    orders: await Promise.all(
      own.map(
        async ({
          id,
          shortId,
          storefront,
          status,
          createdAt,
          totalCents,
          creditCents,
          currency,
          visit,
          frozen,
        }) => ({
          id,
          shortId,
          storefront,
          status,
          createdAt,
          totalCents,
          creditCents,
          currency,
          visit,
          ...frozen,
          withdrawnConsents: await db
            .select({ channel: consentWithdrawals.channel, at: consentWithdrawals.at })
            .from(consentWithdrawals)
            .where(eq(consentWithdrawals.orderId, id)),
          payments: paid
            .filter(({ orderId }) => orderId === id)
            .map((payment) => ({
              provider: payment.provider,
              status: payment.status,
              amountCents: payment.amountCents,
              currency: payment.currency,
              card: payment.card,
              createdAt: payment.createdAt,
            })),
          ...(await exportChanges(db, id)),
          reviews: await exportReviews(db, id),
          refunds: await db
            .select({
              amountCents: refunds.amountCents,
              reason: refunds.reason,
              currency: refunds.currency,
              toCredit: refunds.toCredit,
              status: refunds.status,
              createdAt: refunds.createdAt,
            })
            .from(refunds)
            .where(eq(refunds.orderId, id)),
        }),
      ),
    ),
    messages: await db
      .select({
        reference: contactRequests.reference,
        storefront: contactRequests.storefront,
        name: contactRequests.name,
        phone: contactRequests.phone,
        topic: contactRequests.topic,
        message: contactRequests.message,
        createdAt: contactRequests.createdAt,
      })
      .from(contactRequests)
      .where(isOf(contactRequests.email, email))
      .orderBy(desc(contactRequests.createdAt)),
    questions: await db
      .select({
        author: productQuestions.author,
        words: productQuestions.words,
        answer: productQuestions.answer,
        createdAt: productQuestions.createdAt,
      })
      .from(productQuestions)
      .where(isOf(productQuestions.email, email)),
    carts: await db
      .select({
        storefront: carts.storefront,
        lines: carts.lines,
        couponCode: carts.couponCode,
        checkout: carts.checkout,
        history: carts.history,
        undo: carts.undo,
        expiredCodes: carts.expiredCodes,
        createdAt: carts.createdAt,
        updatedAt: carts.updatedAt,
      })
      .from(carts)
      .where(isOf(CHECKOUT_EMAIL, email)),
    textMessages: await textsOf(db, email),
    emailChoices: await exportChoices(db, email),
    notices: await noticesOf(db, email),
    firstOrderCodes: await db
      .select({ code: couponRedemptions.code })
      .from(couponRedemptions)
      .where(isOf(couponRedemptions.email, email)),
  };
};

const textsOf = async (db: Queries, email: string) =>
  (await subscriptionsOf(db, email)).map(
    ({ storefront, phone, consentText, region, givenAt, withdrawnAt }) => ({
      ...{ storefront, phone, consentText, region, givenAt, withdrawnAt },
    }),
  );

/** The account of an email, with where it is signed in and what is saved in it; null where there is none. */
const findAccount = async (db: Queries, email: string) => {
  const [account] = await db
    .select({
      id: customers.id,
      createdAt: customers.createdAt,
      bedSize: customers.bedSize,
      referralCode: customers.referralCode,
    })
    .from(customers)
    .where(eq(customers.email, foldEmail(email)));
  if (!account) return null;
  const sessions = await db
    .select({ userAgent: customerSessions.userAgent, createdAt: customerSessions.createdAt })
    .from(customerSessions)
    .where(eq(customerSessions.userId, account.id));
  const addresses = await db
    .select({ address: customerAddresses.address, createdAt: customerAddresses.createdAt })
    .from(customerAddresses)
    .where(eq(customerAddresses.customerId, account.id));
  const passkeys = await db
    .select({
      name: customerPasskeys.name,
      host: customerPasskeys.host,
      createdAt: customerPasskeys.createdAt,
    })
    .from(customerPasskeys)
    .where(eq(customerPasskeys.customerId, account.id));
  const logins = await db
    .select({ company: customerLogins.providerId, createdAt: customerLogins.createdAt })
    .from(customerLogins)
    .where(eq(customerLogins.userId, account.id));
  const { createdAt, bedSize, referralCode } = account;
  const choices = await choicesOfCustomer(db, account.id);
  const thanks = await thanksOfReferrer(db, account.id);
  return { createdAt, bedSize, referralCode, thanks, sessions, addresses, passkeys, logins, choices };
};

/**
 * Deletes what no law makes us keep of the person who uses an email: their account, messages, what was entered in carts, and the person in
 * orders that came to nothing or whose time is over. A new address or an exchange that waits to be paid is called off first. Orders that
 * were paid are kept for accounting, also when the money was given back, and named.
 */
export const erasePerson = async (
  database: Pick<Database, 'db' | 'transaction'>,
  clock: Clock,
  email: string,
): Promise<Erased> => {
  const isBackInStock = await callOffWaiting(database, clock, email);
  return database.transaction(async (tx) => {
    const own = await ordersOf(tx, email);
    const held = own.filter((order) => !mayBeEmptied(order, clock.now()));
    const free = own.filter((order) => !held.includes(order));
    await anonymizeOrders(
      tx,
      clock,
      free.map(({ id }) => id),
    );
    const ids = own.map(({ id }) => id);
    await eraseReviews(tx, clock, ids);
    // No law asks for a picture of a bedroom.
    await deletePhotos(tx, clock, inArray(photos.orderId, ids));
    const messages = await tx
      .delete(contactRequests)
      .where(isOf(contactRequests.email, email))
      .returning({ id: contactRequests.id });
    await anonymizeCreditOf(tx, email);
    await forgetSubscriber(tx, clock, email);
    await eraseChoices(tx, email);
    await eraseNotices(tx, email);
    await tx.delete(productQuestions).where(isOf(productQuestions.email, email));
    await tx.delete(customers).where(eq(customers.email, foldEmail(email)));
    const emptied = await tx
      .update(carts)
      .set({ ...EMPTY_HISTORY, checkout: {}, remoteControl: null })
      .where(isOf(CHECKOUT_EMAIL, email))
      .returning({ id: carts.id, visitorId: carts.visitorId });
    await forgetAnswers(
      tx,
      emptied.map(({ visitorId }) => visitorId),
    );
    return {
      orders: free.length,
      messages: messages.length,
      carts: emptied.length,
      kept: held.map((order) => ({
        shortId: order.shortId,
        storefront: order.storefront,
        until: isInBooks(order) ? bookedUntil(order.createdAt).toISOString().slice(0, 10) : null,
      })),
      isBackInStock,
    };
  });
};

const CHECKOUT_EMAIL = sql`${carts.checkout} ->> 'email'`;

const ordersOf = (db: Queries, email: string) =>
  db
    .select({ ...getTableColumns(orders), hasLedgerEntries: sql<boolean>`${hasLedgerEntries(db)}` })
    .from(orders)
    .where(isOf(orders.email, email))
    .orderBy(desc(orders.createdAt));

type OwnOrder = Awaited<ReturnType<typeof ordersOf>>[number];

/** Paid, or paid and given back: not while it is under way. */
const isInBooks = ({ status, hasLedgerEntries: isMoneyBooked }: OwnOrder): boolean =>
  status === 'paid' || (status === 'cancelled' && isMoneyBooked);

const mayBeEmptied = (order: OwnOrder, now: number): boolean =>
  isInBooks(order) ? bookedUntil(order.createdAt).getTime() < now : order.status === 'cancelled';

const bookedUntil = (createdAt: string): Date =>
  new Date(Date.parse(createdAt) + RETENTION_DAYS.paidOrder * 86_400_000);
