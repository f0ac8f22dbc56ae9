import { money } from '@counterpane/rules/money/money';
import { describe, expect, it } from 'vitest';
import type { UnderTest } from './provider-under-test.ts';
import { bookedWithHolds, newOrderId } from './requests.ts';

/** Money that is held and of which less is wanted in the end. */
export const describePartialCapture = (underTest: UnderTest): void => {
  describe('money that is held', () => {
    it('is taken in part, and the rest is let go', async () => {
      const { provider, hold } = underTest();
      const orderId = newOrderId();
      const reference = await hold(orderId, 50_000);
      const outcome = await provider.capture(reference, money(20_000, 'USD'), `capture-${orderId}`);
      expect(outcome).toMatchObject({ state: 'succeeded', amount: money(20_000, 'USD') });
      const lines = await bookedWithHolds(underTest, orderId);
      expect(lines).toContain('charge 20000 USD');
      expect(lines).toContain('void 30000 USD');
    });
  });
};
