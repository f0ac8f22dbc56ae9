import { setTimeout as sleep } from 'node:timers/promises';
import type { Charge } from './charge.ts';
import type { SandboxContext } from './context.ts';
import { recordInLedger } from './ledger.ts';
import type { Refund } from './refund.ts';

/** Keeps a new state of a charge, books what it moved, and tells the store. */
export const saveCharge = (context: SandboxContext, charge: Charge, base: string): Charge => {
  const before = context.state.find('charge', charge.id);
  context.state.save('charge', charge.id, charge);
  for (const [kind, cents] of movements(before, charge))
    recordInLedger(context.state, kind, charge, cents, context.now());
  context.emit('CHARGE', charge.id, charge.permissionId, base);
  return charge;
};

type Movement = readonly ['authorise' | 'charge' | 'void', number];

/** What a change of state means in money. Less than was held lets go of the rest. */
const movements = (before: Charge | null, { state, cents, capturedCents }: Charge): Movement[] => {
  const wasHeld = before?.state === 'Authorized';
  if (state === before?.state) return [];
  if (state === 'Authorized') return [['authorise', cents]];
  if (state === 'Canceled') return wasHeld ? [['void', cents]] : [];
  if (state !== 'Captured') return [];
  const rest = cents - capturedCents;
  return [['charge', capturedCents], ...(wasHeld && rest > 0 ? [['void', rest] as const] : [])];
};

/** A slow bank says what it says when its time has come, also after a restart. */
export const scheduleOutcome = (context: SandboxContext, charge: Charge, base: string): void => {
  whenDue(context, charge.later, () => {
    const now = context.state.find('charge', charge.id);
    if (!now?.later) return;
    saveCharge(context, decided(now, now.later.state), base);
    context.commit();
  });
};

/** Likewise a slow refund; a notification tells of its end too. */
export const scheduleRefund = (context: SandboxContext, { id, later }: Refund, base: string): void => {
  whenDue(context, later, () => {
    const { state } = context;
    const refund = state.find('refund', id);
    const charge = refund && state.find('charge', refund.chargeId);
    if (!charge || !refund.later) return;
    const { cents, chargeId } = refund;
    if (refund.later.state === 'Refunded') recordInLedger(state, 'refund', charge, cents, context.now());
    else state.save('charge', chargeId, { ...charge, refundedCents: charge.refundedCents - cents });
    state.save('refund', id, { ...refund, state: refund.later.state, later: null });
    context.emit('REFUND', id, charge.permissionId, base);
    context.commit();
  });
};

const whenDue = (context: SandboxContext, later: { readonly at: string } | null, act: () => void): void => {
  if (!later) return;
  const wait = Math.max(0, Date.parse(later.at) - context.now().getTime());
  void sleep(wait, undefined, { ref: false }).then(act);
};

const decided = (charge: Charge, state: 'Authorized' | 'Captured' | 'Declined'): Charge => ({
  ...charge,
  state,
  later: null,
  capturedCents: state === 'Captured' ? charge.cents : 0,
  ...(state === 'Declined'
    ? { reasonCode: 'SoftDeclined', reasonDescription: 'The bank has declined the payment.' }
    : {}),
});
