import { describe, expect, it } from 'vitest';
import type { ProviderEvent } from '../port.ts';
import type { UnderTest } from './provider-under-test.ts';
import { newOrderId, payRequest } from './requests.ts';

/** What the provider tells of its own accord: late, twice, or not by the provider at all. */
export const describeEvents = (underTest: UnderTest): void => {
  const eventsOf = (orderId: string): ProviderEvent[] =>
    underTest()
      .deliveries()
      .map(({ rawBody, signature }) => underTest().provider.readEvent(rawBody, signature))
      .filter((event) => 'id' in event)
      .filter((event) => event.outcome?.orderId === orderId);

  describe('an event from the provider', () => {
    it('tells of a payment that went through', async () => {
      const { provider, token } = underTest();
      const orderId = newOrderId();
      const { reference } = await provider.pay(payRequest(orderId, await token('approved')));
      await expect.poll(() => eventsOf(orderId)).toHaveLength(1);
      expect(eventsOf(orderId)[0]?.outcome).toMatchObject({
        state: 'succeeded',
        reference,
        amount: { amount: 76_104, currency: 'USD' },
      });
    });

    it('tells of a decline', async () => {
      const { provider, token } = underTest();
      const orderId = newOrderId();
      await provider.pay(payRequest(orderId, await token('declined')));
      await expect.poll(() => eventsOf(orderId)[0]?.outcome?.state).toBe('failed');
      expect(eventsOf(orderId)[0]?.outcome?.failure?.message).toMatch(/declined/i);
    });

    it('may come long after the answer, and says the same', async () => {
      const { provider, token, deliverWebhooks, releaseWebhooks } = underTest();
      const orderId = newOrderId();
      await deliverWebhooks({ hold: true });
      const outcome = await provider.pay(payRequest(orderId, await token('approved')));
      expect(eventsOf(orderId)).toEqual([]);
      await releaseWebhooks();
      await expect.poll(() => eventsOf(orderId)[0]?.outcome?.reference).toBe(outcome.reference);
    });

    it('may come twice, and is known by its id', async () => {
      const { provider, token, deliverWebhooks } = underTest();
      const orderId = newOrderId();
      await deliverWebhooks({ duplicate: true });
      await provider.pay(payRequest(orderId, await token('approved')));
      await expect.poll(() => eventsOf(orderId)).toHaveLength(2);
      await deliverWebhooks({});
      const [first, second] = eventsOf(orderId);
      expect(second).toEqual(first);
    });

    it('is not believed when a single character of it was changed', async () => {
      const { provider, token, deliveries } = underTest();
      const before = deliveries().length;
      await provider.pay(payRequest(newOrderId(), await token('approved')));
      await expect.poll(() => deliveries().length).toBeGreaterThan(before);
      const { rawBody = '', signature } = deliveries().at(-1) ?? {};
      const altered = rawBody.replace('76104', '76105');
      expect(altered).not.toBe(rawBody);
      expect(provider.readEvent(altered, signature)).toEqual({ refused: 'bad_signature' });
    });

    it('is not believed without a signature, or with a nonsensical one', () => {
      const { provider } = underTest();
      expect(provider.readEvent('{}', undefined)).toEqual({ refused: 'bad_signature' });
      expect(provider.readEvent('{}', '')).toEqual({ refused: 'bad_signature' });
      expect(provider.readEvent('{}', 'nonsense')).toEqual({ refused: 'bad_signature' });
    });

    it('is malformed when it is signed but no event', () => {
      const { provider, sign } = underTest();
      expect(provider.readEvent('not json', sign('not json'))).toEqual({ refused: 'malformed' });
      expect(provider.readEvent('{}', sign('{}'))).toEqual({ refused: 'malformed' });
    });
  });
};
