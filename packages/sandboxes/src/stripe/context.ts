import type Stripe from 'stripe';
import { createOutbox } from '../machinery/outbox.ts';
import type { SandboxOptions } from '../machinery/sandbox-app.ts';
import { newEvent } from './event.ts';
import { OutcomeDecision } from './settlement.ts';
import { SandboxState } from './state.ts';
import { createWebhookSender, type WebhookSender } from './webhook-sender.ts';

export interface StripeSandboxOptions extends SandboxOptions {
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
  /** How long the cards of "stays processing" do so. */
  readonly settleAfterMs?: number;
}

/** What every endpoint works with. */
export interface SandboxContext {
  readonly options: StripeSandboxOptions;
  readonly state: SandboxState;
  readonly webhooks: WebhookSender;
  readonly settlement: OutcomeDecision;
  readonly now: () => Date;
  /** Notes an event; it leaves with the next {@link commit}. */
  readonly emit: (type: Stripe.Event.Type, object: object) => void;
  /** Writes down what the call did, then lets its events go. */
  readonly commit: () => void;
}

/** `settle` is what happens to a payment that was `processing` long enough. */
export const createContext = (
  options: StripeSandboxOptions,
  settle: (context: SandboxContext, intentId: string) => void,
): SandboxContext => {
  const state = new SandboxState(options.stateFile);
  const now = () => new Date();
  const webhooks = createWebhookSender(options, (event) => {
    state.save('event', event.id, { ...event, pending_webhooks: 0 });
    state.commit();
  });
  const outbox = createOutbox(state, webhooks);
  const context: SandboxContext = {
    options,
    state,
    webhooks,
    settlement: new OutcomeDecision(options.settleAfterMs, (intentId) => settle(context, intentId)),
    now,
    emit: (type, object) => {
      const event = newEvent(type, object, now(), options.webhookUrl ? 1 : 0);
      outbox.note(state.save('event', event.id, event));
    },
    commit: outbox.commit,
  };
  return context;
};

export const secondsOf = (date: Date): number => Math.floor(date.getTime() / 1000);
