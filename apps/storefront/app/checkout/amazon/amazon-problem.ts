import type { Client } from '@counterpane/contract/client';
import type { PlainMessageId } from '@counterpane/messages/message-id';
import { findFailure, UNKNOWN_FAILURE } from '../../payment/payment-failure.ts';

/** What may go wrong before there is a session, by the code of the refusal. */
const PROBLEMS: Readonly<Record<string, PlainMessageId>> = {
  payment_provider_not_found: 'Payment provider not found',
  payment_unavailable: UNKNOWN_FAILURE,
};

/** All of them. */
export const PROBLEM_TEXTS: readonly PlainMessageId[] = Object.values(PROBLEMS);

/** What an address says has failed: an order, in the words of Amazon, or the start. Null where nothing has. */
export const findProblem = async (client: Client, query: URLSearchParams): Promise<string | null> => {
  const code = query.get('problem');
  return code === null ? findFailure(client, query) : (PROBLEMS[code] ?? UNKNOWN_FAILURE);
};
