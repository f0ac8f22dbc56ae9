import type { NumberOfPayments } from '@counterpane/rules/payments/instalments';
import { describe, expect, it } from 'vitest';
import { INSTALMENT_CARDS, openInstalmentStore } from '../../testing/instalment-store.ts';
import { HOME, refusal, result, type Shopper } from '../../testing/shopper.ts';
import { accountsOf } from '../../testing/stock-and-ledger.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { paymentsOf, updatePayment } from './store.ts';

const store = useTestStore(openInstalmentStore);

const TOTAL = 76_104;

const ordered = async (numberOfPayments: NumberOfPayments = 12) => {
  const shopper = store.shopper();
  await shopper.adds('mattress', 'queen');
  return {
    shopper,
    order: await shopper.places({ billingProvider: 'splitIt', extraData: { numberOfPayments } }),
  };
};

const pay = (shopper: Shopper, id: string, planNumber: string) =>
  shopper.client.payOrder(id, {
    paymentToken: { id: planNumber, card: { last4: '1111', brand: 'Visa' } },
  });

const booksOf = async (orderId: string) =>
  (await store.ledger())
    .filter((entry) => entry.orderId === orderId)
    .map(({ kind, amount }) => `${kind} ${amount}`);

describe('an order in instalments', () => {
  it('is paid by the plan that the shopper approved for it, in full', async () => {
    const { shopper, order } = await ordered();
    const paid = result(await pay(shopper, order.id, await store.approve(TOTAL)));
    expect(paid).toMatchObject({
      status: 'paid',
      paymentDetails: { provider: 'splitIt', brand: 'Visa', last4: '1111' },
      extraData: { numberOfPayments: 12 },
    });
    expect(await booksOf(order.id)).toEqual([`charge ${TOTAL}`]);
    expect(await accountsOf(store, order.id)).toEqual({ 'provider:splitIt': TOTAL, sales: -TOTAL });
  });

  it('is not paid by a plan for another amount, and can be paid by a new one', async () => {
    const { shopper, order } = await ordered();
    expect(refusal(await pay(shopper, order.id, await store.approve(TOTAL - 1)))).toMatchObject({
      status: 422,
      code: 'payment_failed',
      error: 'Your instalment plan was approved for another amount. Please approve a new one.',
    });
    expect(await booksOf(order.id)).toEqual([]);
    expect(result(await pay(shopper, order.id, await store.approve(TOTAL))).status).toBe('paid');
  });

  it('is not paid by the plan of another order', async () => {
    const [first, second] = [await ordered(), await ordered()];
    const plan = await store.approve(TOTAL);
    expect(result(await pay(first.shopper, first.order.id, plan)).status).toBe('paid');
    expect(refusal(await pay(second.shopper, second.order.id, plan)).code).toBe('payment_failed');
    expect(await booksOf(second.order.id)).toEqual([]);
  });

  it('fails in the words of the bank when the first payment is declined', async () => {
    const { shopper, order } = await ordered();
    const plan = await store.approve(TOTAL, INSTALMENT_CARDS.declinedAtStart);
    expect(refusal(await pay(shopper, order.id, plan))).toMatchObject({
      code: 'payment_failed',
      error: 'Your card was declined.',
    });
    expect(result(await shopper.client.order(order.id)).status).toBe('payment_failed');
  });

  it('is one charge when the answer was lost and the shopper comes again', async () => {
    const { shopper, order } = await ordered();
    const plan = await store.approve(TOTAL);
    await store.fault({ kind: 'drop-after-effect', times: 1 });
    expect(refusal(await pay(shopper, order.id, plan)).status).toBe(503);
    expect(result(await shopper.client.refreshOrder(order.id)).status).toBe('paid');
    expect(await booksOf(order.id)).toEqual([`charge ${TOTAL}`]);
  });

  it('is paid on the provider’s own page where there is no script', async () => {
    const { shopper, order } = await ordered();
    const waiting = result(await shopper.client.payOrder(order.id, { hostedPage: true }));
    const back = await store.payOnPage(waiting.paymentDetails.nextAction?.url ?? '');
    expect(back).toContain(`/checkout/review?orderId=${order.id}`);
    expect(result(await shopper.client.refreshOrder(order.id)).status).toBe('paid');
  });

  it('offers on the provider’s own page the number of payments that was ordered, and no other [K3.20, K3.68]', async () => {
    const { shopper, order } = await ordered(6);
    expect(order.extraData.numberOfPayments).toBe(6);
    const waiting = result(await shopper.client.payOrder(order.id, { hostedPage: true }));
    const page = await (await fetch(waiting.paymentDetails.nextAction?.url ?? '')).text();
    expect(page).toContain('6 monthly payments');
    expect(page).not.toContain('12 monthly payments');
  });
});

describe('an order whose call names no number of payments', () => {
  it('has that of the billing step, which its page and its plan are held to', async () => {
    const shopper = store.shopper();
    await shopper.adds('mattress', 'queen');
    result(await shopper.client.saveShipping({ address: HOME, email: 'ada@example.com' }));
    const billing = { sameAsShipping: true, paymentProvider: 'splitIt', numberOfPayments: 6 };
    result(await shopper.client.saveBilling(billing));
    const order = await shopper.places({ billingProvider: 'splitIt' });
    expect(order.extraData.numberOfPayments).toBe(6);
    const refused = refusal(await pay(shopper, order.id, await store.approve(TOTAL)));
    expect(refused.error).toContain('another number of payments');
  });
});

describe('a webhook of SplitIt', () => {
  const eventOf = (plan: string, event = 'PlanCreatedSucceeded') =>
    JSON.stringify({ Event: event, InstallmentPlan: { InstallmentPlanNumber: plan } });

  const hears = async (id: string, body: string): Promise<number> =>
    (await store.shopper().fetch('/api/webhooks/splitit', store.signedEvent(id, body))).status;

  /** An order whose plan waits on SplitIt's page. */
  const onThePage = async () => {
    const { shopper, order } = await ordered();
    const waiting = result(await shopper.client.payOrder(order.id, { hostedPage: true }));
    const page = waiting.paymentDetails.nextAction?.url ?? '';
    return { shopper, order, page, plan: new URL(page).pathname.split('/').at(-1) ?? '' };
  };

  it('makes an order paid whose shopper never came back', async () => {
    const { shopper, order, page, plan } = await onThePage();
    await store.payOnPage(page);
    expect(await hears('event-1', eventOf(plan))).toBe(200);
    await store.sweep();
    expect(result(await shopper.client.order(order.id)).status).toBe('paid');
  });

  it('may call with an empty body the address that the plan named, and makes an order paid too', async () => {
    const { shopper, order, page, plan } = await onThePage();
    const called = `/api/webhooks/splitit?RefOrderNumber=${order.id}&InstallmentPlanNumber=`;
    const calls = (number: string) =>
      store.shopper().fetch(`${called}${number}`, store.signedEvent('e-5', ''));
    expect((await calls('x')).status).toBe(400);
    await store.payOnPage(page);
    expect((await calls(plan)).status).toBe(200);
    await store.sweep();
    expect(result(await shopper.client.order(order.id)).status).toBe('paid');
    expect((await calls(plan)).status).toBe(200);
  });

  it('is not believed when SplitIt tells otherwise of the plan', async () => {
    const { shopper, order, plan } = await onThePage();
    const body = JSON.parse(eventOf(plan, 'StartInstallmentsSucceeded'));
    Object.assign(body.InstallmentPlan, { RefOrderNumber: order.id, Status: 'Active', OriginalAmount: 1 });
    expect(await hears('event-3', JSON.stringify(body))).toBe(200);
    expect(result(await shopper.client.order(order.id)).status).toBe('awaiting_payment');
  });

  it('comes again while SplitIt cannot be asked', async () => {
    const { plan } = await onThePage();
    await store.fault({ kind: 'error500', times: 1 });
    expect(await hears('event-4', eventOf(plan))).toBe(503);
    expect(await hears('event-4', eventOf(plan))).toBe(200);
  });

  it('changes nothing when it is not signed by SplitIt', async () => {
    const { shopper, order } = await ordered();
    const signed = store.signedEvent('event-2', eventOf('1'));
    const headers = { 'x-splitit-idempotencykey': 'event-2', 'x-splitit-signature': 'bm9ib2R5' };
    const answer = await store.shopper().fetch('/api/webhooks/splitit', { ...signed, headers });
    expect(answer.status).toBe(400);
    expect(result(await shopper.client.order(order.id)).status).toBe('awaiting_payment');
  });
});

describe('a plan that was approved and that no order uses', () => {
  const HOUR_MS = 3_600_000;

  /** Word of SplitIt that a plan was approved in its form, where nobody knows of an order yet. */
  const approved = async (event: string): Promise<string> => {
    const plan = await store.approve(TOTAL);
    const body = JSON.stringify({
      Event: 'PlanCreatedSucceeded',
      InstallmentPlan: { InstallmentPlanNumber: plan },
    });
    for (const result of ['applied', 'repeated']) {
      const answer = await store.shopper().fetch('/api/webhooks/splitit', store.signedEvent(event, body));
      expect(await answer.json()).toMatchObject({ result });
    }
    return plan;
  };

  const letGo = async () => (await store.ledger()).filter(({ kind }) => kind === 'void').length;

  const afterAnHour = async () => {
    store.clock.forward(HOUR_MS + 1_000);
    await store.sweep();
  };

  it('is let go after an hour when the shopper has left, and pays nothing any more', async () => {
    const [before, plan] = [await letGo(), await approved('left')];
    await store.sweep();
    expect(await letGo()).toBe(before);
    await afterAnHour();
    expect(await letGo()).toBe(before + 1);
    const { shopper, order } = await ordered();
    expect(refusal(await pay(shopper, order.id, plan)).code).toBe('payment_failed');
  });

  it('is left alone when it has paid an order', async () => {
    const [before, plan] = [await letGo(), await approved('paid')];
    const { shopper, order } = await ordered();
    expect(result(await pay(shopper, order.id, plan)).status).toBe('paid');
    await afterAnHour();
    expect(await letGo()).toBe(before);
    expect(await booksOf(order.id)).toEqual([`charge ${TOTAL}`]);
  });

  it('is kept while nobody knows whether it has paid, and let go when its order is over', async () => {
    const [before, plan] = [await letGo(), await approved('unknown')];
    const { shopper, order } = await ordered();
    await store.fault({ kind: 'error500', times: 1 });
    expect(refusal(await pay(shopper, order.id, plan)).status).toBe(503);
    await afterAnHour();
    expect(await letGo()).toBe(before);
    const [attempt] = await paymentsOf(store.database.db, order.id);
    await updatePayment(store.database.db, attempt?.id ?? '', { status: 'cancelled' });
    await afterAnHour();
    expect(await letGo()).toBe(before + 1);
  });
});

describe('the billing step', () => {
  it('offers SplitIt, starts with twelve payments and keeps what the shopper chose [K3.50]', async () => {
    const shopper = store.shopper();
    await shopper.adds('mattress', 'queen');
    result(await shopper.client.saveShipping({ address: HOME, email: 'ada@example.com' }));
    expect(result(await shopper.client.checkout())).toMatchObject({
      splitItNumberOfPayments: 12,
      paymentProviders: [{ id: 'splitIt', label: 'SplitIt', entry: 'instalment-form' }],
    });
    const billing = { sameAsShipping: true, paymentProvider: 'splitIt' };
    result(await shopper.client.saveBilling({ ...billing, numberOfPayments: 6 }));
    expect(result(await shopper.client.checkout()).splitItNumberOfPayments).toBe(6);
  });
});
