import { setTimeout as sleep } from 'node:timers/promises';
import type { SandboxContext } from './context.ts';
import { recordInLedger } from './ledger.ts';
import type { Plan, PlanRefund } from './plan.ts';

const DECIDES_AFTER_MS = 1_500;

/** Cents that make a refund slow, by what becomes of it. */
const SLOW: Readonly<Record<number, 'Succeeded' | 'Failed'>> = { 13: 'Succeeded', 14: 'Failed' };

export const newRefund = (
  { options, now }: SandboxContext,
  cents: number,
  referenceId: string | null,
): PlanRefund => {
  const comesTo = SLOW[cents % 100];
  const at = new Date(now().getTime() + (options.decidesAfterMs ?? DECIDES_AFTER_MS)).toISOString();
  return {
    id: crypto.randomUUID(),
    referenceId,
    cents,
    at: now().toISOString(),
    state: comesTo ? 'Pending' : 'Succeeded',
    later: comesTo ? { state: comesTo, at } : null,
  };
};

/** Keeps a plan with its refunds, and books the one that has gone back. All given back is the end of a plan. */
export const saveRefunded = (
  context: SandboxContext,
  plan: Plan,
  gone: PlanRefund | null,
  base: string,
): void => {
  const given = plan.refunds.reduce(
    (sum, { cents, state }) => (state === 'Succeeded' ? sum + cents : sum),
    0,
  );
  const after: Plan = { ...plan, status: given === plan.cents ? 'Cleared' : plan.status };
  context.state.save('plan', plan.number, after);
  if (!gone) return;
  recordInLedger(context.state, 'refund', after, gone.cents, context.now());
  context.emit('RefundCompleted', after, base);
};

/** Slow refunds come to their end when their time has come, also after a restart. */
export const scheduleRefunds = (context: SandboxContext, { number, refunds }: Plan, base: string): void => {
  for (const { id, later } of refunds) {
    if (!later) continue;
    const wait = Math.max(0, Date.parse(later.at) - context.now().getTime());
    void sleep(wait, undefined, { ref: false }).then(() => decide(context, number, id, base));
  }
};

const decide = (context: SandboxContext, number: string, id: string, base: string): void => {
  const plan = context.state.find('plan', number);
  const refund = plan?.refunds.find((one) => one.id === id);
  if (!plan || !refund?.later) return;
  const decided: PlanRefund = { ...refund, state: refund.later.state, later: null };
  const refunds = plan.refunds.map((one) => (one.id === id ? decided : one));
  saveRefunded(context, { ...plan, refunds }, decided.state === 'Succeeded' ? decided : null, base);
  context.commit();
};
