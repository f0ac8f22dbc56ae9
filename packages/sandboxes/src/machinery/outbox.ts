import type { FastifyInstance } from 'fastify';
import type { WebhookDeliveries } from './webhook-deliveries.ts';

/** What the store is to be told of a call. */
interface Outbox<Message> {
  /** Notes a message; it leaves with the next {@link commit}. */
  note(message: Message): void;
  /** Writes down what the call did, then lets its messages go. */
  commit(): void;
}

export const createOutbox = <Message>(
  state: { commit(): void },
  webhooks: Pick<WebhookDeliveries<Message>, 'send'>,
): Outbox<Message> => {
  let noted: Message[] = [];
  return {
    note: (message) => {
      noted.push(message);
    },
    commit: () => {
      const leaving = noted;
      noted = [];
      state.commit();
      for (const message of leaving) webhooks.send(message);
    },
  };
};

/** Sends what an earlier life of the sandbox could not deliver, and stops when this one ends. */
export const followLife = <Message>(
  app: FastifyInstance,
  webhooks: Pick<WebhookDeliveries<Message>, 'send' | 'close'>,
  findUndelivered: () => readonly Message[],
): void => {
  app.addHook('onReady', async () => {
    for (const message of findUndelivered()) webhooks.send(message);
  });
  app.addHook('onClose', async () => webhooks.close());
};
