import { money } from '@counterpane/rules/money/money';
import { describe, expect, it } from 'vitest';
import { ProviderUnavailable } from '../provider-unavailable.ts';
import type { UnderTest } from './provider-under-test.ts';
import { booked, bookedWithHolds, hasMoved, newOrderId, payRequest, referenceOf } from './requests.ts';

/** Money that is held: taken later, in part, or let go. */
export const describeHeldMoney = (
  underTest: UnderTest,
  { booksHolds }: { readonly booksHolds: boolean },
): void => {
  const expectBooks = async (orderId: string, lines: readonly string[]): Promise<void> =>
    expect(await bookedWithHolds(underTest, orderId)).toEqual(booksHolds ? lines : lines.filter(hasMoved));

  describe('money that is held', () => {
    it('is taken in full', async () => {
      const { provider, hold } = underTest();
      const orderId = newOrderId();
      const reference = await hold(orderId, 50_000);
      expect(await provider.find(reference)).toMatchObject({ state: 'authorised', orderId });
      const outcome = await provider.capture(reference, money(50_000, 'USD'), `capture-${orderId}`);
      expect(outcome).toMatchObject({ state: 'succeeded', reference, amount: money(50_000, 'USD') });
      await expectBooks(orderId, ['authorise 50000 USD', 'charge 50000 USD']);
    });

    it('is never taken beyond what is held: to ask for it is a bug', async () => {
      const { provider, hold } = underTest();
      const orderId = newOrderId();
      const reference = await hold(orderId, 50_000);
      const tooMuch = provider.capture(reference, money(50_001, 'USD'), `capture-${orderId}`);
      await expect(tooMuch).rejects.toThrow(Error);
      await expect(tooMuch).rejects.not.toBeInstanceOf(ProviderUnavailable);
      await expectBooks(orderId, ['authorise 50000 USD']);
    });

    it('is let go when the order is cancelled, once however often that is asked', async () => {
      const { provider, hold } = underTest();
      const orderId = newOrderId();
      const reference = await hold(orderId, 50_000);
      expect(await provider.cancel(reference, `cancel-${orderId}`)).toMatchObject({ state: 'cancelled' });
      expect(await provider.cancel(reference, `again-${orderId}`)).toMatchObject({ state: 'cancelled' });
      await expectBooks(orderId, ['authorise 50000 USD', 'void 50000 USD']);
      expect(await provider.find(reference)).toMatchObject({ state: 'cancelled', orderId });
    });

    it('cannot be let go once it is taken', async () => {
      const { provider, token } = underTest();
      const orderId = newOrderId();
      const reference = referenceOf(await provider.pay(payRequest(orderId, await token('approved'))));
      expect(await provider.cancel(reference, `cancel-${orderId}`)).toMatchObject({ state: 'succeeded' });
      expect(await booked(underTest, orderId)).toEqual(['charge 76104 USD']);
    });

    it('has nothing to let go when the provider does not know the payment', async () => {
      expect(await underTest().provider.cancel('pi_unknown', `cancel-${newOrderId()}`)).toBeNull();
    });
  });
};
