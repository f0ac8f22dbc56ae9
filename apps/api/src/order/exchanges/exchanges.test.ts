import type { ExchangePreview } from '@counterpane/contract/orders/exchanges';
import { createStaffOrdersClient } from '@counterpane/contract/staff/staff-orders-calls';
import { beforeAll, describe, expect, it } from 'vitest';
import { openCardStore } from '../../testing/card-store.ts';
import { setCapture } from '../../testing/set-capture.ts';
import { refusal, result, type Shopper } from '../../testing/shopper.ts';
import { type StaffBrowser, signedIn } from '../../testing/staff-browser.ts';
import { accountsOf, stockOf } from '../../testing/stock-and-ledger.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { demandOfOrder } from '../reservations/stock.ts';

const store = useTestStore(openCardStore);
let manager: StaffBrowser;
beforeAll(async () => {
  manager = await signedIn(store, 'Maya', 'manager');
});
const staff = () => createStaffOrdersClient((path, init) => manager.fetch(path, init));

const delivers = async (id: string) => {
  for (const shipment of result(await staff().order(id)).shipments)
    for (const to of ['ready', 'delivered'] as const)
      result(await staff().moveShipment(id, shipment.id, { to }));
};

/** A paid and delivered order of mattresses. */
const delivered = async (size: string, units = 1) => {
  const name = 'mattress';
  const shopper = store.shopper();
  await shopper.adds(name, size, units);
  const { id } = await shopper.places();
  const { total, cart } = result(await shopper.client.payOrder(id, { paymentToken: 'tok_visa' }));
  await store.sweep();
  await delivers(id);
  const item = cart.items.find(({ product, isGift }) => product.name === name && !isGift);
  return { shopper, id, total, itemIdentifier: item?.itemIdentifier ?? '' };
};

type Bought = Awaited<ReturnType<typeof delivered>>;

/** Another size of the same mattress. */
const wants = async ({ shopper, id, itemIdentifier }: Bought, options: string) => {
  const { choices, title } = result(await shopper.client.exchangeChoices(id, itemIdentifier));
  const choice = choices.find((one) => one.title === title && one.options === options);
  return { ...choice, itemIdentifier, sku: choice?.sku ?? '' };
};

const actOf = (seen: ExchangePreview, chosen: { itemIdentifier: string; sku: string }) => ({
  ...{ id: seen.returned.id, itemIdentifier: chosen.itemIdentifier, sku: chosen.sku },
  ...{ reason: 'does_not_fit' as const, words: '', isDonated: false, back: seen.back.amount },
  fromCredit: seen.fromCredit.amount,
  toPay: seen.toPay.amount,
});

/** Looks at an exchange, and asks for it. */
const exchanges = async (bought: Bought, options: string) => {
  const chosen = await wants(bought, options);
  const { shopper, id } = bought;
  const seen = result(await shopper.client.previewExchange(id, chosen));
  result(await shopper.client.requestExchange(id, actOf(seen, chosen)));
  const [made] = result(await shopper.client.orderReturns(id)).returns;
  return { seen, returnId: seen.returned.id, newId: made?.exchange?.orderId ?? '' };
};

const receive = async ({ id, itemIdentifier }: Bought, returnId: string) =>
  staff().receiveReturn(id, returnId, {
    lines: [{ itemIdentifier, quantity: 1, restocked: 0 }],
    told: '',
  });

const approve = async (id: string, returnId: string) => {
  result(await staff().moveReturn(id, returnId, { to: 'approved', told: '' }));
  await store.sweep();
};

const sweepTwice = async () => {
  await store.sweep();
  await store.sweep();
};
const subjects = () => store.sentMail.map(({ text }) => text).join('\n');
const refundsOf = async (shopper: Shopper, id: string) =>
  result(await shopper.client.order(id)).refunds?.map(({ amount }) => amount.amount) ?? [];

describe('exchanging a mattress in its trial', () => {
  it('sends the new one, gives the difference back once the old one is there, and charges less refunds is what stays', async () => {
    const bought = await delivered('king');
    const { shopper, id, total } = bought;
    const { seen, returnId, newId } = await exchanges(bought, 'Queen');
    expect(seen.back.amount).toBe(seen.returned.refund.amount - seen.wanted.cost.amount);
    expect(seen.wanted.cost.amount).toBe(
      [seen.wanted.price, seen.wanted.taxes, ...seen.wanted.charges.map(({ amount }) => amount)].reduce(
        (sum, { amount }) => sum + amount,
        0,
      ),
    );
    expect(seen.back.amount).toBeGreaterThan(0);
    const order = result(await shopper.client.order(newId));
    expect(order).toMatchObject({ status: 'paid', total: seen.wanted.cost });
    expect(order.cart.items.map(({ quantity, isGift }) => [quantity, isGift])).toEqual([[1, false]]);
    expect(result(await staff().order(newId)).shipments).toEqual([]);
    await approve(id, returnId);
    expect(result(await staff().order(newId)).shipments.map(({ status }) => status)).toEqual(['preparing']);
    await delivers(newId);
    const listed = result(await staff().returns()).find((one) => one.id === returnId);
    expect(listed?.exchange).toMatchObject({ orderId: newId, leftAt: expect.any(String) });
    result(await receive(bought, returnId));
    await sweepTwice();
    expect(await accountsOf(store, id)).toEqual({
      'provider:stripeDirect': total.amount - seen.back.amount,
      sales: -total.amount,
      exchanges: -seen.wanted.cost.amount,
      refunds: seen.returned.refund.amount,
    });
    expect(await accountsOf(store, newId)).toEqual({
      sales: -seen.wanted.cost.amount,
      exchanges: seen.wanted.cost.amount,
    });
    expect(await refundsOf(shopper, id)).toEqual([seen.back.amount]);
    for (const text of ['In exchange you get: ', 'is sent once your return is arranged', 'making it ready'])
      expect(subjects()).toContain(text);
  });

  it('takes the new one out of stock at once, and back into it when the customer keeps the old one', async () => {
    const bought = await delivered('king');
    const { shopper, id } = bought;
    const stockItem = 'halcyon/hal-classic-foam-s:queen';
    const before = await stockOf(store, stockItem);
    const { returnId, newId } = await exchanges(bought, 'Queen');
    const during = await stockOf(store, stockItem);
    expect([during.available - before.available, during.sold - before.sold]).toEqual([-1, 1]);
    await approve(id, returnId);
    result(await shopper.client.cancelReturn(id, returnId));
    await sweepTwice();
    expect(await stockOf(store, stockItem)).toEqual(before);
    expect(await demandOfOrder(store.database.db, newId)).toEqual([]);
    expect(await accountsOf(store, newId)).toEqual({ sales: 0, exchanges: 0 });
    expect(result(await shopper.client.fulfillment(newId)).status).toBe('cancelled');
    expect((await accountsOf(store, id)).refunds).toBe(0);
    const again = result(await shopper.client.orderReturns(id));
    expect(again.lines.find((line) => line.itemIdentifier === bought.itemIdentifier)?.returnable).toBe(1);
    expect(subjects()).toContain('which you chose instead, is not sent.');
  });

  it('gives nothing of the new one back before the old one is there, and all of it after that', async () => {
    const bought = await delivered('king');
    const { shopper, id, total } = bought;
    const { seen, returnId, newId } = await exchanges(bought, 'Queen');
    const { items } = result(await shopper.client.fulfillment(newId));
    const lines = items.map(({ itemIdentifier }) => ({ itemIdentifier, quantity: 1 }));
    expect(items[0]?.cancellable).toBe(0);
    expect(refusal(await shopper.client.previewCancellation(newId, { lines })).code).toBe('cancel_by_phone');
    await approve(id, returnId);
    await delivers(newId);
    expect(result(await shopper.client.orderReturns(newId)).lines[0]).toMatchObject({
      ...{ returnable: 0, bar: 'exchange_not_back', mayExchange: false },
    });
    expect(refusal(await shopper.client.previewReturn(newId, { lines })).code).toBe('return_too_many');
    expect(refusal(await staff().refund(newId, { amount: 100, reason: 'Goodwill' })).code).toBe(
      'exchange_not_back',
    );
    expect(refusal(await shopper.client.cancelReturn(id, returnId)).code).toBe('return_cannot_move');
    expect(refusal(await staff().moveReturn(id, returnId, { to: 'refused', told: 'No.' })).code).toBe(
      'return_cannot_move',
    );
    result(await receive(bought, returnId));
    await sweepTwice();
    const back = result(await shopper.client.previewReturn(newId, { lines }));
    expect(back.refund).toEqual(seen.wanted.cost);
    const act = { id: back.id, words: '', isDonated: false, refund: back.refund.amount };
    result(
      await shopper.client.requestReturn(newId, {
        ...act,
        lines: lines.map((line) => ({ ...line, reason: 'not_told' })),
      }),
    );
    await approve(newId, back.id);
    const came = lines.map((line) => ({ ...line, restocked: 0 }));
    result(await staff().receiveReturn(newId, back.id, { lines: came, told: '' }));
    await sweepTwice();
    const given = [...(await refundsOf(shopper, id)), ...(await refundsOf(shopper, newId))];
    expect(given.reduce((sum, cents) => sum + cents, 0)).toBe(total.amount);
  });

  it('gives nothing back where both cost the same, and does not give the exchanged one back with the next', async () => {
    const bought = await delivered('king', 2);
    const { shopper, id, total, itemIdentifier } = bought;
    const { seen, returnId } = await exchanges(bought, 'Cal King');
    expect(seen.back.amount).toBe(0);
    await approve(id, returnId);
    result(await receive(bought, returnId));
    const lines = [{ itemIdentifier, quantity: 1 }];
    const rest = result(await shopper.client.previewReturn(id, { lines }));
    expect(rest.refund.amount).toBe(total.amount - seen.wanted.cost.amount);
    const { balance } = result(await staff().order(id));
    expect(balance.left).toEqual(rest.refund);
    expect(
      refusal(await staff().refund(id, { lines: [{ itemIdentifier, quantity: 2 }], reason: 'Too soft' }))
        .code,
    ).toBe('refund_too_many');
  });

  it('is made once however often it is sent, and not for another difference than was seen', async () => {
    const bought = await delivered('king');
    const { shopper, id } = bought;
    const chosen = await wants(bought, 'Queen');
    const seen = result(await shopper.client.previewExchange(id, chosen));
    const act = actOf(seen, chosen);
    expect(refusal(await shopper.client.requestExchange(id, { ...act, back: act.back + 1 })).code).toBe(
      'refund_changed',
    );
    const clicks = await Promise.all([
      shopper.client.requestExchange(id, act),
      shopper.client.requestExchange(id, act),
    ]);
    for (const click of clicks) result(click);
    expect(result(await shopper.client.orderReturns(id)).returns).toHaveLength(1);
    expect(refusal(await shopper.client.requestExchange(id, { ...act, id: 'a'.repeat(24) })).code).toBe(
      'return_too_many',
    );
  });

  it('charges what a dearer one costs more at once, also where a storefront charges as things ship', async () => {
    const bought = await delivered('twin');
    const { shopper, id } = bought;
    await setCapture(store, 'shipment');
    const { seen, returnId, newId } = await exchanges(bought, 'King');
    const { pageUrl } = result(await shopper.client.payExchange(id, returnId));
    await store.atProvider(pageUrl ?? '', { number: '4242424242424242', expiry: '12 / 40', cvc: '123' });
    expect(result(await shopper.client.refreshExchange(id, returnId)).status).toBe('paid');
    await setCapture(store, 'order');
    expect(await accountsOf(store, newId)).toEqual({
      ...{ sales: -seen.wanted.cost.amount, exchanges: seen.returned.refund.amount },
      'provider:stripeDirect': seen.toPay.amount,
    });
  });

  it('names what costs more with the difference, and is not for what it does not come in, or for strangers', async () => {
    const bought = await delivered('twin');
    const { shopper, id, itemIdentifier } = bought;
    const dearer = await wants(bought, 'King');
    expect(dearer).toMatchObject({ back: null, more: { currency: 'USD' } });
    expect(result(await shopper.client.previewExchange(id, dearer)).toPay).toEqual(dearer.more);
    const strange = { itemIdentifier, sku: 'none' };
    expect(refusal(await shopper.client.previewExchange(id, strange)).code).toBe('exchange_unavailable');
    const stranger = store.shopper().client;
    for (const answer of [
      await stranger.exchangeChoices(id, itemIdentifier),
      await stranger.previewExchange(id, strange),
    ])
      expect(refusal(answer).code).toBe('order_not_found');
    expect(refusal(await shopper.client.exchangeChoices(id, 'none')).code).toBe('unknown_line');
  });
});
