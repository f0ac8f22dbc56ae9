import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import type { Plan } from './plan.ts';
import { presentPlan } from './present.ts';
import { SplititState } from './state.ts';
import { createWebhookSender, type Notification, type WebhookSender } from './webhook-sender.ts';

export interface SplititSandboxOptions {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Names the store in the form that shoppers fill in; public. */
  readonly applicationId: string;
  /** Who may show the form in a frame, as sources of a Content-Security-Policy. Nobody else may. */
  readonly storeOrigins: readonly string[];
  /** Where notifications go; without it they are only kept. */
  readonly webhookUrl?: string;
  /** A journal that survives the process. Without it everything is forgotten. */
  readonly stateFile?: string;
  readonly log?: (message: string) => void;
}

/** What happened to a plan, in SplitIt's words. */
export type PlanEvent =
  | 'PlanCreatedSucceeded'
  | 'PlanCreatedFailed'
  | 'StartInstallmentsSucceeded'
  | 'StartInstallmentsFailed'
  | 'PlanCancelledSucceeded'
  | 'RefundCompleted';

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
  const webhookKey = keptKey(state);
  const webhooks = createWebhookSender({ ...options, webhookKey }, (notification) => {
    state.save('notification', notification.id, { ...notification, isDelivered: true });
    state.commit();
  });
  let noted: Notification[] = [];
  return {
    options,
    state,
    webhooks,
    webhookKey,
    now: () => new Date(),
    emit: (event, plan, base) => {
      const id = crypto.randomUUID();
      const isDelivered = options.webhookUrl === undefined;
      noted.push(state.save('notification', id, { id, event, plan: presentPlan(plan, base), isDelivered }));
    },
    commit: () => {
      const leaving = noted;
      noted = [];
      state.commit();
      for (const notification of leaving) webhooks.send(notification);
    },
  };
};

/** The key pair that signs webhooks: made once, then found in the journal. */
const keptKey = (state: SplititState): KeyObject => {
  const kept = state.find('key', 'webhooks');
  if (kept) return createPrivateKey(kept);
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  state.save('key', 'webhooks', privateKey.export({ type: 'pkcs8', format: 'pem' }).toString());
  state.commit();
  return privateKey;
};
