import { describe, expect, it } from 'vitest';
import type { UnderTest } from './provider-under-test.ts';
import { booked, newOrderId, payRequest, referenceOf } from './requests.ts';

/** A payment with a token from the browser: approved, declined, challenged, slow. */
export const describeTokenPayments = (underTest: UnderTest, { showsCard }: { showsCard: boolean }): void => {
  describe('a payment with a card', () => {
    it('takes the whole amount and says whose money it was', async () => {
      const { provider, token } = underTest();
      const orderId = newOrderId();
      const outcome = await provider.pay(payRequest(orderId, await token('approved')));
      expect(outcome).toMatchObject({
        state: 'succeeded',
        orderId,
        amount: { amount: 76_104, currency: 'USD' },
        card: showsCard ? { brand: expect.any(String), last4: expect.stringMatching(/^\d{4}$/) } : null,
        nextAction: null,
        failure: null,
      });
      expect(await provider.find(referenceOf(outcome))).toEqual(outcome);
      expect(await booked(underTest, orderId)).toEqual(['charge 76104 USD']);
    });

    it('is one charge when the shopper pressed the button twice', async () => {
      const { provider, token } = underTest();
      const orderId = newOrderId();
      const request = payRequest(orderId, await token('approved'));
      const [first, second] = [await provider.pay(request), await provider.pay(request)];
      // It may settle between the two.
      expect(second).toEqual({ ...first, providerStatus: expect.any(String) });
      expect(await booked(underTest, orderId)).toEqual(['charge 76104 USD']);
    });

    it('fails with the words of the provider when the card is declined', async () => {
      const { provider, token } = underTest();
      const orderId = newOrderId();
      const outcome = await provider.pay(payRequest(orderId, await token('declined')));
      expect(outcome).toMatchObject({ state: 'failed', orderId, nextAction: null });
      expect(outcome.failure?.message).toMatch(/declined/i);
      if (outcome.reference !== null)
        expect(await provider.find(outcome.reference)).toMatchObject({ state: 'failed' });
      expect(await booked(underTest, orderId)).toEqual([]);
    });

    it('says "insufficient" when there is too little money on the card', async () => {
      const { provider, token } = underTest();
      const outcome = await provider.pay(payRequest(newOrderId(), await token('insufficient funds')));
      expect(outcome).toMatchObject({ state: 'failed' });
      expect(outcome.failure?.code).toMatch(/insufficient/i);
      expect(outcome.failure?.message).toMatch(/insufficient/i);
    });

    it('can be tried again with another card after a decline', async () => {
      const { provider, token } = underTest();
      const orderId = newOrderId();
      await provider.pay(payRequest(orderId, await token('declined')));
      const again = {
        ...payRequest(orderId, await token('approved')),
        paymentId: `second-${orderId}`,
        idempotencyKey: `again-${orderId}`,
      };
      expect(await provider.pay(again)).toMatchObject({ state: 'succeeded', orderId });
      expect(await booked(underTest, orderId)).toEqual(['charge 76104 USD']);
    });

    it('is refused as a failed payment when the browser brings a token that nobody made', async () => {
      const { provider } = underTest();
      const orderId = newOrderId();
      const outcome = await provider.pay(payRequest(orderId, 'tok_madeup'));
      expect(outcome).toMatchObject({ state: 'failed', orderId, failure: { code: expect.any(String) } });
    });

    it('is unknown to the provider under a reference it never gave', async () => {
      expect(await underTest().provider.find('pi_unknown')).toBeNull();
    });
  });
};
