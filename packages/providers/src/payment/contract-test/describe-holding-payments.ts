import { money } from '@counterpane/rules/money/money';
import { describe, expect, it } from 'vitest';
import { ProviderUnavailable } from '../provider-unavailable.ts';
import type { UnderTest } from './provider-under-test.ts';
import { bookedWithHolds, newOrderId, payRequest, referenceOf } from './requests.ts';

const USD = (cents: number) => money(cents, 'USD');

/** A payment that is held when it is made, and captured as things ship [R048]. */
export const describeHoldingPayments = (
  underTest: UnderTest,
  { capturesInParts }: { readonly capturesInParts: boolean },
): void => {
  const holds = async (orderId: string): Promise<string> => {
    const { provider, token } = underTest();
    const held = await provider.pay({ ...payRequest(orderId, await token('approved')), holdsOnly: true });
    expect(held).toMatchObject({ state: 'authorised', orderId, amount: USD(76_104) });
    return referenceOf(held);
  };

  describe('a payment that is held until things ship', () => {
    it('says how it can be held', () => {
      expect(underTest().provider.holds).toMatchObject({ captures: capturesInParts ? 'several' : 'once' });
    });

    it('takes nothing before it is captured, and no more than was held', async () => {
      const { provider } = underTest();
      const orderId = newOrderId();
      const reference = await holds(orderId);
      expect(await bookedWithHolds(underTest, orderId)).toEqual(['authorise 76104 USD']);
      const tooMuch = provider.capture(reference, USD(76_105), `more-${orderId}`);
      await expect(tooMuch).rejects.toThrow(Error);
      await expect(tooMuch).rejects.not.toBeInstanceOf(ProviderUnavailable);
      expect(await bookedWithHolds(underTest, orderId)).toEqual(['authorise 76104 USD']);
    });

    it('is captured once for less, and its rest is let go', async () => {
      const { provider } = underTest();
      const orderId = newOrderId();
      const reference = await holds(orderId);
      expect(await provider.capture(reference, USD(70_000), `part-${orderId}`)).toMatchObject({
        state: 'succeeded',
        amount: USD(70_000),
      });
      expect(await bookedWithHolds(underTest, orderId)).toEqual([
        'authorise 76104 USD',
        'charge 70000 USD',
        'void 6104 USD',
      ]);
    });

    it('that has ended takes nothing more, and is told as cancelled', async () => {
      const { provider, expireHold } = underTest();
      const orderId = newOrderId();
      const reference = await holds(orderId);
      await expireHold?.(reference);
      expect(await provider.find(reference)).toMatchObject({ state: 'cancelled', orderId });
      expect(await provider.capture(reference, USD(76_104), `late-${orderId}`)).toMatchObject({
        state: 'cancelled',
      });
      expect(await bookedWithHolds(underTest, orderId)).toEqual(['authorise 76104 USD', 'void 76104 USD']);
    });
  });

  if (capturesInParts) describeParts(underTest, holds);
};

const describeParts = (underTest: UnderTest, holds: (orderId: string) => Promise<string>): void => {
  describe('a payment that is captured in parts', () => {
    it('stays held until the last one, which lets the rest go', async () => {
      const { provider } = underTest();
      const orderId = newOrderId();
      const reference = await holds(orderId);
      const first = () => provider.capture(reference, USD(20_000), `first-${orderId}`, 'more will be taken');
      const held = { state: 'authorised', reference, hold: { captures: 'several', taken: 20_000 } };
      expect(await first()).toMatchObject(held);
      // The same call again takes nothing more.
      expect(await first()).toMatchObject(held);
      expect(await provider.find(reference)).toMatchObject(held);
      const last = await provider.capture(reference, USD(30_000), `last-${orderId}`);
      expect(last).toMatchObject({ state: 'succeeded', amount: USD(50_000) });
      expect(await bookedWithHolds(underTest, orderId)).toEqual([
        'authorise 76104 USD',
        'charge 20000 USD',
        'charge 30000 USD',
        'void 26104 USD',
      ]);
    });

    it('is not captured beyond what is left', async () => {
      const { provider } = underTest();
      const orderId = newOrderId();
      const reference = await holds(orderId);
      await provider.capture(reference, USD(70_000), `first-${orderId}`, 'more will be taken');
      const tooMuch = provider.capture(reference, USD(6_105), `last-${orderId}`);
      await expect(tooMuch).rejects.toThrow(Error);
      await expect(tooMuch).rejects.not.toBeInstanceOf(ProviderUnavailable);
      expect(await bookedWithHolds(underTest, orderId)).toEqual(['authorise 76104 USD', 'charge 70000 USD']);
    });

    it('lets go of what is left when nothing more will ship', async () => {
      const { provider } = underTest();
      const orderId = newOrderId();
      const reference = await holds(orderId);
      await provider.capture(reference, USD(70_000), `first-${orderId}`, 'more will be taken');
      const released = { state: 'succeeded', amount: USD(70_000) };
      expect(await provider.cancel(reference, `cancel-${orderId}`)).toMatchObject(released);
      expect(await provider.cancel(reference, `cancel-${orderId}`)).toMatchObject(released);
      expect(await bookedWithHolds(underTest, orderId)).toEqual([
        'authorise 76104 USD',
        'charge 70000 USD',
        'void 6104 USD',
      ]);
    });

    it('keeps what was taken when the hold ends, and takes nothing more', async () => {
      const { provider, expireHold } = underTest();
      const orderId = newOrderId();
      const reference = await holds(orderId);
      await provider.capture(reference, USD(20_000), `first-${orderId}`, 'more will be taken');
      await expireHold?.(reference);
      const ended = { state: 'succeeded', amount: USD(20_000) };
      expect(await provider.find(reference)).toMatchObject(ended);
      expect(await provider.capture(reference, USD(30_000), `late-${orderId}`)).toMatchObject(ended);
      expect(await bookedWithHolds(underTest, orderId)).toEqual([
        'authorise 76104 USD',
        'charge 20000 USD',
        'void 56104 USD',
      ]);
    });
  });
};
