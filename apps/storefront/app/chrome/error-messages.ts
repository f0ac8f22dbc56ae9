import type { PlainMessageId } from '@counterpane/messages/message-id';
import { isRouteErrorResponse } from 'react-router';
import { REFUSAL_MESSAGES } from './refusal-messages.ts';

interface ErrorMessage {
  readonly title: PlainMessageId;
  readonly heading: PlainMessageId;
  readonly text: PlainMessageId;
}

export const isMissing = (error: unknown): boolean => isRouteErrorResponse(error) && error.status === 404;

/** The message of an error page: the page is missing, the shop was not reached, or the fault is ours. */
export const errorMessage = (error: unknown): ErrorMessage => {
  if (isMissing(error)) {
    return {
      title: 'Page not found',
      heading: 'This page is fast asleep',
      text: 'It may have moved, or it was never here. Everything for a good night still is.',
    };
  }
  const refused = isRouteErrorResponse(error) ? REFUSAL_MESSAGES.get(error.status) : undefined;
  if (refused) return { title: refused.heading, ...refused };
  if (isUnreached(error)) {
    return {
      title: 'No connection',
      heading: 'We could not reach the shop',
      text: 'The connection was lost on the way. Please check it and try again; your cart is safe.',
    };
  }
  return {
    title: 'Something went wrong',
    heading: 'That kept us up at night',
    text: 'Something went wrong on our side. Please try again in a minute; your cart is safe.',
  };
};

/** `fetch` throws a TypeError of its own when no answer comes at all; its text differs by browser. */
const isUnreached = (error: unknown): boolean =>
  error instanceof TypeError && /fetch|load failed|network/i.test(error.message);
