import { z } from 'zod';
import { ok } from '../machinery/answer.ts';
import { findCents } from './amazon-price.ts';
import { refuse, refuseBody, refuseCurrency, refuseParameter, refuseUnknown } from './answer.ts';
import type { Endpoint } from './api-call.ts';
import { type Charge, newChargeId } from './charge.ts';
import { saveCharge } from './move-money.ts';
import { presentCharge, presentPermission } from './present.ts';

export const priceSchema = z.strictObject({ amount: z.string(), currencyCode: z.string() });

/** `GET /v2/chargePermissions/{id}` */
export const readPermission: Endpoint = ({ state }, { id }) => {
  const permission = state.find('permission', id);
  return permission ? ok(presentPermission(permission)) : refuseUnknown(id);
};

/** `GET /v2/charges/{id}` */
export const readCharge: Endpoint = ({ state }, { id }) => {
  const charge = state.find('charge', id);
  return charge ? ok(presentCharge(charge)) : refuseUnknown(id);
};

const createSchema = z.strictObject({
  chargePermissionId: z.string(),
  chargeAmount: priceSchema,
  captureNow: z.boolean().default(false),
  canHandlePendingAuthorization: z.boolean().optional(),
  softDescriptor: z.string().optional(),
});

const captureSchema = z.strictObject({ captureAmount: priceSchema, softDescriptor: z.string().optional() });

const cancelSchema = z.strictObject({ cancellationReason: z.string().optional() });

/** `POST /v2/charges`: of a permission that has something left. */
export const createCharge: Endpoint = (context, { body, base }) => {
  const parsed = createSchema.safeParse(body);
  if (!parsed.success) return refuseBody(parsed.error);
  const { chargePermissionId, chargeAmount, captureNow } = parsed.data;
  const permission = context.state.find('permission', chargePermissionId);
  if (!permission) return refuseUnknown(chargePermissionId);
  const cents = findCents(chargeAmount);
  const used = context.state
    .list('charge')
    .filter(
      ({ permissionId, state }) =>
        permissionId === permission.id && state !== 'Canceled' && state !== 'Declined',
    )
    .reduce((sum, charge) => sum + charge.cents, 0);
  if (cents === null) return refuseParameter('The value of chargeAmount is invalid.');
  if (chargeAmount.currencyCode !== permission.currency) return refuseCurrency(chargeAmount.currencyCode);
  if (cents + used > permission.limitCents) return refuseExceeded();
  const charge: Charge = {
    id: newChargeId(permission.id),
    permissionId: permission.id,
    createdAt: context.now().toISOString(),
    cents,
    currency: permission.currency,
    capturedCents: captureNow ? cents : 0,
    refundedCents: 0,
    state: captureNow ? 'Captured' : 'Authorized',
    reasonCode: null,
    reasonDescription: null,
    later: null,
  };
  return { ...ok(presentCharge(saveCharge(context, charge, base))), status: 201 };
};

/** `POST /v2/charges/{id}/capture`: once; less than was held lets go of the rest. */
export const captureCharge: Endpoint = (context, { id, body, base }) => {
  const charge = context.state.find('charge', id);
  if (!charge) return refuseUnknown(id);
  const parsed = captureSchema.safeParse(body);
  if (!parsed.success) return refuseBody(parsed.error);
  if (charge.state !== 'Authorized') return refuseStatus(charge);
  const { captureAmount } = parsed.data;
  const cents = findCents(captureAmount);
  if (cents === null) return refuseParameter('The value of captureAmount is invalid.');
  if (captureAmount.currencyCode !== charge.currency) return refuseCurrency(captureAmount.currencyCode);
  if (cents > charge.cents) return refuseExceeded();
  const captured: Charge = { ...charge, state: 'Captured', capturedCents: cents };
  return ok(presentCharge(saveCharge(context, captured, base)));
};

/** `DELETE /v2/charges/{id}/cancel`: before it is captured. */
export const cancelCharge: Endpoint = (context, { id, body, base }) => {
  const charge = context.state.find('charge', id);
  if (!charge) return refuseUnknown(id);
  const parsed = cancelSchema.safeParse(body);
  if (!parsed.success) return refuseBody(parsed.error);
  if (charge.state !== 'Authorized') return refuseStatus(charge);
  const ended: Charge = { ...charge, state: 'Canceled', reasonCode: 'MerchantCanceled' };
  return ok(presentCharge(saveCharge(context, ended, base)));
};

export const refuseStatus = ({ state }: Charge) =>
  refuse(422, 'InvalidChargeStatus', `The charge is ${state}.`);

export const refuseExceeded = () =>
  refuse(422, 'TransactionAmountExceeded', 'The amount is more than what is left.');
