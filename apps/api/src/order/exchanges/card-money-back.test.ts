import { beforeAll, describe, expect, it } from 'vitest';
import { openCardStore } from '../../testing/card-store.ts';
import { refusal, result } from '../../testing/shopper.ts';
import { accountsOf, stockOf } from '../../testing/stock-and-ledger.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { demandOfOrder } from '../reservations/stock.ts';
import { openDearExchanges } from './testing/dear-exchange.ts';

const CARD = '4242424242424242';
const FORM = { number: CARD, expiry: '12 / 40', cvc: '123' };

const store = useTestStore(openCardStore);
let drift: Awaited<ReturnType<typeof openDearExchanges>>;
beforeAll(async () => {
  drift = await openDearExchanges(store);
});

type Customer = Awaited<ReturnType<typeof drift.customerWith>>;

const sweepTwice = async () => {
  await store.sweep();
  await store.sweep();
};

/** An exchange for the largest size that its card has paid. */
const paid = async (customer: Customer) => {
  const made = await drift.exchanges(customer, 'King');
  const page = await drift.opensPage(customer, made.returnId);
  expect(await drift.types(customer, made.returnId, page, CARD)).toBe('paid');
  return made;
};

/** Sends the new piece back, which staff receive. */
const sendsBack = async (customer: Customer, newId: string) => {
  const { client } = customer.shopper;
  const { items } = result(await client.fulfillment(newId));
  const lines = items.map(({ itemIdentifier }) => ({ itemIdentifier, quantity: 1 }));
  const seen = result(await client.previewReturn(newId, { lines }));
  result(
    await client.requestReturn(newId, {
      ...{ id: seen.id, refund: seen.refund.amount, words: '', isDonated: false, photos: [] },
      lines: lines.map((line) => ({ ...line, reason: 'too_soft' as const })),
    }),
  );
  const itemIdentifier = lines[0]?.itemIdentifier ?? '';
  await drift.completes({ ...customer, id: newId, itemIdentifier }, seen.id, newId);
  return seen.refund.amount;
};

const stockFor = async (orderId: string) => {
  const [one] = await demandOfOrder(store.database.db, orderId);
  return stockOf(store, one?.stockItem ?? '');
};

describe('the money of a dearer piece that a card has paid', () => {
  it('goes back to the card, to the payment of the old piece and to store credit, each its own part to the cent', async () => {
    const customer = await drift.customerWith('ada.back@example.com', 5_000);
    const { seen, returnId, newId } = await paid(customer);
    expect(seen.fromCredit.amount).toBe(5_000);
    expect(await customer.balance()).toBe(0);
    await drift.completes(customer, returnId, newId);
    const worth = seen.returned.refund.amount;
    expect(await sendsBack(customer, newId)).toBe(seen.wanted.cost.amount);
    expect(await drift.movedFor(newId)).toEqual([
      `charge ${seen.toPay.amount}`,
      `refund ${seen.toPay.amount}`,
    ]);
    expect(await drift.movedFor(customer.id)).toEqual([`charge ${customer.total.amount}`, `refund ${worth}`]);
    expect(await customer.balance()).toBe(5_000);
    const { sales, refunds } = await accountsOf(store, newId);
    expect([sales, refunds]).toEqual([-seen.wanted.cost.amount, seen.wanted.cost.amount]);
    const told = result(await customer.shopper.client.order(newId)).refunds ?? [];
    expect(told.map(({ amount }) => amount.amount).toSorted((a, b) => a - b)).toEqual(
      [5_000, seen.toPay.amount, worth].toSorted((a, b) => a - b),
    );
  });

  it('goes back in part to its own card first, and the rest of it later to the payment of the old piece', async () => {
    const customer = await drift.customerWith('grace.back@example.com', 0);
    const { seen, returnId, newId } = await paid(customer);
    await drift.completes(customer, returnId, newId);
    const refunds = async (amount: number) => {
      result(await drift.staff.refund(newId, { amount, reason: 'Sorry' }));
      await sweepTwice();
    };
    await refunds(1_000);
    await refunds(seen.toPay.amount);
    const left = seen.wanted.cost.amount - seen.toPay.amount - 1_000;
    expect(result(await drift.staff.order(newId)).balance.left.amount).toBe(left);
    expect(refusal(await drift.staff.refund(newId, { amount: left + 1, reason: 'No' })).code).toBe(
      'refund_too_much',
    );
    await refunds(left);
    expect(await drift.movedFor(newId)).toEqual([
      ...[`charge ${seen.toPay.amount}`, 'refund 1000', `refund ${seen.toPay.amount - 1_000}`],
    ]);
    expect(await drift.movedFor(customer.id)).toEqual([
      ...[`charge ${customer.total.amount}`, 'refund 1000', `refund ${left}`],
    ]);
    expect(1_000 + left).toBe(seen.returned.refund.amount);
  });

  it('is its customer’s again as it was paid where it is called off before it is sent', async () => {
    const customer = await drift.customerWith('joan.back@example.com', 5_000);
    const { seen, returnId, newId } = await paid(customer);
    const before = await stockFor(newId);
    const [{ stockItem = '' } = {}] = await demandOfOrder(store.database.db, newId);
    result(await customer.shopper.client.cancelReturn(customer.id, returnId));
    await sweepTwice();
    expect(await drift.movedFor(newId)).toEqual([
      `charge ${seen.toPay.amount}`,
      `refund ${seen.toPay.amount}`,
    ]);
    expect(await customer.balance()).toBe(5_000);
    expect(await accountsOf(store, newId)).toMatchObject({
      ...{ 'provider:stripeDirect': 0, exchanges: 0 },
      ...{ sales: -seen.toPay.amount, refunds: seen.toPay.amount },
    });
    expect((await accountsOf(store, customer.id)).refunds).toBe(0);
    expect((await stockOf(store, stockItem)).sold).toBe(before.sold - 1);
    expect((await drift.shown(customer, returnId))?.status).toBe('cancelled');
  });
});

describe('a dearer piece that is not paid', () => {
  it('comes to nothing once its time is over: stock, credit and what the old piece is worth are free, and it can be asked for again', async () => {
    const customer = await drift.customerWith('edith.back@example.com', 5_000);
    const { returnId, newId } = await drift.exchanges(customer, 'King');
    expect(await customer.balance()).toBe(0);
    const before = await stockFor(newId);
    await drift.opensPage(customer, returnId);
    store.clock.forward(60 * 60_000);
    await sweepTwice();
    expect(await drift.shown(customer, returnId)).toMatchObject({ status: 'unpaid', mayCancel: false });
    const after = await stockFor(newId);
    expect([before.reserved - after.reserved, after.available - before.available]).toEqual([1, 1]);
    expect(await customer.balance()).toBe(5_000);
    expect(refusal(await customer.shopper.client.payExchange(customer.id, returnId)).code).toBe(
      'order_closed',
    );
    expect(result(await customer.shopper.client.refreshExchange(customer.id, returnId))).toEqual({
      ...{ status: 'over', pageUrl: null },
    });
    await sweepTwice();
    const told = store.sentMail.filter(({ messageId }) => messageId?.startsWith(`return.${returnId}`));
    expect(told.map(({ messageId }) => messageId)).toEqual([`return.${returnId}.unpaid`]);
    expect(told[0]?.text).toContain('was not paid in time. They stay with you');
    expect(told[0]?.text).toContain('The $50.00 of store credit that was to pay');
    const timeline = result(await customer.shopper.client.orderTimeline(customer.id));
    expect(timeline.at(-1)?.kind).toBe('exchange_unpaid');
    const [made] = result(await drift.staff.order(customer.id)).returns;
    expect(made?.events.at(-1)).toMatchObject({ status: 'cancelled', source: 'store' });
    const again = await paid(customer);
    expect((await drift.shown(customer, again.returnId))?.status).toBe('requested');
  });

  it('gives money back that arrives once it has been called off, or has lapsed, and the old piece stays', async () => {
    for (const [email, way] of [
      ['mary.back@example.com', 'called off'],
      ['hedy.back@example.com', 'lapsed'],
    ] as const) {
      const customer = await drift.customerWith(email, 5_000);
      const { seen, returnId, newId } = await drift.exchanges(customer, 'King');
      const page = await drift.opensPage(customer, returnId);
      await store.atProvider(page, FORM);
      if (way === 'called off') result(await customer.shopper.client.cancelReturn(customer.id, returnId));
      else store.clock.forward(60 * 60_000);
      await sweepTwice();
      await store.letTimePass(newId);
      await sweepTwice();
      expect([way, await drift.movedFor(newId)]).toEqual([
        way,
        [`charge ${seen.toPay.amount}`, `refund ${seen.toPay.amount}`],
      ]);
      expect((await drift.shown(customer, returnId))?.status).toBe('unpaid');
      const told = store.sentMail.filter(
        ({ to, messageId }) => to === email && messageId?.startsWith('surplus-refunded.'),
      );
      expect([way, told.length]).toEqual([way, 1]);
      expect(told[0]?.subject).toContain(`refunded for your Drift order ${customer.shortId}`);
      expect(told[0]?.text).toContain('Nothing is exchanged, and you keep what you have.');
      expect(await customer.balance()).toBe(5_000);
      const { sales = 0, exchanges = 0 } = await accountsOf(store, newId);
      expect([sales, exchanges, (await accountsOf(store, customer.id)).refunds ?? 0]).toEqual([0, 0, 0]);
    }
  });

  it('is called off by its customer while it waits, once, and its page takes nothing any more', async () => {
    const customer = await drift.customerWith('ruth.back@example.com', 0);
    const { returnId, newId } = await drift.exchanges(customer, 'King');
    const page = await drift.opensPage(customer, returnId);
    const clicks = await Promise.all(
      [1, 2].map(() => customer.shopper.client.cancelReturn(customer.id, returnId)),
    );
    for (const click of clicks) result(click);
    const back = result(await customer.shopper.client.refreshExchange(customer.id, returnId));
    expect(back.status).toBe('called_off');
    await sweepTwice();
    await store.atProvider(page, FORM);
    await sweepTwice();
    expect(await drift.movedFor(newId)).toEqual([]);
    expect((await drift.shown(customer, returnId))?.status).toBe('unpaid');
  });
});
