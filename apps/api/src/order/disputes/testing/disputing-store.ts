import pino from 'pino';
import { type CardStore, openCardStore } from '../../../testing/card-store.ts';
import { result } from '../../../testing/shopper.ts';
import { deliverEvent } from '../../../testing/stripe-events.ts';

/** A store whose card provider has payers that dispute; only for tests. */
interface DisputingStore extends CardStore {
  /** What was logged from the level of warnings on. */
  readonly logged: readonly string[];
  /** A paid order. */
  paid(): Promise<{ readonly id: string; readonly total: number }>;
  /** What the payer's bank does about an order; the id of the dispute. */
  turns(order: string, turn: 'inquiry' | 'opened' | 'won' | 'lost', cents?: number): Promise<string>;
  /** A signed webhook about a dispute. */
  hears(type: string, dispute: string): ReturnType<typeof deliverEvent>;
}

export const openDisputingStore = async (
  _own: object = {},
  postgresUrl?: string,
): Promise<DisputingStore> => {
  const logged: string[] = [];
  const logger = pino({ level: 'warn' }, { write: (line) => void logged.push(line) });
  const store = await openCardStore({ logger }, postgresUrl, ['stripeDirect', 'link']);
  return {
    ...store,
    logged,
    paid: async () => {
      const shopper = store.shopper();
      await shopper.adds('mattress', 'queen');
      const { id } = await shopper.places();
      const { total } = result(await shopper.client.payOrder(id, { paymentToken: 'tok_visa' }));
      return { id, total: total.amount };
    },
    turns: async (order, turn, cents) => {
      const answer = await fetch(`${store.sandboxUrl}/_sandbox/disputes`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ order, turn, cents }),
      });
      const { dispute } = (await answer.json()) as { dispute?: string };
      if (!dispute) throw new Error(`nothing of ${order} could become ${turn}`);
      return dispute;
    },
    hears: (type, id) => deliverEvent(store, `charge.dispute.${type}`, { id, object: 'dispute' }),
  };
};
