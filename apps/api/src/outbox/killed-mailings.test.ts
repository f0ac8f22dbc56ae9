import { NOTICE_CONSENTS } from '@counterpane/contract/visitor/mailing-questions';
import { smtpSender } from '@counterpane/providers/email/smtp/smtp-sender';
import { type Mailbox, startMailbox } from '@counterpane/sandboxes/mailbox/mailbox';
import type { Delivery } from '@counterpane/sandboxes/mailbox/received-mail';
import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { carts } from '../cart/carts/tables.ts';
import { newId } from '../http/ids.ts';
import { shipments } from '../order/shipments/tables.ts';
import { runOutbox } from '../outbox-work.ts';
import { customers } from '../shop/accounts/tables.ts';
import { remindCarts } from '../shop/cart-reminders/remind-carts.ts';
import { findDueNotices } from '../shop/notices/find-due-notices.ts';
import { productNotices } from '../shop/notices/tables.ts';
import { referralThanks } from '../shop/referrals/tables.ts';
import { thankReferrers } from '../shop/referrals/thank-referrers.ts';
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

/** What is to be told of, to the addresses that are told. */
type Prepare = (email: string) => Promise<readonly string[]>;

/** A cart that its shopper left at the checkout. */
const leavesCart: Prepare = async (email) => {
  const shopper = store.shopper();
  await shopper.adds('pillow', 'standard');
  result(await shopper.client.saveShipping({ address: HOME, email, sendEmail: true, sendSMS: false }));
  const { id } = result(await shopper.client.cart());
  await store.database.db
    .update(carts)
    .set({ updatedAt: ago(21) })
    .where(eq(carts.id, id ?? ''));
  return [email];
};

/** A request to be told of what is there by now. */
const waitsForStock: Prepare = async (email) => {
  const { product } = store.deps.catalogue.getStorefront('halcyon').findEntry('pillow') ?? {};
  const [sku = ''] = Object.keys(product?.variants ?? {});
  await store.database.db.insert(productNotices).values({
    ...{ id: newId(), kind: 'back_in_stock', storefront: 'halcyon', language: 'en', email },
    ...{ product: 'pillow', sku, askedCents: 5_900, question: NOTICE_CONSENTS.back_in_stock },
    ...{ version: '1', createdAt: ago(48) },
  });
  return [email];
};

/** An order came so many days ago. */
const came = async (orderId: string, days: number): Promise<void> => {
  await store.sweep();
  await store.database.db
    .update(shipments)
    .set({ status: 'delivered', deliveredAt: ago(days * 24) })
    .where(eq(shipments.orderId, orderId));
};

/** A pillow whose first nights are over. */
const sleptOnOrder: Prepare = async (email) => {
  const { id } = await buysAgreeing(store.shopper(), email, { sendEmail: true });
  await came(id, 15);
  return [email];
};

/** A pillow whose fifty nights end soon. */
const triesOrder: Prepare = async (email) => {
  const { id, client } = await buysAgreeing(store.shopper(), email, { sendEmail: true });
  await came(id, 40);
  const [line] = result(await client.order(id)).cart.items;
  const dueOn = ago(24).slice(0, 10);
  await store.database.db
    .insert(trialEndings)
    .values({ orderId: id, itemIdentifier: line?.itemIdentifier ?? '', dueOn });
  return [email];
};

/** A friend who followed the link of a customer, and has slept on the new bed for thirty nights. */
const followsLink: Prepare = async (email) => {
  const friend = `friend-${email}`;
  const { db } = store.database;
  const now = new Date(store.clock.now());
  const [referrer] = await db
    .insert(customers)
    .values({ ...{ id: newId(), email, emailVerified: true, name: 'Ada' }, createdAt: now, updatedAt: now })
    .returning();
  const shopper = store.shopper('drift.localhost');
  await shopper.adds('mattress', 'queen');
  const { id } = await shopper.places({ email: friend });
  result(await shopper.client.payOrder(id, { paymentToken: 'tok_visa' }));
  await came(id, 31);
  await db
    .insert(referralThanks)
    .values({ orderId: id, code: referrer?.referralCode ?? '', dueOn: ago(24).slice(0, 10) });
  return [email, friend];
};

const waiting = () => store.database.db.$count(outbox, and(isNull(outbox.doneAt), isNull(outbox.deadAt)));

const mailsTo = async (email: string): Promise<Delivery[]> => {
  const all: Delivery[] = await (await fetch(`${mailbox.url}/deliveries`)).json();
  return all.filter(({ to }) => to.includes(email));
};

/** The embedded database takes four times as long for each: it is killed at fewer places. */
const STRIDE = { postgres: 1, pglite: 7 };

it.each([
  ['A cart that was left is reminded of', leavesCart, remindCarts, /cart is still here/],
  ['What is back in stock is told of', waitsForStock, findDueNotices, /back at Halcyon/],
  ['A review is asked for', sleptOnOrder, requestReviews, /^How is your/],
  ['The end of a trial is told', triesOrder, tellTrialEndings, /^Your trial with/],
  ['Each of two is thanked', followsLink, thankReferrers, /thank you$/],
] as const)(
  '%s once by a store that is killed while it finds out, before, between and after its calls',
  async (title, prepare, job, subject) => {
    let isKilled = true;
    let kills = 0;
    for (let steps = 0; isKilled; steps += STRIDE[store.database.kind]) {
      const email = `${title.replaceAll(/\W/g, '').toLowerCase()}-${steps}@example.com`;
      const addresses = await prepare(email);
      const told = async () => {
        const mails = await Promise.all(addresses.map(mailsTo));
        return mails.map((each) => each.filter((mail) => subject.test(mail.subject)).length);
      };
      const isTold = async () => (await waiting()) === 0 && !(await told()).includes(0);
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
      expect(await told(), `killed after ${steps} steps`).toEqual(addresses.map(() => 1));
    }
    expect(kills).toBeGreaterThan(store.database.kind === 'pglite' ? 0 : 8);
  },
  180_000,
);
