import { money } from '@counterpane/rules/money/money';
import { eq } from 'drizzle-orm';
import type { Queries } from '../database/open.ts';
import { payments } from '../database/schema.ts';
import type { ApiDeps } from '../deps.ts';
import { book } from '../payments/ledger.ts';
import type { Payment } from '../payments/store.ts';
import type { Message, Topics } from './store.ts';

type Handler<Topic extends keyof Topics> = (deps: ApiDeps, payload: Topics[Topic]) => Promise<void>;

/** What happens for each topic. Each may run twice for one message. */
const HANDLERS: { readonly [Topic in keyof Topics]: Handler<Topic> } = {
  'order.paid': async ({ logger }, { orderId }) => {
    logger.info({ orderId }, 'order paid');
  },

  'order.needs_attention': async ({ logger }, payload) => {
    logger.error(payload, 'a paid order needs attention');
  },

  'payment.cancel': async (deps, { paymentId }) => {
    const payment = await findPayment(deps.database.db, paymentId);
    if (payment?.reference)
      await deps.providers
        .get(payment.provider)
        ?.cancel(payment.reference, `${payment.idempotencyKey}-cancel`);
  },

  'payment.refund_surplus': async (deps, { paymentId, reference, amount }) => {
    const payment = await findPayment(deps.database.db, paymentId);
    const provider = payment && deps.providers.get(payment.provider);
    if (!provider) throw new Error(`no provider to refund payment ${paymentId}`);
    const sum = money(amount, payment.currency);
    await provider.refund({ reference, amount: sum, idempotencyKey: `surplus-${reference}` });
    await book(deps.database.db, {
      booking: `refund:${payment.provider}:${reference}`,
      orderId: payment.orderId,
      from: `provider:${payment.provider}`,
      to: 'sales',
      amount: sum,
    });
  },
};

export const handleMessage = async (deps: ApiDeps, message: Message): Promise<void> => {
  const handler = HANDLERS[message.topic as keyof Topics] as Handler<keyof Topics> | undefined;
  if (!handler) throw new Error(`no handler for ${message.topic}`);
  // The payload was written by `enqueue`, which ties it to its topic.
  await handler(deps, message.payload as unknown as Topics[keyof Topics] & never);
};

const findPayment = async (db: Queries, id: string): Promise<Payment | null> => {
  const [payment] = await db.select().from(payments).where(eq(payments.id, id));
  return payment ?? null;
};
