import { z } from 'zod';
import { ok } from '../machinery/answer.ts';
import { findCents, priceOf } from './amazon-price.ts';
import { refuseBody, refuseCurrency, refuseParameter, refuseUnknown } from './answer.ts';
import type { Endpoint } from './api-call.ts';
import { newRefundId } from './charge.ts';
import { priceSchema, refuseExceeded, refuseStatus } from './charges-api.ts';
import { recordInLedger } from './ledger.ts';
import { scheduleRefund } from './move-money.ts';
import type { Refund } from './refund.ts';

const DECIDES_AFTER_MS = 1_500;

/** Cents that make a refund slow, by what becomes of it. */
const SLOW: Readonly<Record<number, 'Refunded' | 'Declined'>> = { 13: 'Refunded', 14: 'Declined' };

const refundSchema = z.strictObject({
  chargeId: z.string(),
  refundAmount: priceSchema,
  softDescriptor: z.string().optional(),
});

/** `POST /v2/refunds`: parts, several times, up to everything that was captured. */
export const createRefund: Endpoint = (context, { body, base }) => {
  const parsed = refundSchema.safeParse(body);
  if (!parsed.success) return refuseBody(parsed.error);
  const { chargeId, refundAmount } = parsed.data;
  const charge = context.state.find('charge', chargeId);
  if (!charge) return refuseUnknown(chargeId);
  if (charge.state !== 'Captured') return refuseStatus(charge);
  const cents = findCents(refundAmount);
  if (cents === null) return refuseParameter('The value of refundAmount is invalid.');
  if (refundAmount.currencyCode !== charge.currency) return refuseCurrency(refundAmount.currencyCode);
  if (cents + charge.refundedCents > charge.capturedCents) return refuseExceeded();
  const { options, now, state } = context;
  const comesTo = SLOW[cents % 100];
  const at = new Date(now().getTime() + (options.decidesAfterMs ?? DECIDES_AFTER_MS)).toISOString();
  state.save('charge', chargeId, { ...charge, refundedCents: charge.refundedCents + cents });
  const id = newRefundId(charge.permissionId);
  const refund = state.save('refund', id, {
    id,
    chargeId,
    cents,
    currency: charge.currency,
    state: comesTo ? 'RefundInitiated' : 'Refunded',
    later: comesTo ? { state: comesTo, at } : null,
  });
  if (!comesTo) recordInLedger(state, 'refund', charge, cents, now());
  context.emit('REFUND', refund.id, charge.permissionId, base);
  scheduleRefund(context, refund, base);
  return { status: 201, body: present(refund) };
};

/** `GET /v2/refunds/{id}` */
export const readRefund: Endpoint = ({ state }, { id }) => {
  const refund = state.find('refund', id);
  return refund ? ok(present(refund)) : refuseUnknown(id);
};

const present = ({ id, chargeId, cents, currency, state }: Refund) => ({
  refundId: id,
  chargeId,
  refundAmount: priceOf(cents, currency),
  statusDetails: { state, reasonCode: null, reasonDescription: null },
  releaseEnvironment: 'Sandbox',
});
