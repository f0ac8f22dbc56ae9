import { describe, expect, it } from 'vitest';
import type { UnderTest } from './provider-under-test.ts';
import { booked, newOrderId, payRequest, referenceOf } from './requests.ts';

/** A payment with a token whose answer comes later than the call. */
export const describeSlowPayments = (underTest: UnderTest): void => {
  describe('a payment that takes its time', () => {
    it('is processing at first and paid later', async () => {
      const { provider, token } = underTest();
      const orderId = newOrderId();
      const outcome = await provider.pay(payRequest(orderId, await token('succeeds later')));
      expect(outcome).toMatchObject({ state: 'processing', orderId });
      await expect.poll(async () => (await provider.find(referenceOf(outcome)))?.state).toBe('succeeded');
      expect(await booked(underTest, orderId)).toEqual(['charge 76104 USD']);
    });

    it('is processing at first and fails later', async () => {
      const { provider, token } = underTest();
      const orderId = newOrderId();
      const outcome = await provider.pay(payRequest(orderId, await token('fails later')));
      expect(outcome).toMatchObject({ state: 'processing', orderId });
      await expect.poll(async () => (await provider.find(referenceOf(outcome)))?.state).toBe('failed');
      expect(await booked(underTest, orderId)).toEqual([]);
    });
  });
};
