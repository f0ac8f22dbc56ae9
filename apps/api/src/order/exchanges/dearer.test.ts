import { beforeAll, describe, expect, it } from 'vitest';
import { openCardStore } from '../../testing/card-store.ts';
import { refusal, result } from '../../testing/shopper.ts';
import { accountsOf } from '../../testing/stock-and-ledger.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { openDearExchanges } from './testing/dear-exchange.ts';

const store = useTestStore(openCardStore);
let drift: Awaited<ReturnType<typeof openDearExchanges>>;
beforeAll(async () => {
  drift = await openDearExchanges(store);
});

describe('an exchange for something dearer', () => {
  it('has store credit pay exactly the previewed difference, in the ledger of the new order', async () => {
    const customer = await drift.customerWith('ada.king@example.com', 20_000);
    const { more, isPayable, credit } = await drift.choiceOf(customer, 'Full');
    expect([isPayable, credit.amount]).toEqual([true, 20_000]);
    const { seen, returnId, newId } = await drift.exchanges(customer, 'Full');
    const { cost } = seen.wanted;
    expect([seen.back.amount, seen.fromCredit]).toEqual([0, more]);
    expect(seen.fromCredit.amount).toBe(cost.amount - seen.returned.refund.amount);
    expect(await customer.balance()).toBe(20_000 - seen.fromCredit.amount);
    expect(await accountsOf(store, newId)).toMatchObject({
      ...{ sales: -cost.amount, exchanges: seen.returned.refund.amount, 'credit-set-aside': 0 },
    });
    expect(await drift.creditOf(newId)).toBe(seen.fromCredit.amount);
    const order = result(await customer.shopper.client.order(newId));
    expect(order).toMatchObject({ status: 'paid', total: cost, credit: seen.fromCredit });
    await store.sweep();
    const told = store.sentMail.find(({ messageId }) => messageId === `return.${returnId}.requested`);
    expect(told?.subject).toMatch(/^Your exchange of Drift order /);
    const paid = `$${(seen.fromCredit.amount / 100).toFixed(2)}`;
    expect(told?.text).toContain(`your store credit has paid ${paid}.`);
  });

  it('gives the new one’s money back as it was paid: what the old one was worth to its card, the difference to credit', async () => {
    const customer = await drift.customerWith('grace.king@example.com', 20_000);
    const { seen, returnId, newId } = await drift.exchanges(customer, 'Full');
    const { shopper, id, total } = customer;
    await drift.completes(customer, returnId, newId);
    expect((await accountsOf(store, id)).refunds).toBe(seen.returned.refund.amount);
    const { items } = result(await shopper.client.fulfillment(newId));
    const lines = items.map((item) => ({ itemIdentifier: item.itemIdentifier, quantity: 1 }));
    const back = result(await shopper.client.previewReturn(newId, { lines }));
    expect(back.refund).toEqual(seen.wanted.cost);
    result(
      await shopper.client.requestReturn(newId, {
        ...{ id: back.id, refund: back.refund.amount, words: '', isDonated: false, photos: [] },
        lines: lines.map((line) => ({ ...line, reason: 'too_soft' as const })),
      }),
    );
    await drift.completes(
      { ...customer, id: newId, itemIdentifier: lines[0]?.itemIdentifier ?? '' },
      back.id,
      newId,
    );
    const given = (await store.ledger()).filter(({ kind }) => kind === 'refund');
    expect(given.findLast(({ amount }) => amount === seen.returned.refund.amount)).toBeDefined();
    expect(await customer.balance()).toBe(20_000);
    expect(await drift.creditOf(newId)).toBe(0);
    expect(seen.returned.refund.amount).toBeLessThanOrEqual(total.amount);
  });

  it('has no store credit pay but that of the order’s own email', async () => {
    const customer = await drift.customerWith('ida.king@example.com', 20_000, 'friend.king@example.com');
    const { credit } = await drift.choiceOf(customer, 'Full');
    expect([credit.amount, await customer.balance()]).toEqual([0, 20_000]);
  });

  it('that is called off gives the credit back, and is not sent', async () => {
    const customer = await drift.customerWith('joan.king@example.com', 20_000);
    const { returnId, newId } = await drift.exchanges(customer, 'Full');
    result(await customer.shopper.client.cancelReturn(customer.id, returnId));
    await store.sweep();
    expect(await customer.balance()).toBe(20_000);
    expect(await accountsOf(store, newId)).toMatchObject({ sales: 0, exchanges: 0 });
    const told = store.sentMail.find(({ messageId }) => messageId === `return.${returnId}.cancelled`);
    expect(told?.text).toContain('of store credit that paid for what you wanted instead is yours again.');
  });

  it('is paid with the store credit that there is first, and by card for the rest, as its choices say', async () => {
    const customer = await drift.customerWith('edith.king@example.com', 100);
    const { more, isPayable, takesCards } = await drift.choiceOf(customer, 'Full');
    expect([isPayable, takesCards]).toEqual([true, true]);
    const { seen } = await drift.looksAt(customer, 'Full');
    expect([seen.back.amount, seen.fromCredit.amount]).toEqual([0, 100]);
    expect(seen.toPay.amount).toBe((more?.amount ?? 0) - 100);
  });

  it('spends the same credit once, and never other cents than were seen', async () => {
    const customer = await drift.customerWith('hedy.king@example.com', 20_000);
    const { act } = await drift.looksAt(customer, 'Full');
    const { shopper, id } = customer;
    for (const fromCredit of [0, act.fromCredit + 1])
      expect(refusal(await shopper.client.requestExchange(id, { ...act, fromCredit }))).toMatchObject({
        code: 'difference_changed',
        more: { amount: act.fromCredit },
      });
    const clicks = await Promise.all([1, 2].map(() => shopper.client.requestExchange(id, act)));
    for (const click of clicks) result(click);
    expect(await customer.balance()).toBe(20_000 - act.fromCredit);
  });
});
