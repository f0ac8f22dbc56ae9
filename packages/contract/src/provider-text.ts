import { type MessageOrText, message } from '@counterpane/messages/message';
import type { PlainMessageId } from '@counterpane/messages/message-id';

/** Words of a provider that shoppers meet often; others are shown as it says them. */
const PROVIDER_WORDS = [
  'Your card was declined.',
  'Your card has insufficient funds.',
  'An order of this total cannot be paid this way.',
  'This bank account needs instant verification. Please try another account or another way to pay.',
] as const satisfies readonly PlainMessageId[];

/** Why a payment failed, in the words of its provider. */
export const providerText = (words: string): MessageOrText => {
  const known = PROVIDER_WORDS.find((each) => each === words);
  return known === undefined ? words : message(known);
};
