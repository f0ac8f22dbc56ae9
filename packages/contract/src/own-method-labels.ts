import type { PlainMessageId } from '@counterpane/messages/message-id';

/** Ways to pay that are no company's: each language has its own name for them. A page has them without all the others. */
export const OWN_METHOD_LABELS = [
  'Bank',
  'Browser wallet',
  'Card',
  'No payment due',
] as const satisfies readonly PlainMessageId[];
