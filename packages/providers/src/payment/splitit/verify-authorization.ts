import { type Money, sameMoney } from '@counterpane/rules/money/money';
import { ProviderUnavailable } from '../provider-unavailable.ts';
import { moneyOf } from './splitit-amount.ts';
import { verifiedSchema } from './splitit-answers.ts';
import type { SplititClient } from './splitit-client.ts';

/**
 * Whether SplitIt really holds just this amount for a plan. It is what SplitIt asks of a store before it takes a plan for
 * paid: that a browser came back says nothing.
 * @throws ProviderUnavailable when SplitIt does not tell.
 */
export const isAuthorized = async (call: SplititClient, number: string, amount: Money): Promise<boolean> => {
  const path = `/${encodeURIComponent(number)}/verifyauthorization`;
  const answer = await call({ method: 'GET', path, answer: verifiedSchema });
  if (!answer.ok) throw new ProviderUnavailable(`SplitIt does not verify a plan: ${answer.message}`);
  const { IsAuthorized, AuthorizationAmount } = answer.value;
  return IsAuthorized && sameMoney(moneyOf(AuthorizationAmount, amount.currency), amount);
};
