import { NOTICE_CONSENTS } from '@counterpane/contract/visitor/mailing-questions';
import { smtpSender } from '@counterpane/providers/email/smtp/smtp-sender';
import { type Mailbox, startMailbox } from '@counterpane/sandboxes/mailbox/mailbox';
import type { ReceivedMail } from '@counterpane/sandboxes/mailbox/received-mail';
import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { carts } from '../cart/carts/tables.ts';
import { newId } from '../http/ids.ts';
import { shipments } from '../order/shipments/tables.ts';
import { runOutbox } from '../outbox-work.ts';
import { remindCarts } from '../shop/cart-reminders/remind-carts.ts';
import { findDueNotices } from '../shop/notices/find-due-notices.ts';
import { productNotices } from '../shop/notices/tables.ts';
import { requestReviews } from '../shop/reviews/request-reviews.ts';
import { trialEndings } from '../shop/trials/tables.ts';
import { tellTrialEndings } from '../shop/trials/tell-trial-endings.ts';
import { buysAgreeing } from '../testing/buys-agreeing.ts';
import { type CardStore, openCardStore } from '../testing/card-store.ts';
import { HOME, result } from '../testing/shopper.ts';
import { shortLives } from '../testing/short-lives.ts';
import { outbox } from './tables.ts';

const { step, killable, live } = shortLives();
const HOUR_MS = 3_600_000;

let mailbox: Mailbox;
let store: CardStore;
beforeAll(async () => {
  mailbox = await startMailbox({ smtpPort: 0, webPort: 0, host: '127.0.0.1' });
  const { send } = smtpSender({
    ...{ smtpUrl: mailbox.smtpUrl, from: 'shop@halcyon.example', timeoutMs: 5_000 },
  });
  store = await openCardStore({ email: { send: killable(send) }, onStatement: step });
});
afterAll(async () => {
  await store.close();
  await mailbox.close();
});

const ago = (hours: number) => new Date(store.clock.now() - hours * HOUR_MS).toISOString();

/** A cart that its shopper left at the checkout. */
const leavesCart = async (email: string) => {
  const shopper = store.shopper();
  await shopper.adds('pillow', 'standard');
  result(await shopper.client.saveShipping({ address: HOME, email, sendEmail: true, sendSMS: false }));
  const { id } = result(await shopper.client.cart());
  await store.database.db
    .update(carts)
    .set({ updatedAt: ago(21) })
    .where(eq(carts.id, id ?? ''));
};

/** A request to be told of what is there by now. */
const waitsForStock = async (email: string) => {
  const { product } = store.deps.catalogue.getStorefront('halcyon').findEntry('pillow') ?? {};
  const [sku = ''] = Object.keys(product?.variants ?? {});
  await store.database.db.insert(productNotices).values({
    ...{ id: newId(), kind: 'back_in_stock', storefront: 'halcyon', language: 'en', email },
    ...{ product: 'pillow', sku, askedCents: 5_900, question: NOTICE_CONSENTS.back_in_stock },
    ...{ version: '1', createdAt: ago(48) },
  });
};

/** An order that came so many days ago. */
const gotOrder = async (email: string, days: number) => {
  const bought = await buysAgreeing(store.shopper(), email, { sendEmail: true });
  await store.sweep();
  await store.database.db
    .update(shipments)
    .set({ status: 'delivered', deliveredAt: ago(days * 24) })
    .where(eq(shipments.orderId, bought.id));
  return bought;
};

/** Its first nights are over. */
const sleptOnOrder = (email: string) => gotOrder(email, 15);

/** A pillow whose fifty nights end soon. */
const triesOrder = async (email: string) => {
  const { id, client } = await gotOrder(email, 40);
  const [line] = result(await client.order(id)).cart.items;
  const dueOn = ago(24).slice(0, 10);
  await store.database.db
    .insert(trialEndings)
    .values({ orderId: id, itemIdentifier: line?.itemIdentifier ?? '', dueOn });
};

const waiting = () => store.database.db.$count(outbox, and(isNull(outbox.doneAt), isNull(outbox.deadAt)));

const mailsTo = async (email: string): Promise<ReceivedMail[]> => {
  const all: ReceivedMail[] = await (await fetch(`${mailbox.url}/messages`)).json();
  return all.filter(({ to }) => to.includes(email));
};

/** The embedded database takes four times as long for each: it is killed at fewer places. */
const STRIDE = { postgres: 1, pglite: 7 };

it.each([
  ['A cart that was left is reminded of', leavesCart, remindCarts, /cart is still here/],
  ['What is back in stock is told of', waitsForStock, findDueNotices, /back at Halcyon/],
  ['A review is asked for', sleptOnOrder, requestReviews, /^How is your/],
  ['The end of a trial is told', triesOrder, tellTrialEndings, /^Your trial with/],
] as const)(
  '%s once by a store that is killed while it finds out, before, between and after its calls',
  async (title, prepare, job, subject) => {
    let isKilled = true;
    let kills = 0;
    for (let steps = 0; isKilled; steps += STRIDE[store.database.kind]) {
      const email = `${title.replaceAll(/\W/g, '').toLowerCase()}-${steps}@example.com`;
      await prepare(email);
      const isTold = async () =>
        (await waiting()) === 0 && (await mailsTo(email)).some((mail) => subject.test(mail.subject));
      isKilled = await live(
        steps,
        async () => {
          await job(store.deps);
          // What a dead process had leased comes up again.
          await runOutbox(store.deps).finally(() => store.clock.forward(61_000));
        },
        isTold,
      );
      kills += Number(isKilled);
      // One more turn of the job finds nothing to do.
      await job(store.deps);
      await runOutbox(store.deps);
      const told = (await mailsTo(email)).filter((mail) => subject.test(mail.subject));
      expect(told, `killed after ${steps} steps`).toHaveLength(1);
    }
    expect(kills).toBeGreaterThan(store.database.kind === 'pglite' ? 0 : 8);
  },
  180_000,
);
