import { describe, expect, it } from 'vitest';
import { ProviderUnavailable } from '../provider-unavailable.ts';
import type { UnderTest } from './provider-under-test.ts';
import { booked, newOrderId, payRequest } from './requests.ts';

/** The provider is down, or answers too late, or its answer is lost on the way. */
export const describeOutages = (underTest: UnderTest): void => {
  describe('a provider in trouble', () => {
    it('leaves the payment in doubt when it answers with a fault of its own', async () => {
      const { provider, token, planFault } = underTest();
      const orderId = newOrderId();
      const request = payRequest(orderId, await token('approved'));
      await planFault('error500', 1);
      await expect(provider.pay(request)).rejects.toBeInstanceOf(ProviderUnavailable);
      expect(await provider.pay(request)).toMatchObject({ state: 'succeeded' });
      expect(await booked(underTest, orderId)).toEqual(['charge 76104 USD']);
    });

    it('leaves the payment in doubt when something between us answers with a page', async () => {
      const { provider, token, planFault } = underTest();
      const request = payRequest(newOrderId(), await token('approved'));
      await planFault('html', 1);
      await expect(provider.pay(request)).rejects.toBeInstanceOf(ProviderUnavailable);
      expect(await provider.pay(request)).toMatchObject({ state: 'succeeded' });
    });

    it('leaves the payment in doubt when it does not answer in time', async () => {
      const { provider, token, planFault } = underTest();
      const request = payRequest(newOrderId(), await token('approved'));
      await planFault('hang', 1);
      await expect(provider.pay(request)).rejects.toBeInstanceOf(ProviderUnavailable);
      // The first call may be at work for a moment longer than its caller.
      const again = () => provider.pay(request).catch(() => null);
      await expect.poll(async () => (await again())?.state).toBe('succeeded');
    });

    it('charges once when the answer was lost after the charge, and the same call is made again', async () => {
      const { provider, token, planFault } = underTest();
      const orderId = newOrderId();
      const request = payRequest(orderId, await token('approved'));
      // Twice, because a client may by itself try a broken connection once more.
      await planFault('drop-after-effect', 2);
      await expect(provider.pay(request)).rejects.toBeInstanceOf(ProviderUnavailable);
      expect(await booked(underTest, orderId)).toEqual(['charge 76104 USD']);
      expect(await provider.pay(request)).toMatchObject({ state: 'succeeded', orderId });
      expect(await booked(underTest, orderId)).toEqual(['charge 76104 USD']);
    });

    it('says so when it is asked for a payment, and does not call it unknown', async () => {
      const { provider, planFault } = underTest();
      await planFault('error500', 1);
      await expect(provider.find('pi_unknown')).rejects.toBeInstanceOf(ProviderUnavailable);
    });
  });
};
