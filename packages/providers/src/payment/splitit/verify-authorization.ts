import { ProviderUnavailable } from '../provider-unavailable.ts';
import { verifiedSchema } from './splitit-answers.ts';
import type { SplititClient } from './splitit-client.ts';

/**
 * Whether SplitIt has authorised a plan. It is what SplitIt asks of a store before it takes a plan for paid: that a browser
 * came back says nothing. How much of it is held depends on the kind of plan (the whole, a payment, nothing), and is not always
 * told: the amount of the plan is what a shopper approved. Source: "Verify Authorization" (developers.splitit.com).
 * @throws ProviderUnavailable when SplitIt does not tell.
 */
export const isAuthorized = async (call: SplititClient, number: string): Promise<boolean> => {
  const path = `/${encodeURIComponent(number)}/verifyauthorization`;
  const answer = await call({ method: 'GET', path, answer: verifiedSchema });
  if (!answer.ok) throw new ProviderUnavailable(`SplitIt does not verify a plan: ${answer.message}`);
  return answer.value.IsAuthorized;
};
