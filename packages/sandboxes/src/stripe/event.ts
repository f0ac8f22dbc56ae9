import type Stripe from 'stripe';
import { newId } from './ids.ts';

/** The version whose shapes the sandbox speaks, the one that the installed `stripe` package pins. */
export const API_VERSION = '2026-10-28.endive';

export const newEvent = (
  type: Stripe.Event.Type,
  object: object,
  now: Date,
  pendingWebhooks: number,
): Stripe.Event => {
  const event = {
    id: newId('evt'),
    object: 'event',
    api_version: API_VERSION,
    created: Math.floor(now.getTime() / 1000),
    // A snapshot: later changes to the object must not reach an event that is still waiting.
    data: { object: structuredClone(object) },
    livemode: false,
    pending_webhooks: pendingWebhooks,
    request: { id: null, idempotency_key: null },
    type,
  };
  // Stripe.Event is a union over every event type there is; which object belongs to which is the caller's care.
  return event as unknown as Stripe.Event;
};
