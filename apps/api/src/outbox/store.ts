import type { FormFail } from '@counterpane/contract/checkout/form-fail';
import type { Goods } from '@counterpane/providers/analytics/port';
import type { Currency } from '@counterpane/rules/money/money';
import type { ReturnState } from '@counterpane/rules/returns/return-states';
import type { ClaimState } from '@counterpane/rules/warranty/claim-states';
import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Queries } from '../database/open.ts';
import { outbox } from './tables.ts';

export type Message = typeof outbox.$inferSelect;

/** Everything that happens after a commit, by topic, with what it needs to know. */
export interface Topics {
  'order.paid': { readonly orderId: string };
  /** The order is paid: analytics are told. */
  'order.purchased': { readonly orderId: string };
  /** For analytics: a payment that failed, with the provider's code. */
  'payment.failed': {
    readonly paymentId: string;
    readonly orderId: string;
    readonly storefront: string;
    readonly provider: string;
    readonly code: string | null;
    readonly isInsufficientFunds: boolean;
  };
  /** A payment has been under way for a while: the customer is told where it still is. */
  'payment.pending': { readonly paymentId: string };
  /** A payment that an order waited for has failed: the customer is told. */
  'payment.failed_late': { readonly paymentId: string };
  /** For analytics: a checkout step that was refused, with the names of its fields and none of their values. */
  'form.failed': FormFail & { readonly failId: string; readonly seenBy: 'browser' | 'server' };
  /** An order that waited for a person ends without a payment: its customer is told. */
  'order.given_up': { readonly orderId: string };
  'order.needs_attention': { readonly orderId: string; readonly reason: string };
  'payment.cancel': { readonly paymentId: string };
  'payment.capture': { readonly paymentId: string };
  /** Something has left that money is held for; the shipment is null where nothing is sent. */
  'payment.capture_sent': { readonly paymentId: string; readonly shipmentId: string | null };
  /** Money that was held has been taken: the shopper is told. */
  'payment.captured': { readonly captureId: string };
  /** Nothing of a hold is to be captured any more. */
  'payment.release_hold': { readonly paymentId: string };
  'payment.release_unused': { readonly provider: string; readonly reference: string };
  'payment.refund_surplus': {
    readonly paymentId: string;
    /** A refund that its company has taken on and not made yet, and how long was waited before it was asked about. */
    readonly underWay?: { readonly reference: string; readonly waitMs: number };
  };
  /** A payment that came too late, or twice, has gone back. */
  'payment.surplus_refunded': {
    readonly paymentId: string;
    readonly amountCents: number;
    readonly currency: Currency;
  };
  'payment.refund': { readonly refundId: string };
  /** A dispute is new, is decided, or has other facts (`changed`): staff are alerted. */
  'payment.disputed': {
    readonly orderId: string;
    readonly disputeId: string;
    readonly news: 'opened' | 'won' | 'lost' | 'changed';
  };
  'order.refunded': { readonly refundId: string };
  /** It goes to another address; `at` keeps the emails of two changes apart. */
  'order.address_changed': { readonly orderId: string; readonly at: string };
  /** A change of the address waits to be paid, and the order may not be able to go there any more. */
  'order.address_doubted': { readonly paymentOrderId: string };
  /** What another address costs more was not paid in time. */
  'order.address_unpaid': { readonly paymentOrderId: string };
  /** Units of an order that are sent no more. */
  'order.items_cancelled': { readonly cancellationId: string };
  /** A refund that the shopper was told of came back. */
  'order.refund_returned': { readonly refundId: string };
  /** What shoppers hear of a shipment; `late` and `moved` with the ISO day. `at` keeps the emails of two changes apart. */
  'shipment.told': {
    readonly shipmentId: string;
    readonly news:
      | 'shipped'
      | 'out_for_delivery'
      | 'delivered'
      | 'lost'
      | 'found'
      | 'returned_to_sender'
      | 'resent'
      | 'refunded'
      | 'late'
      | 'moved';
    readonly on?: string;
    readonly at?: string;
  };
  /** What was chosen in exchange is to be sent. */
  'order.exchanged': { readonly orderId: string };
  /** A return is a step further. */
  /** `unpaid` is an exchange that was not paid in time. */
  'return.told': {
    readonly returnId: string;
    readonly news: Exclude<ReturnState, 'awaiting_payment'> | 'unpaid';
  };
  /** A claim is a step further; `at` keeps the emails of two such steps apart. */
  'claim.told': { readonly claimId: string; readonly news: ClaimState; readonly at: string };
  /** What became of a review; `at` keeps the emails of two such steps apart. */
  'review.told': {
    readonly reviewId: string;
    readonly news: 'published' | 'refused' | 'answered';
    readonly at: string;
  };
  /** The customer of an order is asked for reviews of these lines. */
  'review.asked': { readonly orderId: string; readonly items: readonly string[] };
  /** A question about a product has its answer. */
  'question.answered': { readonly questionId: string };
  /** A photograph whose file is to go. */
  'photo.deleted': { readonly key: string };
  /** A number gets text messages from now on, or none any more. */
  'texts.changed': { readonly subscriptionId: string };
  'order.link_asked': { readonly orderId: string; readonly at: string };
  /** A customer asked for a code to sign in with: `link` holds it, sealed; `to` is the page that it leads to. */
  'customer.code_asked': {
    readonly link: string;
    readonly storefront: string;
    readonly language: string;
    readonly to: string;
  };
  /** A passkey opens an account from now on; told in the language of the page where it was added. */
  'customer.passkey_added': {
    readonly passkeyId: string;
    readonly storefront: string;
    readonly language: string;
  };
  /** The nights to try these lines of an order end soon. */
  'trial.ending': { readonly orderId: string; readonly items: readonly string[] };
  /** Who recommended the shop and the friend who ordered have store credit for it. */
  'referral.thanked': { readonly orderId: string };
  /** Steps of a visit that a service of analytics may hear of; `sale` is the order or refund of the step. */
  'analytics.told': {
    readonly storefront: string;
    readonly visit: string;
    readonly allowsMarketing: boolean;
    readonly events: readonly {
      readonly name: string;
      readonly path: string | null;
      readonly at: string;
      /** Absent from messages that have waited since before it was told. */
      readonly goods?: Goods | null;
    }[];
    readonly sale: { readonly orderId: string; readonly refundId: string | null } | null;
  };
  /** A cart was left, and its shopper is reminded of it. */
  'cart.left': { readonly cartId: string };
  /** What a person asked to be told of has come. */
  'notice.due': { readonly noticeId: string };
  /** A person wants the newsletter, and confirms it by a link, which holds their email, sealed. */
  'newsletter.asked': { readonly link: string; readonly storefront: string; readonly language: string };
  /** In the language of the page; absent from messages that have waited since before it was told. */
  'contact.received': { readonly requestId: string; readonly language?: string };
}

/** Puts a message into the outbox, in the transaction of what it tells [L60]. It is due after `waitMs`. */
export const enqueue = async <Topic extends keyof Topics>(
  tx: Queries,
  clock: Clock,
  topic: Topic,
  payload: Topics[Topic],
  waitMs = 0,
): Promise<void> => {
  const nextAttemptAt = new Date(clock.now() + waitMs).toISOString();
  await tx.insert(outbox).values({ topic, payload: { ...payload }, nextAttemptAt });
};

/** A message, with its topic. It is due after `waitMs`, or at once. */
export type NewMessage = {
  [Topic in keyof Topics]: {
    readonly topic: Topic;
    readonly payload: Topics[Topic];
    readonly waitMs?: number;
  };
}[keyof Topics];

/** Several messages at once, in their order. */
export const enqueueAll = async (
  tx: Queries,
  clock: Clock,
  messages: readonly NewMessage[],
): Promise<void> => {
  const now = clock.now();
  await tx.insert(outbox).values(
    messages.map(({ topic, payload, waitMs = 0 }) => ({
      topic,
      payload: { ...payload },
      nextAttemptAt: new Date(now + waitMs).toISOString(),
    })),
  );
};

/** Whether a message about a payment has not had its effect yet, and goes on being tried. */
export const isWaiting = async (tx: Queries, topic: keyof Topics, paymentId: string): Promise<boolean> => {
  const [message] = await tx
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        isNull(outbox.doneAt),
        isNull(outbox.deadAt),
        eq(outbox.topic, topic),
        sql`${outbox.payload}->>'paymentId' = ${paymentId}`,
      ),
    )
    .limit(1);
  return message !== undefined;
};

/**
 * Takes messages whose time has come, the oldest first. They are leased, not locked: a process that dies over
 * one loses the lease and it comes up again [L61].
 */
export const leaseDue = (db: Queries, now: string, leasedUntil: string, most: number): Promise<Message[]> => {
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isNull(outbox.doneAt), isNull(outbox.deadAt), lte(outbox.nextAttemptAt, now)))
    .orderBy(asc(outbox.id))
    .limit(most)
    .for('update', { skipLocked: true });
  return db
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1`, nextAttemptAt: leasedUntil })
    .where(inArray(outbox.id, due))
    .returning();
};

export const markDone = async (db: Queries, id: number, now: string): Promise<void> => {
  await db.update(outbox).set({ doneAt: now }).where(eq(outbox.id, id));
};

/** Tries again later; a message with no time left is kept as dead for a person to look at. */
export const markFailed = async (
  db: Queries,
  id: number,
  retryAt: string | null,
  now: string,
): Promise<void> => {
  await db
    .update(outbox)
    .set({
      // One more, and not all that began: another try may be under way beside a slow one.
      endedAttempts: sql`${outbox.endedAttempts} + 1`,
      ...(retryAt === null ? { deadAt: now } : { nextAttemptAt: retryAt }),
    })
    .where(eq(outbox.id, id));
};
