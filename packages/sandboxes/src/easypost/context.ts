import { Journal } from '../machinery/journal.ts';
import { createOutbox } from '../machinery/outbox.ts';
import type { SandboxOptions } from '../machinery/sandbox-app.ts';
import type { WebhookDeliveries } from '../machinery/webhook-deliveries.ts';
import { createId } from './ids.ts';
import { presentEvent } from './present.ts';
import type { Shipment } from './shipment.ts';
import { isOver, type Move, moveTracker, type Tracker } from './tracker.ts';
import { createWebhookSender, type Notification } from './webhook-sender.ts';

export interface EasypostSandboxOptions extends SandboxOptions {
  /** The name that every call is signed in with. */
  readonly apiKey: string;
  readonly webhookSecret: string;
  /** How long a parcel stays where it is before it moves by itself; without it, it waits to be moved. */
  readonly stepMs?: number;
}

/** Everything that the sandbox remembers, by kind and id. */
interface Records {
  shipment: Shipment;
  tracker: Tracker;
  notification: Notification;
}

export interface EasypostContext {
  readonly options: EasypostSandboxOptions;
  readonly state: Journal<Records>;
  readonly webhooks: WebhookDeliveries<Notification>;
  readonly now: () => Date;
  /** Keeps a tracker and tells the store of it with the next {@link commit}. */
  readonly tell: (tracker: Tracker, previous: Tracker | null) => void;
  /** Writes down what a call did, then lets its webhooks go. */
  readonly commit: () => void;
}

export const createContext = (options: EasypostSandboxOptions): EasypostContext => {
  const state = new Journal<Records>(options.stateFile);
  const webhooks = createWebhookSender(options, options.webhookSecret, (notification) => {
    state.save('notification', notification.id, { ...notification, isDelivered: true });
    state.commit();
  });
  const outbox = createOutbox(state, webhooks);
  return {
    options,
    state,
    webhooks,
    now: () => new Date(),
    tell: (tracker, previous) => {
      const id = createId('evt');
      const event = presentEvent(id, tracker, previous);
      state.save('tracker', tracker.id, tracker);
      outbox.note(
        state.save('notification', id, {
          id,
          body: JSON.stringify(event),
          isDelivered: options.webhookUrl === undefined,
        }),
      );
    },
    commit: outbox.commit,
  };
};

/** Moves a parcel and tells of it; null where it cannot be moved any more. */
export const moveParcel = (context: EasypostContext, tracker: Tracker, move: Move): Tracker | null => {
  const { state, options, tell } = context;
  const shipment = state.find('shipment', tracker.shipmentId);
  const now = context.now();
  const moved = shipment && moveTracker(tracker, move, shipment, now);
  if (!moved) return null;
  const movesByItself = options.stepMs !== undefined && !isOver(moved);
  const next = {
    ...moved,
    movesAt: movesByItself ? new Date(now.getTime() + (options.stepMs ?? 0)).toISOString() : null,
  };
  tell(next, tracker);
  return next;
};

/** Moves every parcel whose time has come, also those that an earlier life of the sandbox left on the way. */
export const moveDueParcels = (context: EasypostContext): void => {
  const now = context.now().toISOString();
  for (const tracker of context.state.list('tracker'))
    if (tracker.movesAt !== null && tracker.movesAt <= now) moveParcel(context, tracker, 'next');
  context.commit();
};
