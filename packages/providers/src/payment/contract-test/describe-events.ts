import { money } from '@counterpane/rules/money/money';
import { decideOutcome } from '@counterpane/rules/payments/decide-outcome';
import { describe, expect, it } from 'vitest';
import type { ProviderEvent } from '../port.ts';
import type { UnderTest } from './provider-under-test.ts';
import { booked, newOrderId, payRequest, referenceOf } from './requests.ts';

/** What the provider tells of its own accord: late, twice, or not by the provider at all. */
export const describeEvents = (
  underTest: UnderTest,
  { tellsOfDeclines, tellsLater }: { tellsOfDeclines: boolean; tellsLater: boolean },
): void => {
  const eventsOf = async (orderId: string): Promise<ProviderEvent[]> => {
    const { provider, deliveries } = underTest();
    const events = await Promise.all(
      deliveries().map(({ rawBody, signature }) => provider.readEvent(rawBody, signature)),
    );
    return events.filter((event) => 'id' in event).filter((event) => event.outcome?.orderId === orderId);
  };
  /** Signed by the provider, and packed as it packs what it sends. */
  const readSigned = async (content: string) => {
    const { provider, sign, pack = asItIs } = underTest();
    return provider.readEvent(pack(content), sign(pack(content)));
  };

  describe('an event from the provider', () => {
    it('tells of a payment that went through', async () => {
      const { provider, token } = underTest();
      const orderId = newOrderId();
      const { reference } = await provider.pay(payRequest(orderId, await token('approved')));
      await expect.poll(() => eventsOf(orderId)).toHaveLength(1);
      expect((await eventsOf(orderId))[0]?.outcome).toMatchObject({
        state: 'succeeded',
        reference,
        amount: { amount: 76_104, currency: 'USD' },
      });
    });

    if (tellsOfDeclines) tellOfDeclines(underTest, eventsOf);
    if (tellsLater) tellLater(underTest, eventsOf);

    it('may come long after the answer, and says the same', async () => {
      const { provider, token, deliverWebhooks, releaseWebhooks } = underTest();
      const orderId = newOrderId();
      await deliverWebhooks({ hold: true });
      const outcome = await provider.pay(payRequest(orderId, await token('approved')));
      expect(await eventsOf(orderId)).toEqual([]);
      await releaseWebhooks();
      await expect.poll(async () => (await eventsOf(orderId))[0]?.outcome?.reference).toBe(outcome.reference);
    });

    it('may come twice, and is known by its id', async () => {
      const { provider, token, deliverWebhooks } = underTest();
      const orderId = newOrderId();
      await deliverWebhooks({ duplicate: true });
      await provider.pay(payRequest(orderId, await token('approved')));
      await expect.poll(() => eventsOf(orderId)).toHaveLength(2);
      await deliverWebhooks({});
      const [first, second] = await eventsOf(orderId);
      expect(second).toEqual(first);
    });

    it('is not believed when a single character of it was changed', async () => {
      const { provider, token, deliveries } = underTest();
      const before = deliveries().length;
      await provider.pay(payRequest(newOrderId(), await token('approved')));
      await expect.poll(() => deliveries().length).toBeGreaterThan(before);
      const { rawBody = '', signature } = deliveries().at(-1) ?? {};
      const altered = rawBody.replace(/\d(?=\D*$)/, (digit) => (digit === '1' ? '2' : '1'));
      expect(altered).not.toBe(rawBody);
      expect(await provider.readEvent(altered, signature)).toEqual({ refused: 'bad_signature' });
    });

    it('is not believed without a signature, or with a nonsensical one', async () => {
      const { provider } = underTest();
      expect(await provider.readEvent('{}', undefined)).toEqual({ refused: 'bad_signature' });
      expect(await provider.readEvent('{}', '')).toEqual({ refused: 'bad_signature' });
      expect(await provider.readEvent('{}', 'nonsense')).toEqual({ refused: 'bad_signature' });
    });

    it('is malformed when it is signed but no event', async () => {
      expect(await readSigned('not json')).toEqual({ refused: 'malformed' });
      expect(await readSigned('{}')).toEqual({ refused: 'malformed' });
    });
  });
};

const asItIs = (content: string): string => content;

const tellOfDeclines = (
  underTest: UnderTest,
  eventsOf: (orderId: string) => Promise<ProviderEvent[]>,
): void => {
  it('tells of a decline', async () => {
    const { provider, token } = underTest();
    const orderId = newOrderId();
    await provider.pay(payRequest(orderId, await token('declined')));
    await expect.poll(async () => (await eventsOf(orderId))[0]?.outcome?.state).toBe('failed');
    expect((await eventsOf(orderId))[0]?.outcome?.failure?.message).toMatch(/declined/i);
  });
};

const tellLater = (underTest: UnderTest, eventsOf: (orderId: string) => Promise<ProviderEvent[]>): void => {
  it('that is older than what is known takes nothing back: what is paid stays paid', async () => {
    const { provider, token, deliverWebhooks, releaseWebhooks } = underTest();
    const orderId = newOrderId();
    await deliverWebhooks({ hold: true });
    const reference = referenceOf(await provider.pay(payRequest(orderId, await token('succeeds later'))));
    await expect.poll(async () => (await provider.find(reference))?.state).toBe('succeeded');
    await releaseWebhooks({ reverse: true });
    const told = async () => (await eventsOf(orderId)).map(({ outcome }) => outcome);
    await expect
      .poll(async () => (await told()).some((outcome) => outcome?.state === 'succeeded'))
      .toBe(true);
    const paid = { stockIsReserved: false, hasLapsed: false, paidReference: reference } as const;
    for (const outcome of await told()) {
      const order: Parameters<typeof decideOutcome>[0] = {
        ...{ ...paid, status: 'paid', total: money(76_104, 'USD') },
        ...{ attempt: 'succeeded', holds: false },
      };
      expect(outcome && decideOutcome(order, outcome)).toEqual({ kind: 'none' });
    }
    expect(await booked(underTest, orderId)).toEqual(['charge 76104 USD']);
    await deliverWebhooks({});
  });
};
