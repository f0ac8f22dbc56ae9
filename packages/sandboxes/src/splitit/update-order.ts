import { z } from 'zod';
import { type Answer, ok } from '../machinery/answer.ts';
import { CODES, refuse, refuseStatus, refuseUnknownPlan } from './answer.ts';
import type { ApiCall, Endpoint } from './api-call.ts';
import { failedAuthorization, startPlan } from './approve.ts';
import type { SandboxContext } from './context.ts';
import { recordInLedger } from './ledger.ts';
import type { Plan } from './plan.ts';
import type { GatewayDecline } from './test-cards.ts';

const requestSchema = z.strictObject({
  RefOrderNumber: z.string().nullish(),
  TrackingNumber: z.string().nullish(),
  ShippingStatus: z.enum(['Pending', 'Shipped', 'Delivered']).nullish(),
  Capture: z.boolean().nullish(),
});

/**
 * `PUT /api/installmentplans/{number}/updateorder`: names the order of a plan, and with `Capture` takes the
 * first payment. A plan that is not waiting for it stays exactly as it is.
 */
export const updateOrder: Endpoint = (context, call) => {
  const found = context.state.find('plan', call.number);
  if (!found) return refuseUnknownPlan();
  const parsed = requestSchema.safeParse(call.body);
  if (!parsed.success) return refuse(400, CODES.invalidRequest, z.prettifyError(parsed.error));
  const { RefOrderNumber, ShippingStatus, Capture } = parsed.data;
  if (Capture && found.status !== 'PendingCapture') return refuseStatus();
  const plan = { ...found, refOrderNumber: RefOrderNumber ?? found.refOrderNumber };
  if (!Capture) return answerOf(context.state.save('plan', plan.number, plan), ShippingStatus);
  const decline = plan.card?.behaviour.onCapture;
  if (decline) return endDeclined(context, found, plan, decline, call);
  return answerOf(startPlan(context, plan, 'StartInstallmentsSucceeded', call.base), ShippingStatus);
};

/** The bank held the money and gives none of it: the plan is over. */
const endDeclined = (
  context: SandboxContext,
  held: Plan,
  named: Plan,
  decline: GatewayDecline,
  { base }: ApiCall,
): Answer => {
  const declined: Plan = { ...named, status: 'Canceled', authorization: failedAuthorization(decline) };
  context.state.save('plan', declined.number, declined);
  recordInLedger(context.state, 'void', held, held.cents, context.now());
  context.emit('StartInstallmentsFailed', declined, base);
  return refuse(400, CODES.gatewayDeclined, decline.message, decline.code);
};

const answerOf = (plan: Plan, shippingStatus: string | null | undefined): Answer =>
  ok({
    RefOrderNumber: plan.refOrderNumber,
    InstallmentPlanNumber: plan.number,
    Status: plan.status,
    ShippingStatus: shippingStatus ?? 'Pending',
    NewAmount: null,
  });
