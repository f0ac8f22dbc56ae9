import { type KeyObject, randomUUID } from 'node:crypto';
import { createOutbox } from '../machinery/outbox.ts';
import { persistentKey } from '../machinery/persistent-key.ts';
import type { SandboxOptions } from '../machinery/sandbox-app.ts';
import { createNotificationSender, type NotificationSender, withSignature, wrap } from './notification.ts';
import { AmazonState } from './state.ts';

export interface AmazonSandboxOptions extends SandboxOptions {
  readonly merchantId: string;
  readonly publicKeyId: string;
  readonly storeId: string;
  /** How long a slow bank takes; a moment unless told. */
  readonly decidesAfterMs?: number;
}

/** What every endpoint works with. */
export interface SandboxContext {
  readonly options: AmazonSandboxOptions;
  readonly state: AmazonState;
  readonly notifications: NotificationSender;
  /** The merchant's key, of which Amazon knows the public half. */
  readonly merchantKey: KeyObject;
  readonly notificationKey: KeyObject;
  readonly now: () => Date;
  /** Notes that an object has changed; the word leaves with the next {@link commit}. */
  readonly emit: (
    type: 'CHARGE' | 'REFUND' | 'CHARGEBACK',
    id: string,
    permissionId: string,
    base: string,
  ) => void;
  /** Writes down what the call did, then lets its notifications go. */
  readonly commit: () => void;
}

export const createContext = (options: AmazonSandboxOptions): SandboxContext => {
  const state = new AmazonState(options.stateFile);
  const notificationKey = persistentKey(state, 'notifications');
  const notifications = createNotificationSender(options, (notification) => {
    state.save('notification', notification.id, { ...notification, isDelivered: true });
    state.commit();
  });
  const outbox = createOutbox(state, notifications);
  return {
    options,
    state,
    notifications,
    notificationKey,
    merchantKey: persistentKey(state, 'merchant'),
    now: () => new Date(),
    emit: (ObjectType, ObjectId, ChargePermissionId, base) => {
      const id = randomUUID();
      const message = {
        MerchantID: options.merchantId,
        ObjectType,
        ObjectId,
        ChargePermissionId,
        NotificationType: 'STATE_CHANGE',
        NotificationId: randomUUID(),
        NotificationVersion: 'V2',
      };
      const wrapping = { id, at: new Date(), certificateUrl: `${base}/sns/certificate.pem` };
      const body = withSignature(wrap(JSON.stringify(message), wrapping), notificationKey);
      const isDelivered = options.webhookUrl === undefined;
      outbox.note(state.save('notification', id, { id, body, isDelivered }));
    },
    commit: outbox.commit,
  };
};
