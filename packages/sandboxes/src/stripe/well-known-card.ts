import type { Refusal } from './answer.ts';
import type { SandboxContext } from './context.ts';
import { newId } from './ids.ts';
import { type PaymentMethod, readCard } from './payment-method.ts';
import { findWellKnownCard } from './test-cards.ts';

/** The card that a test token stands for; null for any other token. */
export const wellKnownCard = (context: SandboxContext, name: string): PaymentMethod | Refusal | null => {
  const number = findWellKnownCard(name);
  if (number === null) return null;
  const expYear = context.now().getFullYear() + 1;
  return readCard(newId('pm'), { number, expMonth: 12, expYear, cvc: undefined }, context.now());
};
