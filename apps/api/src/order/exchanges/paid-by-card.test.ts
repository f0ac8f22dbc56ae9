import { beforeAll, describe, expect, it } from 'vitest';
import { stripeOf } from '../../testing/authorized-money.ts';
import { openCardStore } from '../../testing/card-store.ts';
import { refusal, result } from '../../testing/shopper.ts';
import { accountsOf, stockOf } from '../../testing/stock-and-ledger.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { paymentsOf } from '../payments/store.ts';
import { demandOfOrder } from '../reservations/stock.ts';
import { openDearExchanges } from './testing/dear-exchange.ts';

const GOOD = '4242424242424242';
const DECLINED = '4000000000000002';

const store = useTestStore(openCardStore);
let drift: Awaited<ReturnType<typeof openDearExchanges>>;
beforeAll(async () => {
  drift = await openDearExchanges(store);
});

const mailOf = (returnId: string) =>
  store.sentMail.filter(({ messageId }) => messageId?.startsWith(`return.${returnId}.`));

/** The stock of what an order takes. */
const stockFor = async (orderId: string) => {
  const [one] = await demandOfOrder(store.database.db, orderId);
  const { reserved, sold, available } = await stockOf(store, one?.stockItem ?? '');
  return { reserved, sold, available };
};

describe('an exchange for something dearer that a card pays', () => {
  it('waits with its stock reserved and nothing moved, is no return for staff, and is requested once it is paid to the cent', async () => {
    const customer = await drift.customerWith('ada.card@example.com', 0);
    const { shopper, id, total } = customer;
    const { seen, returnId, newId } = await drift.exchanges(customer, 'King');
    const { cost } = seen.wanted;
    const worth = seen.returned.refund.amount;
    expect(seen.toPay.amount).toBe(cost.amount - worth);
    expect(await drift.shown(customer, returnId)).toMatchObject({
      ...{ status: 'awaiting_payment', mayCancel: true, exchange: { toPay: seen.toPay } },
    });
    expect(result(await shopper.client.order(newId))).toMatchObject({
      ...{ status: 'awaiting_payment', total: cost, exchangeOf: { amount: { amount: worth } } },
    });
    expect(await accountsOf(store, newId)).toEqual({});
    const before = await stockFor(newId);
    expect(refusal(await drift.staff.moveReturn(id, returnId, { to: 'approved', told: '' })).code).toBe(
      'return_cannot_move',
    );
    expect(result(await drift.staff.returns()).filter((one) => one.id === returnId)).toEqual([]);
    // What the old piece is worth is promised.
    expect(refusal(await drift.staff.refund(id, { amount: total.amount, reason: 'No' })).code).toBe(
      'refund_nothing_left',
    );
    await store.sweep();
    expect(mailOf(returnId)).toEqual([]);
    const page = await drift.opensPage(customer, returnId);
    expect(await drift.opensPage(customer, returnId)).toBe(page);
    expect(await (await store.atProvider(page)).text()).toContain(
      `Pay $${(seen.toPay.amount / 100).toFixed(2)}`,
    );
    expect(await drift.types(customer, returnId, page, GOOD)).toBe('paid');
    expect(result(await shopper.client.refreshExchange(id, returnId)).status).toBe('paid');
    expect(await accountsOf(store, newId)).toEqual({
      ...{ 'provider:stripeDirect': seen.toPay.amount, exchanges: worth, sales: -cost.amount },
    });
    expect(await drift.movedFor(newId)).toEqual([`charge ${seen.toPay.amount}`]);
    expect((await accountsOf(store, id)).refunds).toBe(worth);
    const after = await stockFor(newId);
    expect([before.reserved - after.reserved, after.sold - before.sold]).toEqual([1, 1]);
    await store.sweep();
    const [told] = mailOf(returnId);
    expect(told?.text).toContain(`You have paid $${(seen.toPay.amount / 100).toFixed(2)} by card`);
    expect((await drift.shown(customer, returnId))?.status).toBe('requested');
    expect(result(await drift.staff.order(newId)).shipments).toEqual([]);
    await drift.completes(customer, returnId, newId);
    expect(
      result(await shopper.client.orderTimeline(newId))
        .map(({ kind, amount }) => [kind, amount?.amount ?? null])
        .slice(0, 2),
    ).toEqual([
      ['placed_in_exchange', worth],
      ['paid', seen.toPay.amount],
    ]);
    expect(result(await shopper.client.orderTimeline(id)).map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['exchange_begun', 'exchange_requested', 'return_received']),
    );
  });

  it('is asked for and paid once, whatever is clicked twice, and never for other cents than were seen', async () => {
    const customer = await drift.customerWith('hedy.card@example.com', 0);
    const { shopper, id } = customer;
    const { act } = await drift.looksAt(customer, 'King');
    for (const toPay of [0, act.toPay - 1])
      expect(refusal(await shopper.client.requestExchange(id, { ...act, toPay }))).toMatchObject({
        ...{ code: 'difference_changed', more: { amount: act.toPay } },
      });
    const clicks = await Promise.all([1, 2].map(() => shopper.client.requestExchange(id, act)));
    for (const click of clicks) result(click);
    const newId = (await drift.shown(customer, act.id))?.exchange?.orderId ?? '';
    const pages = await Promise.all([1, 2].map(() => shopper.client.payExchange(id, act.id)));
    const page = await drift.opensPage(customer, act.id);
    for (const opened of pages) if (opened.ok) expect(opened.result.pageUrl).toBe(page);
    await Promise.all([1, 2].map(() => drift.types(customer, act.id, page, GOOD)));
    expect(await drift.movedFor(newId)).toEqual([`charge ${act.toPay}`]);
    expect((await drift.shown(customer, act.id))?.status).toBe('requested');
    const strange = store.shopper('drift.localhost').client;
    for (const answer of [await strange.payExchange(id, act.id), await strange.refreshExchange(id, act.id)])
      expect(refusal(answer).code).toBe('order_not_found');
    expect(refusal(await shopper.client.payExchange(newId, act.id)).code).toBe('order_not_found');
  });

  it('that is declined, or whose page has expired, is paid with another card', async () => {
    const customer = await drift.customerWith('joan.card@example.com', 0);
    const { act, newId, returnId } = await drift.exchanges(customer, 'King');
    const page = await drift.opensPage(customer, returnId);
    expect(await drift.types(customer, returnId, page, DECLINED)).toBe('unpaid');
    const [attempt] = await paymentsOf(store.database.db, newId);
    await stripeOf(store).checkout.sessions.expire(attempt?.reference ?? '');
    expect(result(await customer.shopper.client.refreshExchange(customer.id, returnId)).status).toBe(
      'failed',
    );
    const fresh = await drift.opensPage(customer, returnId);
    expect(fresh).not.toBe(page);
    expect(await drift.types(customer, returnId, fresh, GOOD)).toBe('paid');
    expect(await drift.movedFor(newId)).toEqual([`charge ${act.toPay}`]);
  });

  it('is paid although its customer closed the page and the process died before it was booked', async () => {
    const customer = await drift.customerWith('mary.card@example.com', 0);
    const { act, newId, returnId } = await drift.exchanges(customer, 'King');
    const page = await drift.opensPage(customer, returnId);
    await store.atProvider(page, { number: GOOD, expiry: '12 / 40', cvc: '123' });
    expect((await drift.shown(customer, returnId))?.status).toBe('awaiting_payment');
    store.clock.forward(2 * 60_000);
    await store.letTimePass(newId);
    await store.sweep();
    expect((await drift.shown(customer, returnId))?.status).toBe('requested');
    expect((await accountsOf(store, newId))['provider:stripeDirect']).toBe(act.toPay);
    await store.sweep();
    expect(mailOf(returnId)).toHaveLength(1);
  });
});
