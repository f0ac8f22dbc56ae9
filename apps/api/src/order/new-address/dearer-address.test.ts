import { beforeAll, describe, expect, it } from 'vitest';
import { openCardStore } from '../../testing/card-store.ts';
import { HOME, refusal, result } from '../../testing/shopper.ts';
import { accountsOf } from '../../testing/stock-and-ledger.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { reconcile } from '../reconciliation/reconcile.ts';
import { CALIFORNIA, openDearAddresses } from './testing/dear-address.ts';

const store = useTestStore(openCardStore);
let shop: Awaited<ReturnType<typeof openDearAddresses>>;
beforeAll(async () => {
  shop = await openDearAddresses(store);
});

const sweepTwice = async () => {
  await store.sweep();
  await store.sweep();
};

const told = (shortId: string) =>
  store.sentMail.filter(({ subject }) => subject.startsWith('New address') && subject.endsWith(shortId));

const differences = async () => (await reconcile(store.deps)).flatMap((run) => run.differences);

describe('an order that goes where it costs more', () => {
  it('goes where it was to go until a card has paid the taxes and fees there to the cent, and then there', async () => {
    const made = await shop.orders(store.shopper());
    const { shopper, id, order } = made;
    expect(order.cart.extras.find(({ sku }) => sku === 'taxes')?.pricing.price.amount).toBe(0);
    const { seen, act } = await shop.asksFor(made, CALIFORNIA);
    const elsewhere = store.shopper();
    await elsewhere.adds('mattress', 'queen', 2);
    const bought = await elsewhere.places({ shippingAddress: CALIFORNIA });
    expect([seen.refund.amount, seen.fromCredit.amount]).toEqual([0, 0]);
    expect(seen.toPay.amount).toBe(bought.total.amount - order.total.amount);
    const payment = await shop.paymentOf(made);
    expect(await shop.waits(made)).toEqual({ toPay: seen.toPay, mayGo: true, isPayable: true });
    expect(await accountsOf(store, payment)).toEqual({});
    result(await shopper.client.changeAddress(id, act));
    expect(await shop.paymentOf(made)).toBe(payment);
    await sweepTwice();
    expect([await shop.cityOf(made), told(order.shortId)]).toEqual(['Manchester', []]);

    const page = await shop.opensPage(made);
    expect(await shop.opensPage(made)).toBe(page);
    expect(await (await store.atProvider(page)).text()).toContain(
      `Pay $${(seen.toPay.amount / 100).toFixed(2)}`,
    );
    expect(await shop.types(made, page)).toBe('paid');
    expect(result(await shopper.client.refreshAddress(id)).status).toBe('paid');
    await sweepTwice();
    expect([await shop.cityOf(made), told(order.shortId).length]).toEqual(['San Francisco', 1]);
    expect(await shop.waits(made)).toBeNull();
    expect(result(await shopper.client.order(id)).addressPaid).toMatchObject({
      ...{ amount: seen.toPay, orders: [{ id: payment }] },
    });
    expect(await shop.movedFor(payment)).toEqual([`charge ${seen.toPay.amount}`]);
    expect(await accountsOf(store, id)).toMatchObject({ addresses: seen.toPay.amount });
    expect(await accountsOf(store, payment)).toMatchObject({
      ...{ addresses: -seen.toPay.amount, refunds: seen.toPay.amount, sales: -seen.toPay.amount },
    });
    const kinds = result(await shopper.client.orderTimeline(id)).map(({ kind }) => kind);
    expect(kinds).toEqual(['placed', 'paid', 'address_paid', 'address_changed']);
    expect(await differences()).toEqual([]);
  });

  it('gives back what it costs there, first to its own card and then to the one that paid for the address', async () => {
    const made = await shop.orders(store.shopper());
    const { seen } = await shop.asksFor(made, CALIFORNIA);
    await shop.types(made, await shop.opensPage(made));
    const payment = await shop.paymentOf(made);
    const whole = made.order.total.amount + seen.toPay.amount;
    const half = await shop.cancels(made, 1);
    expect(half).toBe(whole / 2);
    expect(await shop.cancels(made, 1)).toBe(whole - half);
    expect(await shop.movedFor(made.id)).toEqual([
      ...[`charge ${made.order.total.amount}`, `refund ${half}`],
      `refund ${made.order.total.amount - half}`,
    ]);
    expect(await shop.movedFor(payment)).toEqual([
      ...[`charge ${seen.toPay.amount}`, `refund ${seen.toPay.amount}`],
    ]);
    expect(result(await made.shopper.client.fulfillment(made.id)).status).toBe('refunded');
    expect(refusal(await shop.staff.refund(payment, { amount: 1, reason: 'No' })).code).toBe(
      'refund_nothing_left',
    );
    expect(await differences()).toEqual([]);
  });

  it('and then where it costs less again has the difference back, and can be sent on as often as it is asked for', async () => {
    const made = await shop.orders(store.shopper());
    const { seen } = await shop.asksFor(made, CALIFORNIA);
    await shop.types(made, await shop.opensPage(made));
    const back = await shop.asksFor(made, HOME);
    expect(back.seen.toPay.amount + back.seen.refund.amount).toBeGreaterThan(0);
    const now = back.seen.refund.amount - back.seen.toPay.amount;
    await sweepTwice();
    expect(await shop.cityOf(made)).toBe('New York');
    const whole = made.order.total.amount + seen.toPay.amount - now;
    expect(await shop.cancels(made, 2)).toBe(whole);
    expect(await differences()).toEqual([]);
  });

  it('that two people carry in costs what carrying it in costs there', async () => {
    const made = await shop.orders(store.shopper(), { isCarriedIn: true });
    const { seen } = await shop.asksFor(made, HOME);
    expect(await shop.types(made, await shop.opensPage(made))).toBe('paid');
    expect(await shop.cityOf(made)).toBe('New York');
    expect(await shop.cancels(made, 2)).toBe(made.order.total.amount + seen.toPay.amount);
  });

  it('is paid for with store credit first, and gives that back as credit', async () => {
    const rich = await shop.customerWith('ada.moves@example.com', 30_000);
    const all = await shop.asksFor(rich, CALIFORNIA);
    expect([all.seen.toPay.amount, await shop.cityOf(rich)]).toEqual([0, 'San Francisco']);
    expect(await rich.balance()).toBe(30_000 - all.seen.fromCredit.amount);
    const some = await shop.customerWith('grace.moves@example.com', 5_000);
    const { seen } = await shop.asksFor(some, CALIFORNIA);
    expect([seen.fromCredit.amount, await some.balance()]).toEqual([5_000, 0]);
    expect(await shop.types(some, await shop.opensPage(some))).toBe('paid');
    expect(await shop.cancels(some, 2)).toBe(some.order.total.amount + seen.toPay.amount + 5_000);
    expect(await some.balance()).toBe(5_000);
    expect(await shop.movedFor(await shop.paymentOf(some))).toEqual([
      ...[`charge ${seen.toPay.amount}`, `refund ${seen.toPay.amount}`],
    ]);
    const entries = result(await some.account.credit()).entries.map(({ kind, amount }) => [
      kind,
      amount.amount,
    ]);
    expect(entries[0]).toEqual(['given', 5_000]);
    expect(await differences()).toEqual([]);
  });

  it('leaves an exchange to people where the old piece is worth more than its own payment took', async () => {
    const made = await shop.orders(store.shopper('drift.localhost'), { quantity: 1 });
    await shop.asksFor(made, CALIFORNIA);
    expect(await shop.types(made, await shop.opensPage(made))).toBe('paid');
    for (const { id } of result(await shop.staff.order(made.id)).shipments)
      for (const to of ['ready', 'delivered'] as const)
        result(await shop.staff.moveShipment(made.id, id, { to }));
    const [bed] = made.order.cart.items;
    const choices = await made.shopper.client.exchangeChoices(made.id, bed?.itemIdentifier ?? '');
    expect(refusal(choices).code).toBe('return_by_phone');
  });
});
