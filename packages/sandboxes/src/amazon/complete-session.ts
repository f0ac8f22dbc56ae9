import { z } from 'zod';
import type { Answer } from '../machinery/answer.ts';
import { findCents, type Price } from './amazon-price.ts';
import { refuse, refuseBody, refuseUnknown } from './answer.ts';
import type { ApiCall, Endpoint } from './api-call.ts';
import { type Charge, newChargeId, newPermissionId, type Permission } from './charge.ts';
import { priceSchema } from './charges-api.ts';
import type { SandboxContext } from './context.ts';
import { findSession } from './find-session.ts';
import { saveCharge, scheduleOutcome } from './move-money.ts';
import { cancelled, type PaymentInfo, type Session } from './session.ts';
import { refuseState, show } from './sessions-api.ts';

const bodySchema = z.strictObject({ chargeAmount: priceSchema });

/**
 * `POST /v2/checkoutSessions/{id}/complete`: the store's own word, for exactly the amount that the buyer agreed
 * to on Amazon's page. Before that nothing happens; no money moves without it.
 */
export const completeSession: Endpoint = (context, call) => {
  const session = findSession(context, call.id);
  if (!session) return refuseUnknown(call.id);
  const parsed = bodySchema.safeParse(call.body);
  if (!parsed.success) return refuseBody(parsed.error);
  if (session.state !== 'Open') return refuseState(session);
  const { payment, buyer, agreedTo } = session;
  if (!payment || !buyer || !agreedTo)
    return refuse(422, 'InvalidCheckoutSessionStatus', 'The buyer has not been at amazonPayRedirectUrl.');
  if (!isSame(parsed.data.chargeAmount, payment.chargeAmount))
    return refuse(400, 'AmountMismatch', 'The value of chargeAmount does not match the Checkout Session.');
  if (buyer.instrument.outcome === 'declined') return decline(context, session, 'Your card was declined.');
  if (buyer.instrument.outcome === 'insufficient')
    return decline(context, session, 'Your card has insufficient funds.');
  return charge(context, session, payment, call);
};

const isSame = (a: Price, b: Price): boolean =>
  findCents(a) === findCents(b) && a.currencyCode === b.currencyCode;

const decline = (context: SandboxContext, session: Session, why: string): Answer => {
  const ended = cancelled(session, 'Declined', why);
  context.state.save('session', session.id, ended);
  return refuseState(ended);
};

const charge = (
  context: SandboxContext,
  session: Session,
  payment: PaymentInfo,
  { base }: ApiCall,
): Answer => {
  const permission = permissionOf(context, session, payment);
  context.state.save('permission', permission.id, permission);
  const made = payment.paymentIntent === 'Confirm' ? null : chargeOf(context, session, payment, permission);
  const completed: Session = {
    ...session,
    state: 'Completed',
    chargePermissionId: permission.id,
    chargeId: made?.id ?? null,
  };
  context.state.save('session', session.id, completed);
  if (made) saveCharge(context, made, base);
  if (made?.later) scheduleOutcome(context, made, base);
  return show(context, completed, base, made?.later ? 202 : 200);
};

const permissionOf = (
  { now }: SandboxContext,
  session: Session,
  { chargeAmount }: PaymentInfo,
): Permission => ({
  id: newPermissionId(),
  createdAt: now().toISOString(),
  merchantReferenceId: session.metadata.merchantReferenceId,
  state: 'Chargeable',
  limitCents: findCents(chargeAmount) ?? 0,
  currency: chargeAmount.currencyCode,
});

const DECIDES_AFTER_MS = 150;

const chargeOf = (
  { now, options }: SandboxContext,
  { buyer }: Session,
  { paymentIntent, canHandlePendingAuthorization }: PaymentInfo,
  { id: permissionId, limitCents, currency }: Permission,
): Charge => {
  const takes = paymentIntent === 'AuthorizeWithCapture';
  const end = takes ? 'Captured' : 'Authorized';
  const outcome = buyer?.instrument.outcome ?? 'approved';
  const isSlow = outcome.endsWith('later') && (takes || canHandlePendingAuthorization);
  const started = takes ? 'CaptureInitiated' : 'AuthorizationInitiated';
  const at = new Date(now().getTime() + (options.decidesAfterMs ?? DECIDES_AFTER_MS)).toISOString();
  return {
    id: newChargeId(permissionId),
    permissionId,
    createdAt: now().toISOString(),
    cents: limitCents,
    currency,
    capturedCents: takes && !isSlow ? limitCents : 0,
    refundedCents: 0,
    state: isSlow ? started : end,
    reasonCode: null,
    reasonDescription: null,
    later: isSlow ? { state: outcome === 'paid later' ? end : 'Declined', at } : null,
  };
};
