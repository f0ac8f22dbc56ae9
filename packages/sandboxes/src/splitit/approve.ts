import type { SandboxContext } from './context.ts';
import { recordInLedger } from './ledger.ts';
import type { Plan } from './plan.ts';
import type { GatewayDecline, PlanCard } from './test-cards.ts';

/**
 * The shopper agrees to a plan with a card: the whole amount is held, and where the store asked for it the
 * plan starts at once. A card that is declined leaves the plan open for another one.
 */
export const approvePlan = (context: SandboxContext, plan: Plan, card: PlanCard, base: string): Plan => {
  const { onApproval, onCapture } = card.behaviour;
  const decline = onApproval ?? (plan.autoCapture ? onCapture : null);
  if (decline) return declinePlan(context, { ...plan, card }, decline, base);
  const held: Plan = {
    ...plan,
    card,
    status: 'PendingCapture',
    authorization: { status: 'Succeeded', resultCode: null, resultMessage: null },
  };
  if (plan.autoCapture) return startPlan(context, held, 'PlanCreatedSucceeded', base);
  context.state.save('plan', held.number, held);
  recordInLedger(context.state, 'authorise', held, held.cents, context.now());
  context.emit('PlanCreatedSucceeded', held, base);
  return held;
};

/** Nothing is held; the shopper may try another card. */
export const declinePlan = (
  context: SandboxContext,
  plan: Plan,
  decline: GatewayDecline,
  base: string,
): Plan => {
  const declined = { ...plan, authorization: failedAuthorization(decline) };
  context.state.save('plan', plan.number, declined);
  context.emit('PlanCreatedFailed', declined, base);
  return declined;
};

/** Takes the first payment. The store has its whole amount from now on: the ledger books it as one charge. */
export const startPlan = (
  context: SandboxContext,
  plan: Plan,
  event: 'PlanCreatedSucceeded' | 'StartInstallmentsSucceeded',
  base: string,
): Plan => {
  const now = context.now();
  const started: Plan = { ...plan, status: 'Active', capturedAt: now.toISOString() };
  context.state.save('plan', started.number, started);
  recordInLedger(context.state, 'charge', started, started.cents, now);
  context.emit(event, started, base);
  return started;
};

export const failedAuthorization = ({ code, message }: GatewayDecline): Plan['authorization'] => ({
  status: 'Failed',
  resultCode: code,
  resultMessage: message,
});
