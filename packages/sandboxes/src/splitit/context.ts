import type { KeyObject } from 'node:crypto';
import { createOutbox } from '../machinery/outbox.ts';
import { persistentKey } from '../machinery/persistent-key.ts';
import type { SandboxOptions } from '../machinery/sandbox-app.ts';
import type { Plan } from './plan.ts';
import { presentPlan } from './present.ts';
import { SplititState } from './state.ts';
import { createWebhookSender, type Notification, type WebhookSender } from './webhook-sender.ts';

export interface SplititSandboxOptions extends SandboxOptions {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Names the store in the form that shoppers fill in; public. */
  readonly applicationId: string;
  /** Who may show the form in a frame, as sources of a Content-Security-Policy. Nobody else may. */
  readonly storeOrigins: readonly string[];
  /** How long a slow refund takes. */
  readonly decidesAfterMs?: number;
}

/** What happened to a plan, in SplitIt's words. */
type PlanEvent =
  | 'PlanCreatedSucceeded'
  | 'PlanCreatedFailed'
  | 'StartInstallmentsSucceeded'
  | 'StartInstallmentsFailed'
  | 'PlanCancelledSucceeded'
  | 'RefundCompleted'
  | 'DisputeOpened'
  | 'DisputeRFIReceived'
  | 'DisputeWon'
  | 'DisputeLost';

/** What every endpoint works with. */
export interface SandboxContext {
  readonly options: SplititSandboxOptions;
  readonly state: SplititState;
  readonly webhooks: WebhookSender;
  readonly webhookKey: KeyObject;
  readonly now: () => Date;
  /** Notes an event; it leaves with the next {@link commit}. */
  readonly emit: (event: PlanEvent, plan: Plan, base: string) => void;
  /** Writes down what the call did, then lets its notifications go. */
  readonly commit: () => void;
}

export const createContext = (options: SplititSandboxOptions): SandboxContext => {
  const state = new SplititState(options.stateFile);
  const webhookKey = persistentKey(state, 'webhooks');
  const webhooks = createWebhookSender({ ...options, webhookKey }, (notification) => {
    state.save('notification', notification.id, { ...notification, isDelivered: true });
    state.commit();
  });
  const outbox = createOutbox(state, webhooks);
  return {
    options,
    state,
    webhooks,
    webhookKey,
    now: () => new Date(),
    emit: (event, plan, base) => {
      const note = (what: Pick<Notification, 'event' | 'calls'>): void => {
        const id = crypto.randomUUID();
        const isDelivered = options.webhookUrl === undefined;
        outbox.note(
          state.save('notification', id, { ...what, id, plan: presentPlan(plan, base), isDelivered }),
        );
      };
      note({ event });
      if (event === 'PlanCreatedSucceeded' && plan.createSucceeded)
        note({ event: 'CreateSucceeded', calls: addressOf(plan, plan.createSucceeded) });
    },
    commit: outbox.commit,
  };
};

/** "The URL you provide will be concatenated with" both ("Merchant Webhooks"). */
const addressOf = ({ number, refOrderNumber }: Plan, address: string): string => {
  const query = new URLSearchParams({ RefOrderNumber: refOrderNumber ?? '', InstallmentPlanNumber: number });
  return `${address}?${query}`;
};
