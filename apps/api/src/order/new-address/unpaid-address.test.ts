import { beforeAll, describe, expect, it } from 'vitest';
import { runOutbox } from '../../outbox-work.ts';
import { stripeOf } from '../../testing/authorized-money.ts';
import { openCardStore } from '../../testing/card-store.ts';
import { HOME, refusal, result } from '../../testing/shopper.ts';
import { accountsOf } from '../../testing/stock-and-ledger.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { paymentsOf } from '../payments/store.ts';
import { endOutdatedChange } from './end-outdated-change.ts';
import { findPaidChange } from './store.ts';
import { CALIFORNIA, openDearAddresses } from './testing/dear-address.ts';

const FORM = { number: '4242424242424242', expiry: '12 / 40', cvc: '123' };

const store = useTestStore(openCardStore);
let shop: Awaited<ReturnType<typeof openDearAddresses>>;
beforeAll(async () => {
  shop = await openDearAddresses(store);
});

const sweepTwice = async () => {
  await store.sweep();
  await store.sweep();
};

type Made = Awaited<ReturnType<typeof shop.orders>>;

/** It goes where it was to go, costs what it did, and nothing waits. */
const isAsItWas = async (made: Made) => {
  expect([await shop.cityOf(made), await shop.waits(made)]).toEqual(['Manchester', null]);
  expect(result(await made.shopper.client.order(made.id)).addressPaid).toBeNull();
  expect((await accountsOf(store, made.id)).sales).toBe(-made.order.total.amount);
};

describe('a dearer address that is not paid for', () => {
  it('comes to nothing once its time is over, and money that arrives later goes back', async () => {
    const made = await shop.orders(store.shopper());
    const { seen } = await shop.asksFor(made, CALIFORNIA);
    const payment = await shop.paymentOf(made);
    await store.atProvider(await shop.opensPage(made), FORM);
    store.clock.forward(60 * 60_000);
    await sweepTwice();
    await store.letTimePass(payment);
    await sweepTwice();
    await isAsItWas(made);
    expect(await shop.movedFor(payment)).toEqual([
      ...[`charge ${seen.toPay.amount}`, `refund ${seen.toPay.amount}`],
    ]);
    expect(result(await made.shopper.client.refreshAddress(made.id)).status).toBe('over');
    const told = store.sentMail.filter(({ messageId }) => messageId === `address-unpaid.${payment}`);
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain(
      `The $${(seen.toPay.amount / 100).toFixed(2)} that taxes and fees are more`,
    );
    expect(told[0]?.text).toContain('1 Elm St');
    const [late] = store.sentMail.filter(({ messageId }) => messageId?.startsWith('surplus-refunded.'));
    expect(late?.subject).toContain(made.order.shortId);
    expect(late?.text).toContain(
      `We have given you back the $${(seen.toPay.amount / 100).toFixed(2)} that you paid for it`,
    );
    const again = await shop.asksFor(made, CALIFORNIA);
    expect(again.seen.toPay).toEqual(seen.toPay);
    expect(await shop.types(made, await shop.opensPage(made))).toBe('paid');
    expect(await shop.cityOf(made)).toBe('San Francisco');
  });

  it('is called off by its shopper, or by another address, and gives its store credit back', async () => {
    const made = await shop.customerWith('joan.moves@example.com', 5_000);
    await shop.asksFor(made, CALIFORNIA);
    const page = await shop.opensPage(made);
    const clicks = await Promise.all([1, 2].map(() => made.shopper.client.keepAddress(made.id)));
    for (const click of clicks) result(click);
    expect(result(await made.shopper.client.refreshAddress(made.id)).status).toBe('called_off');
    await sweepTwice();
    await store.atProvider(page, FORM);
    await sweepTwice();
    await isAsItWas(made);
    expect(await made.balance()).toBe(5_000);
    await shop.asksFor(made, CALIFORNIA);
    const first = await shop.paymentOf(made);
    store.clock.forward(1_000);
    await shop.asksFor(made, HOME);
    expect(await shop.paymentOf(made)).not.toBe(first);
    expect(result(await made.shopper.client.order(first)).status).toBe('cancelled');
    result(await made.shopper.client.keepAddress(made.id));
    expect(await made.balance()).toBe(5_000);
  });

  it('is declined and paid with another card', async () => {
    const made = await shop.orders(store.shopper());
    const { seen } = await shop.asksFor(made, CALIFORNIA);
    const page = await shop.opensPage(made);
    expect(await shop.types(made, page, '4000000000000002')).toBe('unpaid');
    const payment = await shop.paymentOf(made);
    const [attempt] = await paymentsOf(store.database.db, payment);
    await stripeOf(store).checkout.sessions.expire(attempt?.reference ?? '');
    expect(result(await made.shopper.client.refreshAddress(made.id)).status).toBe('failed');
    expect(await shop.types(made, await shop.opensPage(made))).toBe('paid');
    expect(await shop.movedFor(payment)).toEqual([`charge ${seen.toPay.amount}`]);
  });

  it('is paid although its shopper closed the page, and refused to those who may not see the order', async () => {
    const made = await shop.orders(store.shopper());
    await shop.asksFor(made, CALIFORNIA);
    const strange = store.shopper().client;
    for (const answer of [
      ...[await strange.payAddress(made.id), await strange.refreshAddress(made.id)],
      await strange.keepAddress(made.id),
    ])
      expect(refusal(answer).code).toBe('order_not_found');
    await store.atProvider(await shop.opensPage(made), FORM);
    store.clock.forward(2 * 60_000);
    await store.letTimePass(await shop.paymentOf(made));
    await sweepTwice();
    expect(await shop.cityOf(made)).toBe('San Francisco');
  });

  it('gives its money back where something was packed or cancelled while it was paid', async () => {
    for (const [way, happens] of [
      ['packed', shop.packs],
      ['cancelled', (made: Made) => shop.cancelsUnswept(made, 1)],
    ] as const) {
      const made = await shop.customerWith(`${way}.moves@example.com`, 5_000);
      const { seen } = await shop.asksFor(made, CALIFORNIA);
      const page = await shop.opensPage(made);
      await happens(made);
      await shop.types(made, page);
      await sweepTwice();
      const payment = await shop.paymentOf(made);
      expect([way, await shop.cityOf(made), await shop.movedFor(payment)]).toEqual([
        ...[way, 'Manchester'],
        [`charge ${seen.toPay.amount}`, `refund ${seen.toPay.amount}`],
      ]);
      expect(await made.balance()).toBe(5_000);
    }
  });

  it('is called off once something was packed, cancelled or refunded: its credit is free, and its customer is told', async () => {
    for (const [way, happens] of [
      ['packed', shop.packs],
      ['cancelled', (made: Made) => shop.cancelsUnswept(made, 1)],
      ['refunded', shop.refundsLine],
    ] as const) {
      const made = await shop.customerWith(`${way}.waits@example.com`, 5_000);
      await shop.asksFor(made, CALIFORNIA);
      const page = await shop.opensPage(made);
      expect(await made.balance()).toBe(0);
      await happens(made);
      await sweepTwice();
      const payment = await shop.paymentOf(made);
      expect([way, await made.balance(), await shop.waits(made)]).toEqual([way, 5_000, null]);
      expect(result(await made.shopper.client.refreshAddress(made.id)).status).toBe('ended');
      const told = store.sentMail.filter(({ messageId }) => messageId === `address-unpaid.${payment}`);
      expect([way, told.length]).toEqual([way, 1]);
      expect(told[0]?.text).toContain('can no longer go to the new address');
      // Its page takes nothing any more.
      await store.atProvider(page, FORM);
      await sweepTwice();
      expect(await shop.movedFor(payment)).toEqual([]);
    }
  });

  it('is called off right after something is packed: no sweep has to come round for it', async () => {
    const made = await shop.customerWith('packed.at.once@example.com', 5_000);
    await shop.asksFor(made, CALIFORNIA);
    await shop.packs(made);
    await runOutbox(store.deps);
    expect([await made.balance(), await shop.waits(made)]).toEqual([5_000, null]);
  });

  it('is not called off in the place of one that it gave way to', async () => {
    const made = await shop.orders(store.shopper());
    await shop.asksFor(made, CALIFORNIA);
    const first = await findPaidChange(store.database.db, made.id);
    if (!first) throw new Error('one waits');
    store.clock.forward(1_000);
    await shop.asksFor(made, HOME);
    // As it was read before its shopper chose the other, and at a price that holds no more.
    const payment = { ...first.payment, totalCents: first.payment.totalCents + 1 };
    await endOutdatedChange(store.deps, { ...first, payment });
    expect(await shop.waits(made)).not.toBeNull();
    expect(await shop.types(made, await shop.opensPage(made))).toBe('paid');
    expect(await shop.cityOf(made)).toBe('New York');
  });

  it('is not written about where all of its order is cancelled', async () => {
    const made = await shop.customerWith('all.waits@example.com', 5_000);
    await shop.asksFor(made, CALIFORNIA);
    await shop.cancels(made, 2);
    await sweepTwice();
    const payment = await shop.paymentOf(made);
    expect(await made.balance()).toBe(5_000);
    expect(store.sentMail.filter(({ messageId }) => messageId === `address-unpaid.${payment}`)).toEqual([]);
  });

  it('waits at the price that was seen last, and one that is refused calls nothing off', async () => {
    const made = await shop.customerWith('mary.moves@example.com', 5_000);
    const { shopper, id } = made;
    const { seen } = await shop.asksFor(made, CALIFORNIA);
    const first = await shop.paymentOf(made);
    expect(seen.fromCredit.amount).toBe(5_000);
    const nowhere = { ...CALIFORNIA, zip: '00000' };
    expect(await shopper.client.changeAddress(id, { address: nowhere, refund: 0, toPay: 0 })).toMatchObject({
      ok: false,
    });
    expect((await shop.waits(made))?.toPay).toEqual(seen.toPay);
    // More credit has come: the same address is paid with less by card.
    await made.getsCredit(3_000);
    store.clock.forward(1_000);
    const again = await shop.asksFor(made, CALIFORNIA);
    expect(again.seen.fromCredit.amount).toBe(8_000);
    expect(await shop.paymentOf(made)).not.toBe(first);
    expect((await shop.waits(made))?.toPay).toEqual(again.seen.toPay);
    result(await shopper.client.changeAddress(id, again.act));
    expect((await shop.waits(made))?.toPay).toEqual(again.seen.toPay);
    result(await shopper.client.keepAddress(id));
    expect(await made.balance()).toBe(8_000);
  });

  it('is paid by no store credit but that of its own email, or the account that paid before', async () => {
    const reader = await shop.customerWith('reader.moves@example.com', 5_000);
    const made = await shop.orders(reader.shopper, { email: 'owner.moves@example.com' });
    const seen = result(await made.shopper.client.previewAddress(made.id, { address: CALIFORNIA }));
    expect([seen.fromCredit.amount, await reader.balance()]).toEqual([0, 5_000]);
    const own = result(await reader.shopper.client.previewAddress(reader.id, { address: CALIFORNIA }));
    expect(own.fromCredit.amount).toBe(5_000);
  });

  it('is never paid with other cents than were seen', async () => {
    const made = await shop.orders(store.shopper());
    const { shopper, id } = made;
    const seen = result(await shopper.client.previewAddress(id, { address: CALIFORNIA }));
    for (const toPay of [0, seen.toPay.amount - 1])
      expect(
        refusal(await shopper.client.changeAddress(id, { address: CALIFORNIA, refund: 0, toPay })),
      ).toMatchObject({ code: 'difference_changed', more: seen.toPay });
    await isAsItWas(made);
  });
});
