import type { PlainMessageId } from '@counterpane/messages/message-id';

/** The message for a request that the server refused unread, by the status of its answer. */
interface RefusalMessage {
  readonly heading: PlainMessageId;
  readonly text: PlainMessageId;
}

export const REFUSAL_MESSAGES: ReadonlyMap<number, RefusalMessage> = new Map<number, RefusalMessage>([
  [
    400,
    {
      heading: 'We could not read that',
      text: 'The address or what was sent is damaged. Please go back and try again; your cart is safe.',
    },
  ],
  [
    403,
    {
      heading: 'That did not come from us',
      text: 'A form of another site led here, and we do not act on it. Your cart is safe.',
    },
  ],
  [
    429,
    {
      heading: 'One page at a time, please',
      text: 'Many pages were asked for from your connection. Please try again in a few seconds; your cart is safe.',
    },
  ],
  [
    405,
    {
      heading: 'That does not work here',
      text: 'This page cannot do what was asked of it. Please go back and try again; your cart is safe.',
    },
  ],
  [
    408,
    {
      heading: 'That took too long',
      text: 'What you sent did not arrive in time. Please go back and try again; your cart is safe.',
    },
  ],
  [
    413,
    {
      heading: 'What you sent is too large',
      text: 'It is larger than our forms allow. Please go back and shorten it; your cart is safe.',
    },
  ],
  [
    415,
    {
      heading: 'We could not read that',
      text: 'What was sent is no form of this shop. Please go back and try again; your cart is safe.',
    },
  ],
  [
    503,
    {
      heading: 'The shop is very busy right now',
      text: 'We are getting a lot of visitors at once. Please try again in a few seconds; your cart is safe.',
    },
  ],
]);
