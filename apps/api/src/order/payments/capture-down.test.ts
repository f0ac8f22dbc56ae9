import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { result, type Shopper } from '../../testing/shopper.ts';
import { accountsOf } from '../../testing/stock-and-ledger.ts';
import type { TestStore } from '../../testing/test-store.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { type AmazonStore, openAmazonStore, RETURN_URL } from '../amazon/testing/amazon-store.ts';
import { openLenderStore } from '../framed-pages/testing/lender-store.ts';

const TOTAL = 76_104;
const MANY = 10_000;

const statusOf = async (shopper: Shopper, id: string) => result(await shopper.client.order(id)).status;

/** Longer than an order waits for its payment, with the jobs that come round each minute. */
const waitsLong = async (store: TestStore): Promise<void> => {
  for (let minute = 0; minute < 25; minute += 1) {
    store.clock.forward(61_000);
    await store.sweep();
  }
};

const mailsOf = ({ sentMail }: TestStore, id: string) =>
  sentMail.filter(({ messageId }) => messageId === `order-confirmation.${id}`);

describe('money that was approved while the provider cannot take it', () => {
  describe('at a lender', () => {
    const store = useTestStore(openLenderStore);

    const signed = async () => {
      const shopper = store.shopper();
      await shopper.adds('mattress', 'queen');
      const { id } = await shopper.places({ billingProvider: 'acima' });
      const { paymentDetails } = result(await shopper.client.payOrder(id, { hostedPage: true }));
      return { shopper, id, page: paymentDetails.nextAction?.url ?? '' };
    };

    it('is taken when the provider is back, once: the order is not given up meanwhile', async () => {
      const { shopper, id, page } = await signed();
      await store.press(page, 'approve');
      await store.fault('acima', { kind: 'error500', path: '/merchants/', times: MANY });
      const back = result(await shopper.client.refreshOrder(id, { returned: true }));
      expect(back.status).toBe('processing');
      expect(result(await shopper.client.cart()).id).toBeNull();
      await waitsLong(store);
      expect(await statusOf(shopper, id)).toBe('processing');
      await store.recovers('acima');
      store.clock.forward(61_000);
      await store.sweep();
      await store.sweep();
      expect(await statusOf(shopper, id)).toBe('paid');
      expect(await store.booksOf('acima', id)).toEqual([`charge ${TOTAL}`]);
      expect(await accountsOf(store, id)).toEqual({ 'provider:acima': TOTAL, sales: -TOTAL });
      expect(mailsOf(store, id)).toHaveLength(1);
    });

    it('and that it then refuses is paid another way: the cart is the shopper’s again', async () => {
      const { shopper, id, page } = await signed();
      await store.press(page, 'approve-insufficient');
      await store.fault('acima', { kind: 'error500', path: '/merchants/', times: MANY });
      await shopper.client.refreshOrder(id, { returned: true });
      await waitsLong(store);
      await store.recovers('acima');
      store.clock.forward(61_000);
      await store.sweep();
      expect(await statusOf(shopper, id)).toBe('payment_failed');
      expect(result(await shopper.client.cart()).itemsCount).toBe(1);
    });
  });

  describe('at Amazon', () => {
    let store: AmazonStore;
    beforeAll(async () => {
      store = await openAmazonStore();
    });
    afterAll(() => store.close());

    /** Agreed to at Amazon with a client's own payment info, which only holds the money. */
    const agreed = async () => {
      const { shopper, id: session, calls, signsIn } = await store.starts();
      await signsIn();
      const set = result(
        await calls.update(session, {
          webCheckoutDetails: { checkoutResultReturnUrl: RETURN_URL },
          paymentDetails: { chargeAmount: { amount: '761.04', currencyCode: 'USD' } },
        }),
      );
      await store.presses(set.webCheckoutDetails.amazonPayRedirectUrl ?? '');
      const { id } = await shopper.places({ billingProvider: 'amazonPay' });
      return { shopper, session, id };
    };

    it('is taken when Amazon is back, once', async () => {
      const { shopper, session, id } = await agreed();
      await store.fault('error500', MANY, '/v2/charges/');
      // Amazon holds the money, and does not say so.
      await shopper.client.payOrder(id, { paymentToken: session });
      expect(await store.booksOf(id)).toEqual(['authorise 76104 USD']);
      const provider = store.deps.providers.get('amazonPay');
      const charge = (await provider?.sessions?.find(session))?.chargeId;
      await store.recovers();
      await store.fault('error500', MANY, `/v2/charges/${charge}/capture`);
      await shopper.client.refreshOrder(id);
      expect(await statusOf(shopper, id)).toBe('processing');
      await waitsLong(store);
      expect(await statusOf(shopper, id)).toBe('processing');
      await store.recovers();
      store.clock.forward(61_000);
      await store.sweep();
      await store.sweep();
      expect(await statusOf(shopper, id)).toBe('paid');
      expect(await store.booksOf(id)).toEqual(['authorise 76104 USD', 'charge 76104 USD']);
      expect(mailsOf(store, id)).toHaveLength(1);
    });
  });
});
