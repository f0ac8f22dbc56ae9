import { ok } from '../machinery/answer.ts';
import { refuseUnknownId } from './answer.ts';
import type { Endpoint } from './api-call.ts';

/** `GET /v1/events/:id` */
export const readEvent: Endpoint = (context, { id }) => {
  const event = context.state.find('event', id);
  return event ? ok(event) : refuseUnknownId('event', id);
};
