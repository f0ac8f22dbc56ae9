import { z } from 'zod';
import { ok } from '../machinery/answer.ts';
import { CODES, refuse, refuseAmount, refuseStatus, refuseUnknownPlan } from './answer.ts';
import type { Endpoint } from './api-call.ts';
import type { SandboxContext } from './context.ts';
import { recordInLedger } from './ledger.ts';
import { type Plan, refundedCents } from './plan.ts';
import { decimalOf, findCents } from './plan-amounts.ts';
import { newRefund, saveRefunded, scheduleRefunds } from './plan-refunds.ts';

/** `POST /api/installmentplans/{number}/cancel`: before the first payment; what was held is let go. */
export const cancelPlan: Endpoint = (context, { number, base }) => {
  const plan = context.state.find('plan', number);
  if (!plan) return refuseUnknownPlan();
  if (plan.status !== 'Initialized' && plan.status !== 'PendingCapture') return refuseStatus();
  letGo(context, plan, base);
  return ok({ InstallmentPlanNumber: number });
};

const letGo = (context: SandboxContext, plan: Plan, base: string): void => {
  const cancelled: Plan = { ...plan, status: 'Canceled' };
  context.state.save('plan', plan.number, cancelled);
  if (plan.status === 'PendingCapture')
    recordInLedger(context.state, 'void', plan, plan.cents, context.now());
  context.emit('PlanCancelledSucceeded', cancelled, base);
};

const refundSchema = z.strictObject({
  Amount: z.number(),
  RefundStrategy: z
    .enum([
      'FutureInstallmentsFirst',
      'FutureInstallmentsLast',
      'FutureInstallmentsNotAllowed',
      'ReduceFromLastInstallment',
    ])
    .default('FutureInstallmentsFirst'),
  ReferenceId: z.string().nullish(),
});

/** `POST /api/installmentplans/{number}/refund`: a part, several times, or everything, which ends the plan. */
export const refundPlan: Endpoint = (context, { number, body, base }) => {
  const plan = context.state.find('plan', number);
  if (!plan) return refuseUnknownPlan();
  const parsed = refundSchema.safeParse(body);
  if (!parsed.success) return refuse(400, CODES.invalidRequest, z.prettifyError(parsed.error));
  if (plan.status !== 'Active') return refuseStatus();
  const cents = findCents(parsed.data.Amount);
  const left = plan.cents - refundedCents(plan);
  if (cents === null || cents > left) return refuseAmount();
  const referenceId = parsed.data.ReferenceId ?? null;
  const refund = newRefund(context, cents, referenceId);
  const after = { ...plan, refunds: [...plan.refunds, refund] };
  const isOver = refund.state === 'Succeeded';
  saveRefunded(context, after, isOver ? refund : null, base);
  scheduleRefunds(context, after, base);
  return ok({
    RefundId: refund.id,
    InstallmentPlanNumber: number,
    Currency: plan.currency,
    NonCreditRefundAmount: 0,
    CreditRefundAmount: isOver ? decimalOf(cents) : 0,
    Summary: {
      TotalAmount: decimalOf(cents),
      FailedAmount: 0,
      SucceededAmount: isOver ? decimalOf(cents) : 0,
      PendingAmount: isOver ? 0 : decimalOf(cents),
    },
    ReferenceId: referenceId,
  });
};
