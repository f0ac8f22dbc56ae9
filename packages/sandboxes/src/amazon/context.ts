import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomUUID,
} from 'node:crypto';
import { createNotificationSender, type NotificationSender, withSignature, wrap } from './notification.ts';
import { AmazonState } from './state.ts';

export interface AmazonSandboxOptions {
  readonly merchantId: string;
  readonly publicKeyId: string;
  readonly storeId: string;
  /** How long a slow bank takes; a moment unless told. */
  readonly decidesAfterMs?: number;
  /** Where notifications go; without it they are only kept. */
  readonly webhookUrl?: string;
  /** A journal that survives the process. Without it everything is forgotten. */
  readonly stateFile?: string;
  readonly log?: (message: string) => void;
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
  readonly emit: (type: 'CHARGE' | 'REFUND', id: string, permissionId: string, base: string) => void;
  /** Writes down what the call did, then lets its notifications go. */
  readonly commit: () => void;
}

export const createContext = (options: AmazonSandboxOptions): SandboxContext => {
  const state = new AmazonState(options.stateFile);
  const notificationKey = keptKey(state, 'notifications');
  const notifications = createNotificationSender(options, (notification) => {
    state.save('notification', notification.id, { ...notification, isDelivered: true });
    state.commit();
  });
  let noted: string[] = [];
  return {
    options,
    state,
    notifications,
    notificationKey,
    merchantKey: keptKey(state, 'merchant'),
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
      state.save('notification', id, { id, body, isDelivered: options.webhookUrl === undefined });
      noted.push(id);
    },
    commit: () => {
      const leaving = noted;
      noted = [];
      state.commit();
      for (const id of leaving) {
        const notification = state.find('notification', id);
        if (notification) notifications.send(notification);
      }
    },
  };
};

export const publicPem = (key: KeyObject): string =>
  createPublicKey(key).export({ type: 'spki', format: 'pem' }).toString();

/** A key pair that is made once, then found in the journal. */
const keptKey = (state: AmazonState, name: string): KeyObject => {
  const kept = state.find('key', name);
  if (kept) return createPrivateKey(kept);
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  state.save('key', name, privateKey.export({ type: 'pkcs8', format: 'pem' }).toString());
  state.commit();
  return privateKey;
};
