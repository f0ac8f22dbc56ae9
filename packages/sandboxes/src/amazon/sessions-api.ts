import { z } from 'zod';
import { type Answer, ok } from '../machinery/answer.ts';
import { findCents } from './amazon-price.ts';
import { refuse, refuseBody, refuseParameter, refuseUnknown } from './answer.ts';
import type { Endpoint } from './api-call.ts';
import type { SandboxContext } from './context.ts';
import { findSession } from './find-session.ts';
import { presentSession } from './present.ts';
import { NO_METADATA, newSession, type Session } from './session.ts';
import { metadataSchema, paymentSchema } from './session-shape.ts';

const createSchema = z.strictObject({
  storeId: z.string(),
  webCheckoutDetails: z.strictObject({
    checkoutReviewReturnUrl: z.url().nullish(),
    checkoutResultReturnUrl: z.url().nullish(),
    checkoutCancelUrl: z.url().nullish(),
  }),
  paymentDetails: paymentSchema.nullish(),
  merchantMetadata: metadataSchema.nullish(),
});

/** `POST /v2/checkoutSessions` */
export const createSession: Endpoint = (context, { body, base }) => {
  const parsed = createSchema.safeParse(body);
  if (!parsed.success) return refuseBody(parsed.error);
  const { webCheckoutDetails: web, paymentDetails, merchantMetadata, storeId } = parsed.data;
  if (storeId !== context.options.storeId)
    return refuseParameter('The value of storeId is not one of yours.');
  if (!web.checkoutReviewReturnUrl) return refuseParameter('A return URL is missing.');
  const session = withPayment(
    newSession({
      createdAt: context.now().toISOString(),
      isProcessOrder: false,
      reviewReturnUrl: web.checkoutReviewReturnUrl,
      resultReturnUrl: web.checkoutResultReturnUrl ?? null,
      cancelUrl: web.checkoutCancelUrl ?? null,
      payment: null,
      metadata: { ...NO_METADATA, ...merchantMetadata },
      shipTo: null,
      offered: null,
    }),
    paymentDetails,
  );
  if (!session) return refuseParameter('The value of chargeAmount is invalid.');
  context.state.save('session', session.id, session);
  return show(context, session, base, 201);
};

/** `GET /v2/checkoutSessions/{id}` */
export const readSession: Endpoint = (context, { id, base }) => {
  const session = findSession(context, id);
  return session ? show(context, session, base) : refuseUnknown(id);
};

const updateSchema = z.strictObject({
  webCheckoutDetails: z.strictObject({ checkoutResultReturnUrl: z.url().nullish() }).nullish(),
  paymentDetails: paymentSchema.nullish(),
  merchantMetadata: metadataSchema.nullish(),
});

/** `PATCH /v2/checkoutSessions/{id}`: while it is open. Another amount has to be agreed to anew. */
export const updateSession: Endpoint = (context, { id, body, base }) => {
  const found = findSession(context, id);
  if (!found) return refuseUnknown(id);
  const parsed = updateSchema.safeParse(body);
  if (!parsed.success) return refuseBody(parsed.error);
  if (found.state !== 'Open') return refuseState(found);
  const { webCheckoutDetails, paymentDetails, merchantMetadata } = parsed.data;
  const session = withPayment(
    {
      ...found,
      resultReturnUrl: webCheckoutDetails?.checkoutResultReturnUrl ?? found.resultReturnUrl,
      metadata: { ...found.metadata, ...merchantMetadata },
    },
    paymentDetails,
  );
  if (!session) return refuseParameter('The value of chargeAmount is invalid.');
  return show(context, context.state.save('session', id, session), base);
};

/** Null when the amount is none. */
export const withPayment = (
  session: Session,
  sent: z.output<typeof paymentSchema> | null | undefined,
): Session | null => {
  const chargeAmount = sent?.chargeAmount ?? session.payment?.chargeAmount;
  if (!sent || !chargeAmount) return session;
  if (findCents(chargeAmount) === null) return null;
  const payment = {
    paymentIntent: sent.paymentIntent ?? session.payment?.paymentIntent ?? ('Authorize' as const),
    canHandlePendingAuthorization: sent.canHandlePendingAuthorization ?? false,
    chargeAmount,
  };
  return { ...session, payment, agreedTo: null };
};

export const refuseState = ({ state }: Pick<Session, 'state'>): Answer =>
  state === 'Canceled'
    ? refuse(422, 'CheckoutSessionCanceled', 'The Checkout Session was canceled.')
    : refuse(422, 'InvalidCheckoutSessionStatus', `The Checkout Session is ${state}.`);

export const show = ({ options }: SandboxContext, session: Session, base: string, status = 200): Answer => ({
  ...ok(presentSession(session, base, options.storeId)),
  status,
});
