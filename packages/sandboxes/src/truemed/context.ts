import type { Lender } from '../lender/lender.ts';
import type { SandboxOptions } from '../machinery/sandbox-app.ts';
import type { Session } from './session.ts';

export interface TruemedSandboxOptions extends SandboxOptions {
  /** `x-truemed-api-key` of every call. */
  readonly apiKey: string;
  /** Signs webhooks. */
  readonly webhookSecret: string;
  /** Who may show the page in a frame, as sources of a Content-Security-Policy. */
  readonly storeOrigins: readonly string[];
  /** How long a review takes. */
  readonly reviewMs?: number;
}

export interface TruemedContext extends Lender<Session> {
  readonly keys: TruemedSandboxOptions;
  /** Reviews that are under way; they end with the sandbox. */
  readonly reviews: Set<NodeJS.Timeout>;
}

const REVIEW_MS = 3_000;

/** Another state of a session: kept, booked by the caller, and told. */
export const turn = (context: TruemedContext, session: Session): Session => {
  context.state.save('session', session.id, session);
  const id = crypto.randomUUID();
  const body = {
    webhook_delivery_id: id,
    event_type: 'payment_session_complete',
    data: {
      payment_session_id: session.id,
      status: session.status,
      created_at: session.createdAt,
      capture_amount: session.captured,
      metadata: session.reference,
      order_items: session.items,
    },
  };
  context.note(id, JSON.stringify(body));
  return session;
};

/** The shopper has paid: held, taken at once, or under Truemed's review. */
export const takePayment = (
  context: TruemedContext,
  session: Session,
  review: Session['review'] = null,
): Session => {
  if (session.kind === 'authorization') {
    context.book('authorise', session, session.cents);
    return turn(context, { ...session, status: 'authorized' });
  }
  if (review === null) return capture(context, session, session.cents);
  const reviewed = turn(context, { ...session, status: 'processing', review });
  scheduleOutcome(context, reviewed);
  return reviewed;
};

/** Less than what is held lets the rest go. */
export const capture = (context: TruemedContext, session: Session, cents: number): Session => {
  context.book('charge', session, cents);
  if (cents < session.cents) context.book('void', session, session.cents - cents);
  return turn(context, { ...session, status: 'captured', captured: cents, review: null });
};

/** Also for a session that an earlier life of the sandbox left under review. */
export const scheduleOutcome = (context: TruemedContext, { id }: Session): void => {
  const timer = setTimeout(() => {
    context.reviews.delete(timer);
    const session = context.state.find('session', id);
    if (session?.status !== 'processing') return;
    if (session.review === 'captured') capture(context, session, session.cents);
    else turn(context, { ...session, status: 'rejected', review: null });
    context.commit();
  }, context.keys.reviewMs ?? REVIEW_MS);
  timer.unref();
  context.reviews.add(timer);
};
