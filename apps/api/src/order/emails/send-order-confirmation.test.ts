import { smtpSender } from '@counterpane/providers/email/smtp/smtp-sender';
import { type Mailbox, startMailbox } from '@counterpane/sandboxes/mailbox/mailbox';
import type { ReceivedMail } from '@counterpane/sandboxes/mailbox/received-mail';
import { eq } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outbox } from '../../outbox/tables.ts';
import { type CardStore, openCardStore } from '../../testing/card-store.ts';
import { HOME, result } from '../../testing/shopper.ts';

const SMTP_TIMEOUT_MS = 1_000;

let mailbox: Mailbox;
let store: CardStore;
const logged: string[] = [];

beforeAll(async () => {
  mailbox = await startMailbox({ smtpPort: 0, webPort: 0, host: '127.0.0.1' });
  store = await openCardStore({
    email: smtpSender({
      smtpUrl: mailbox.smtpUrl,
      from: 'Halcyon <orders@halcyon.example>',
      timeoutMs: SMTP_TIMEOUT_MS,
    }),
    logger: pino({ level: 'trace' }, { write: (line: string) => logged.push(line) }),
  });
});
afterAll(async () => {
  await store.close();
  await mailbox.close();
});

/** An order, paid by card and not yet confirmed. */
const paidOrder = async (email: string) => {
  const shopper = store.shopper();
  await shopper.adds('mattress', 'queen');
  const { id } = await shopper.places({ email });
  return result(await shopper.client.payOrder(id, { paymentToken: 'tok_visa' }));
};

const mailTo = async (email: string): Promise<ReceivedMail[]> => {
  // The mailbox's own answer.
  const all = (await (await fetch(`${mailbox.url}/messages`)).json()) as ReceivedMail[];
  return all.filter(({ to }) => to.includes(email));
};

const stateOfMail = async (orderId: string) => {
  const messages = await store.database.db.select().from(outbox).where(eq(outbox.topic, 'order.paid'));
  const [message] = messages.filter(({ payload }) => payload.orderId === orderId);
  if (!message) throw new Error(`no message about ${orderId}`);
  return message;
};

describe('a paid order', () => {
  it('is confirmed by one mail with its total and a link that opens it', async () => {
    const order = await paidOrder('ada@example.com');
    await store.sweep();
    await store.sweep();
    const [mail, ...more] = await mailTo('ada@example.com');
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      subject: `Your Halcyon order ${order.shortId}`,
      text: expect.stringContaining('Total: $761.04'),
      html: expect.stringContaining('$761.04'),
    });
    const link = new URL(/http:\S+/.exec(mail?.text ?? '')?.[0] ?? '');
    expect(link.origin + link.pathname).toBe(`http://halcyon.localhost:3000/orders/${order.id}`);
    expect(mail?.html).toContain(link.href);
    const opened = await store.shopper().fetch(`/api${link.pathname}${link.search}`);
    expect(await opened.json()).toMatchObject({ result: { id: order.id, status: 'paid' } });
  });

  it('is confirmed when the mail server comes back, once', async () => {
    const { port } = new URL(mailbox.smtpUrl);
    await mailbox.close();
    const order = await paidOrder('ben@example.com');
    await store.sweep();
    expect(await stateOfMail(order.id)).toMatchObject({ doneAt: null, deadAt: null, attempts: 1 });

    mailbox = await startMailbox({ smtpPort: Number(port), webPort: 0, host: '127.0.0.1' });
    await store.sweep();
    expect(await mailTo('ben@example.com')).toEqual([]);
    store.clock.forward(6_000);
    await store.sweep();
    await store.sweep();
    expect(await mailTo('ben@example.com')).toHaveLength(1);
  });

  it('whose confirmation is handled twice is confirmed by one message, which came twice', async () => {
    const order = await paidOrder('cleo@example.com');
    await store.sweep();
    const { id } = await stateOfMail(order.id);
    await store.database.db.update(outbox).set({ doneAt: null }).where(eq(outbox.id, id));
    store.clock.forward(61_000);
    await store.sweep();
    const ids = (await mailTo('cleo@example.com')).map(({ messageId }) => messageId);
    const expected = `<order-confirmation.${order.id}@halcyon.example>`;
    expect(ids).toEqual([expected]);
    const deliveries = await (await fetch(`${mailbox.url}/deliveries`)).json();
    expect(deliveries).toContainEqual(expect.objectContaining({ messageId: expected, times: 2 }));
  });

  it('leaves nobody’s address in the log, even when the mail server names it', async () => {
    const order = await paidOrder('dora@refused.example');
    await store.sweep();
    expect(await stateOfMail(order.id)).toMatchObject({ doneAt: null });
    expect(logged.join()).toContain('outbox message failed');
    expect(logged.join()).not.toMatch(/\w@(example\.com|refused\.example)/);
  });
});

describe('an order that waits for its payment', () => {
  it('is not confirmed before it is paid', async () => {
    const quiet = await openCardStore();
    const shopper = quiet.shopper();
    await shopper.adds('mattress', 'queen');
    const { id } = await shopper.places();
    await quiet.sweep();
    expect(quiet.sentMail).toEqual([]);
    result(await shopper.client.payOrder(id, { paymentToken: 'tok_visa' }));
    await quiet.sweep();
    expect(quiet.sentMail.map(({ to }) => to)).toEqual(['ada@example.com']);
    await quiet.close();
  });
});

describe('an order of the British shop', () => {
  it('is confirmed with the tax that its price includes, as its page has it', async () => {
    const british = await openCardStore();
    const shopper = british.shopper('halcyon-uk.localhost');
    await shopper.adds('mattress', 'queen');
    const london = {
      ...HOME,
      city: 'London',
      state: '',
      zip: 'SW1A 1AA',
      country: 'GB',
      phone: '020 7946 0958',
    };
    const { cart } = await shopper.places({
      shippingAddress: london,
      billingAddress: london,
      paymentDetails: { paymentToken: 'tok_visa' },
    });
    await british.sweep();
    const { included } = cart.extras.find(({ sku }) => sku === 'taxes') ?? {};
    expect(included?.amount).toBe(Math.round(cart.totalPrice.amount / 6));
    const words = `Includes £${((included?.amount ?? 0) / 100).toFixed(2)} VAT`;
    expect(british.sentMail.map(({ text }) => text)).toEqual([expect.stringContaining(words)]);
    expect(british.sentMail[0]?.text).not.toContain('Taxes');
    await british.close();
  });
});
