import type { Webhook } from '../webhook.ts';

/** Who gets text messages, or gets none any more. It belongs in no log and in no error. */
export interface TextSubscriber {
  /** E.164, such as `+12125550142`. */
  readonly phone: string;
  readonly email: string;
  /** The shop's own id of a customer who was signed in; null for a guest. */
  readonly clientUserId: string | null;
}

/** What sends text messages. Each call to it may be made again for the same subscriber, whom it knows by the number, and throws TextServiceFailed. */
export interface TextService {
  readonly id: string;
  subscribe(subscriber: TextSubscriber): Promise<void>;
  unsubscribe(subscriber: TextSubscriber): Promise<void>;
  /**
   * Reads a call from the service. Null for what ends no subscription.
   * @throws WebhookRefused when it is not signed by the service
   */
  readWebhook(call: Webhook): StoppedTexts | null;
}

/** A subscription that its owner has ended at the service, such as with `STOP` from their phone. */
export interface StoppedTexts {
  /** E.164. */
  readonly phone: string;
  /** ISO time. */
  readonly at: string;
}

/** The service did not take it, or we cannot know: the same call may be made again. */
export class TextServiceFailed extends Error {
  override readonly name = 'TextServiceFailed';
}
