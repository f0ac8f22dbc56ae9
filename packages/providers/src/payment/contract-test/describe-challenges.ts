import { describe, expect, it } from 'vitest';
import type { UnderTest } from './provider-under-test.ts';
import { booked, newOrderId, payRequest, referenceOf } from './requests.ts';

/** A payment with a token that the shopper has to confirm on a page of its own. */
export const describeChallenges = (underTest: UnderTest): void => {
  describe('a payment that asks for a challenge', () => {
    it('is paid once the shopper approved it, and brings them back to the store', async () => {
      const { provider, token, answerChallenge } = underTest();
      const orderId = newOrderId();
      const outcome = await provider.pay(payRequest(orderId, await token('asks for a challenge')));
      expect(outcome).toMatchObject({ state: 'challenge', nextAction: { url: expect.any(String) } });
      expect(await booked(underTest, orderId)).toEqual([]);
      const landed = await answerChallenge(outcome.nextAction?.url ?? '', 'Approve');
      expect(landed).toContain('http://localhost:3000/checkout/return?provider=card');
      expect(await provider.find(referenceOf(outcome))).toMatchObject({ state: 'succeeded', orderId });
      expect(await booked(underTest, orderId)).toEqual(['charge 76104 USD']);
    });

    it('fails when the shopper declines it', async () => {
      const { provider, token, answerChallenge } = underTest();
      const orderId = newOrderId();
      const outcome = await provider.pay(payRequest(orderId, await token('asks for a challenge')));
      await answerChallenge(outcome.nextAction?.url ?? '', 'Decline');
      const after = await provider.find(referenceOf(outcome));
      expect(after).toMatchObject({ state: 'failed', failure: { message: expect.any(String) } });
      expect(await booked(underTest, orderId)).toEqual([]);
    });

    it('takes no money when the shopper turns back', async () => {
      const { provider, token, answerChallenge } = underTest();
      const orderId = newOrderId();
      const outcome = await provider.pay(payRequest(orderId, await token('asks for a challenge')));
      const landed = await answerChallenge(outcome.nextAction?.url ?? '', 'Cancel');
      expect(landed).toContain('http://localhost:3000/checkout/return');
      expect(await provider.find(referenceOf(outcome))).not.toMatchObject({ state: 'succeeded' });
      expect(await booked(underTest, orderId)).toEqual([]);
    });

    it('can be cancelled while the shopper is away, and then takes no money any more', async () => {
      const { provider, token, answerChallenge } = underTest();
      const orderId = newOrderId();
      const outcome = await provider.pay(payRequest(orderId, await token('asks for a challenge')));
      const cancelled = await provider.cancel(referenceOf(outcome), `cancel-${orderId}`);
      expect(cancelled).toMatchObject({ state: 'cancelled', orderId });
      await answerChallenge(outcome.nextAction?.url ?? '', 'Approve');
      expect(await provider.find(referenceOf(outcome))).toMatchObject({ state: 'cancelled' });
      expect(await booked(underTest, orderId)).toEqual([]);
    });
  });
};
