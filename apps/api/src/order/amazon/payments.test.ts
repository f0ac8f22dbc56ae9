import { describe, expect, it } from 'vitest';
import { refusal, result } from '../../testing/shopper.ts';
import { accountsOf } from '../../testing/stock-and-ledger.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { paymentsOf } from '../payments/store.ts';
import { openAmazonStore, RETURN_URL, type Signing } from './testing/amazon-store.ts';

const store = useTestStore(openAmazonStore);

const TOTAL = { amount: '761.04', currencyCode: 'USD' };

/** A shopper who signed in, placed the order, and is sent to Amazon with it. */
const orders = async (signing: Signing = {}, isNewer = true) => {
  const started = await store.starts(isNewer);
  await started.signsIn(signing);
  const { shopper, id } = started;
  const order = await shopper.places({ billingProvider: 'amazonPay' });
  const token = { id, card: { last4: '', brand: 'Amazon Pay' } };
  const waiting = result(await shopper.client.payOrder(order.id, { paymentToken: token }));
  return { ...started, order, page: waiting.paymentDetails.nextAction?.url ?? '' };
};

describe('an order with Amazon Pay', () => {
  it('sends the shopper to Amazon with the payment info set, and takes nothing yet [K4.36]', async () => {
    const { calls, id, order, page } = await orders();
    expect(page).toContain(`amazonCheckoutSessionId=${id}`);
    expect(result(await calls.session(id))).toMatchObject({
      statusDetails: { state: 'Open' },
      paymentDetails: { chargeAmount: TOTAL },
    });
    expect(await store.booksOf(order.id)).toEqual([]);
  });

  it('is completed with the cart total in dollars, once however often that is asked [K7.36, K4.37, K4.41]', async () => {
    const { shopper, calls, id, order, page } = await orders();
    expect(await store.presses(page)).toContain(`orderId=${order.id}`);
    const answers = [await calls.complete(id, TOTAL), await calls.complete(id, TOTAL)];
    expect(answers.map((answer) => result(answer).statusDetails.state)).toEqual(['Completed', 'Completed']);
    expect(result(await shopper.client.order(order.id))).toMatchObject({
      status: 'paid',
      paymentDetails: { provider: 'amazonPay' },
    });
    expect(await store.booksOf(order.id)).toEqual(['charge 76104 USD']);
    expect(await accountsOf(store, order.id)).toEqual({ 'provider:amazonPay': 76104, sales: -76104 });
  });

  it('is not completed for another amount, in cents, or in another currency [K4.42, K9.05]', async () => {
    for (const wrong of [
      { amount: '761.03', currencyCode: 'USD' },
      { amount: '76104', currencyCode: 'USD' },
      { amount: '761.04', currencyCode: 'GBP' },
    ]) {
      const { calls, id, order, page } = await orders();
      await store.presses(page);
      expect(refusal(await calls.complete(id, wrong))).toMatchObject({
        status: 422,
        error: 'Failed to complete order',
      });
      expect(await store.booksOf(order.id)).toEqual([]);
    }
  });

  it('that the shopper has not agreed to is not completed, and the session is cleared [K4.42, K4.43]', async () => {
    const { shopper, calls, id, order } = await orders();
    expect(refusal(await calls.complete(id, TOTAL)).error).toBe('Failed to complete order');
    expect(result(await shopper.client.checkout()).amazonCheckoutSessionId).toBeNull();
    expect(await store.booksOf(order.id)).toEqual([]);
  });

  it('is not completed where there is no order', async () => {
    const { calls, id, signsIn } = await store.starts();
    await signsIn();
    expect(refusal(await calls.complete(id, TOTAL)).error).toBe('Failed to complete order');
  });

  it('is completed by itself in the older family when the session is read [K4.37]', async () => {
    const { shopper, calls, id, order, page } = await orders({}, false);
    expect(result(await calls.session(id)).statusDetails.state).toBe('Open');
    await store.presses(page);
    expect(result(await calls.session(id)).statusDetails.state).toBe('Completed');
    expect(result(await shopper.client.order(order.id)).status).toBe('paid');
  });

  it('fails in Amazon’s words when it is declined or the shopper turns back [K4.38]', async () => {
    for (const [answer, said] of [
      ['decline', 'Your card was declined.'],
      ['cancel', 'The buyer canceled the checkout.'],
    ] as const) {
      const { shopper, calls, id, order, page } = await orders();
      await store.presses(page, { answer });
      expect(result(await calls.session(id)).statusDetails).toMatchObject({
        state: 'Canceled',
        reasonDescription: said,
      });
      expect(result(await shopper.client.refreshOrder(order.id))).toMatchObject({
        status: 'payment_failed',
        paymentDetails: { failure: `Error: ${said}` },
      });
    }
  });

  it('says that funds are insufficient, and can be paid with another session', async () => {
    const { shopper, calls, order, page, id } = await orders({ instrument: 'insufficient' });
    await store.presses(page);
    expect(refusal(await calls.complete(id, TOTAL)).error).toBe('Failed to complete order');
    const failed = result(await shopper.client.order(order.id));
    expect(failed.paymentDetails.failure).toBe('Error: Your card has insufficient funds.');
    const second = result(await calls.create({ checkoutReviewReturnUrl: RETURN_URL }));
    const base = page.split('/processing')[0];
    await store.presses(`${base}?amazonCheckoutSessionId=${second}`);
    const again = result(await shopper.client.payOrder(order.id, { paymentToken: second }));
    await store.presses(again.paymentDetails.nextAction?.url ?? '');
    expect(result(await calls.complete(second, TOTAL)).statusDetails.state).toBe('Completed');
    expect(await store.booksOf(order.id)).toEqual(['charge 76104 USD']);
  });

  it('keeps its payment info: the shopper’s browser cannot make it cheaper, nor name another order', async () => {
    const { calls, id, page } = await orders();
    const cheaper = { paymentDetails: { chargeAmount: { amount: '1.00', currencyCode: 'USD' } } };
    expect(refusal(await calls.update(id, cheaper)).error).toBe('This session pays an order already');
    const { calls: others, id: open } = await store.starts();
    const named = { merchantMetadata: { merchantReferenceId: 'order/attempt' } };
    expect(refusal(await others.update(open, named)).status).toBe(400);
    await store.presses(page);
    expect(result(await calls.complete(id, TOTAL)).statusDetails.state).toBe('Completed');
  });

  it('is not paid by the session of another order', async () => {
    const [first, second] = [await orders(), await orders()];
    await store.presses(first.page);
    const stolen = await second.shopper.client.payOrder(second.order.id, { paymentToken: first.id });
    expect(refusal(stolen).error).toBe('This Amazon Pay session belongs to another order.');
    expect(await store.booksOf(second.order.id)).toEqual([]);
  });

  it('whose answer is lost is found again and never charged twice', async () => {
    const { shopper, calls, id, order, page } = await orders();
    await store.presses(page);
    await store.fault('drop-after-effect');
    expect(result(await shopper.client.refreshOrder(order.id)).status).toBe('awaiting_payment');
    expect(await store.booksOf(order.id)).toEqual(['charge 76104 USD']);
    expect(result(await calls.complete(id, TOTAL)).statusDetails.state).toBe('Completed');
    expect(result(await shopper.client.order(order.id)).status).toBe('paid');
    expect(await store.booksOf(order.id)).toEqual(['charge 76104 USD']);
  });

  it('whose shopper agreed and never came back is completed by the sweeper', async () => {
    const { shopper, order, page } = await orders();
    await store.presses(page);
    store.clock.forward(120_000);
    await store.sweep();
    expect(result(await shopper.client.order(order.id)).status).toBe('paid');
  });

  it('that was authorised by a client’s own payment info is taken at once [K7.39]', async () => {
    const { shopper, calls, id, signsIn } = await store.starts();
    await signsIn();
    const set = result(
      await calls.update(id, {
        webCheckoutDetails: { checkoutResultReturnUrl: RETURN_URL },
        paymentDetails: { chargeAmount: TOTAL },
        merchantMetadata: { merchantReferenceId: 'what the client calls it' },
      }),
    );
    await store.presses(set.webCheckoutDetails.amazonPayRedirectUrl ?? '');
    const order = await shopper.places({ billingProvider: 'amazonPay' });
    expect(result(await calls.complete(id, TOTAL)).statusDetails.state).toBe('Completed');
    expect(result(await shopper.client.order(order.id)).status).toBe('paid');
    expect(await store.booksOf(order.id)).toEqual(['authorise 76104 USD', 'charge 76104 USD']);
  });
});

describe('what Amazon tells of its own accord', () => {
  const tell = (body: string) =>
    store.shopper().fetch('/api/webhooks/amazon', {
      method: 'POST',
      headers: { 'content-type': 'text/plain; charset=UTF-8' },
      body,
    });
  const wordOf = (ObjectId: string) =>
    store.signed({
      MerchantID: 'merchant_1',
      ObjectType: 'CHARGE',
      ObjectId,
      NotificationType: 'STATE_CHANGE',
    });

  it('makes an order paid whose bank took its time', async () => {
    const { shopper, calls, id, order, page } = await orders({ instrument: 'pending' });
    await store.presses(page);
    await calls.complete(id, TOTAL);
    expect(result(await shopper.client.order(order.id)).status).toBe('processing');
    const [payment] = await paymentsOf(store.database.db, order.id);
    await expect.poll(() => store.booksOf(order.id)).toEqual(['charge 76104 USD']);
    const answers = [
      await tell(wordOf(payment?.reference ?? '')),
      await tell(wordOf(payment?.reference ?? '')),
    ];
    const results = await Promise.all(answers.map(async (answer) => (await answer.json()).result));
    expect(results).toEqual(['applied', 'repeated']);
    expect(result(await shopper.client.order(order.id)).status).toBe('paid');
  });

  it('is not believed without its signature', async () => {
    const { Signature: _, ...unsigned } = JSON.parse(wordOf('S01-1-1-C1'));
    expect((await tell(JSON.stringify(unsigned))).status).toBe(400);
    const altered = wordOf('S01-1-1-C1').replace('S01-1-1-C1', 'S01-1-1-C2');
    expect((await tell(altered)).status).toBe(400);
  });

  it('is not believed when its certificate comes from elsewhere', async () => {
    const own = JSON.parse(wordOf('S01-1-1-C1'));
    const SigningCertURL = 'https://sns.us-east-1.amazonaws.com.elsewhere.example/certificate.pem';
    expect((await tell(JSON.stringify({ ...own, SigningCertURL }))).status).toBe(400);
  });

  it('is ignored when it is about a charge that is not the shop’s', async () => {
    const answer = await tell(wordOf('S01-1111111-1111111-C111111'));
    expect([answer.status, (await answer.json()).result]).toEqual([200, 'ignored']);
  });
});
