import { z } from 'zod';
import { sumOf } from '../lender/lender.ts';
import type { ApiCall } from '../lender/lender-app.ts';
import type { Answer } from '../machinery/answer.ts';
import { capture, type TruemedContext, takePayment, turn } from './context.ts';
import { noSession, ok, present, redirectUrlOf, refuse, type Session } from './session.ts';

// What was read of in the reference, and nothing else: a field that is not here is refused.

const detailsSchema = z.strictObject({
  total_additional_charges: z.int().min(0),
  total_discounts: z.int().max(0),
});

const itemSchema = z.strictObject({
  name: z.string().min(1),
  sku: z.string().min(1),
  price: z.int().min(0),
  quantity: z.int().min(1),
  amount_details: detailsSchema.nullish(),
});

const createSchema = z.strictObject({
  total_amount: z.int().min(1),
  amount_details: detailsSchema,
  order_items: z.array(itemSchema).min(1),
  success_url: z.url(),
  failure_url: z.url(),
  idempotency_key: z.string().min(1),
  kind: z.enum(['one_time_payment', 'authorization']).default('one_time_payment'),
  metadata: z.string().nullish(),
  customer_email: z.string().nullish(),
  customer_name: z.string().nullish(),
  customer_state: z.string().nullish(),
  payment_token: z.string().nullish(),
  use_iframe: z.boolean().default(false),
});

/** Payment tokens that the sandbox knows, and what a charge of each comes to. */
const TOKENS: Readonly<
  Record<string, 'captured' | 'reviewed' | 'rejected later' | 'declined' | 'insufficient'>
> = {
  pt_approved: 'captured',
  pt_reviewed: 'reviewed',
  pt_rejected_later: 'rejected later',
  pt_declined: 'declined',
  pt_insufficient_funds: 'insufficient',
};

/** `POST /payments/v1/create_payment_session` */
export const createSession =
  (context: TruemedContext) =>
  ({ body, base }: ApiCall): Answer => {
    const parsed = createSchema.safeParse(body);
    if (!parsed.success) return refuse(400, 'MissingField', z.prettifyError(parsed.error));
    const sent = parsed.data;
    const items = sent.order_items.map(
      ({ price, quantity, amount_details }) => price * quantity + onTopOf(amount_details),
    );
    if (items.reduce((sum, item) => sum + item, onTopOf(sent.amount_details)) !== sent.total_amount)
      return refuse(400, 'AmountInvalid', 'total_amount is not the sum of items, charges and discounts.');
    const session: Session = {
      id: crypto.randomUUID(),
      kind: sent.kind,
      cents: sent.total_amount,
      currency: 'USD',
      reference: sent.metadata ?? null,
      items: sent.order_items,
      successUrl: sent.success_url,
      failureUrl: sent.failure_url,
      isForFrame: sent.use_iframe,
      status: 'pending',
      captured: null,
      refunds: [],
      dispute: null,
      createdAt: context.now().toISOString(),
      review: null,
    };
    if (sent.payment_token) return chargeToken(context, session, sent.payment_token, base);
    context.state.save('session', session.id, session);
    return ok({ id: session.id, redirect_url: redirectUrlOf(session, base) });
  };

/** Discounts are less than zero. */
const onTopOf = (details: z.output<typeof detailsSchema> | null | undefined): number =>
  details ? details.total_additional_charges + details.total_discounts : 0;

/** Without the shopper: a card that is not good any more is replaced on a page of Truemed's. */
const chargeToken = (context: TruemedContext, session: Session, token: string, base: string): Answer => {
  const comesTo = TOKENS[token];
  const redirect_url = `${base}/payment-methods`;
  switch (comesTo) {
    case undefined:
      return refuse(400, 'InvalidPaymentToken', 'The payment token does not exist.');
    case 'declined':
      return {
        status: 422,
        body: { error: 'PaymentDeclined', message: 'Your card was declined.', redirect_url },
      };
    case 'insufficient':
      return {
        status: 422,
        body: { error: 'InsufficientFunds', message: 'Your card has insufficient funds.', redirect_url },
      };
    case 'captured':
      takePayment(context, session);
      break;
    case 'reviewed':
      takePayment(context, session, 'captured');
      break;
    case 'rejected later':
      takePayment(context, session, 'rejected');
      break;
  }
  return ok({ id: session.id, redirect_url: redirectUrlOf(session, base) });
};

/** `GET /payments/v1/payment_session/{id}` */
export const readSession =
  ({ state }: TruemedContext) =>
  ({ id, base }: ApiCall): Answer => {
    const session = state.find('session', id);
    return session ? ok(present(session, base)) : noSession();
  };

/** `POST /payments/v1/payment_session/{id}/cancel`: before anything was paid. */
export const cancelSession =
  (context: TruemedContext) =>
  ({ id, base }: ApiCall): Answer => {
    const session = context.state.find('session', id);
    if (!session) return noSession();
    if (session.status === 'canceled') return ok(present(session, base));
    if (session.status !== 'pending')
      return refuse(400, 'SessionNotPending', `The session is ${session.status}.`);
    return ok(present(turn(context, { ...session, status: 'canceled' }), base));
  };

/** `POST /payments/v1/payment_session/{id}/void`: what is held is let go. */
export const voidSession =
  (context: TruemedContext) =>
  ({ id }: ApiCall): Answer => {
    const session = context.state.find('session', id);
    if (!session) return noSession();
    if (session.kind !== 'authorization') return refuse(400, 'ImmediateCapture', 'Nothing is held.');
    if (session.status === 'captured') return refuse(400, 'SessionCaptured', 'The session was captured.');
    if (session.status !== 'authorized')
      return refuse(400, 'SessionPending', `The session is ${session.status}.`);
    context.book('void', session, session.cents);
    turn(context, { ...session, status: 'authorization_voided' });
    return ok({ id: crypto.randomUUID() });
  };

const captureSchema = z.strictObject({ total_amount: z.int().min(1), idempotency_key: z.string().min(1) });

/** `POST /payments/v1/payment_session/{id}/capture` */
export const captureSession =
  (context: TruemedContext) =>
  ({ id, body }: ApiCall): Answer => {
    const session = context.state.find('session', id);
    if (!session) return noSession();
    const parsed = captureSchema.safeParse(body);
    if (!parsed.success) return refuse(400, 'MissingField', z.prettifyError(parsed.error));
    if (session.status !== 'authorized')
      return refuse(400, 'SessionNotAuthorized', `The session is ${session.status}.`);
    if (parsed.data.total_amount > session.cents) return refuse(400, 'AmountInvalid', 'More than is held.');
    capture(context, session, parsed.data.total_amount);
    return ok({ id: crypto.randomUUID() });
  };

const refundSchema = z.strictObject({
  payment_id: z.string(),
  amount: z.int().min(1),
  idempotency_key: z.string().min(1),
  reason: z.enum(['customer_request', 'fraudulent', 'duplicate_payment']),
});

/** `POST /payments/v1/refund`: a part, several times, or everything. */
export const refundSession =
  (context: TruemedContext) =>
  ({ body }: ApiCall): Answer => {
    const parsed = refundSchema.safeParse(body);
    if (!parsed.success) return refuse(400, 'MissingField', z.prettifyError(parsed.error));
    const { payment_id: id, amount } = parsed.data;
    const session = context.state.find('session', id);
    if (!session) return refuse(400, 'InvalidPaymentId', 'The payment does not exist.');
    if (session.captured === null) return refuse(400, 'NoSessionCaptures', 'Nothing was captured.');
    if (session.dispute)
      return refuse(
        400,
        'ChargeDisputed',
        'The payment session has disputes, which are to be settled first.',
      );
    if (amount > session.captured - sumOf(session.refunds))
      return refuse(400, 'AmountInvalid', 'The amount is more than what is left to refund.');
    const refund = { id: crypto.randomUUID(), amount };
    context.state.save('session', id, { ...session, refunds: [...session.refunds, refund] });
    context.book('refund', session, amount);
    return ok({ refund_id: refund.id });
  };
