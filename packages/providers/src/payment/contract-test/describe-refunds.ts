import { money } from '@counterpane/rules/money/money';
import { describe, expect, it } from 'vitest';
import { ProviderUnavailable } from '../provider-unavailable.ts';
import type { TestCard, UnderTest } from './provider-under-test.ts';
import { booked, newOrderId, payRequest, referenceOf } from './requests.ts';

/** Money that goes back: in part, in full, and never more than came. */
export const describeRefunds = (
  underTest: UnderTest,
  { takesItsTime }: { readonly takesItsTime: boolean },
): void => {
  const pay = async (orderId: string, card: TestCard = 'approved'): Promise<string> => {
    const { provider, token } = underTest();
    return referenceOf(await provider.pay(payRequest(orderId, await token(card))));
  };
  /** Where a refund stands in the provider's own statement. */
  const stateOf = async (payment: string, refund: string) => {
    const known = [{ reference: payment, refunds: [refund] }];
    const entries = await underTest().provider.listEntries?.({ since: null, known });
    return entries?.find(({ kind, reference }) => kind === 'refund' && reference === refund)?.state;
  };

  describe('a refund', () => {
    it('gives back a part, then the rest', async () => {
      const { provider } = underTest();
      const orderId = newOrderId();
      const reference = await pay(orderId);
      const part = { reference, amount: money(6_104, 'USD'), idempotencyKey: `part-${orderId}` };
      const rest = { reference, amount: money(70_000, 'USD'), idempotencyKey: `rest-${orderId}` };
      expect(await provider.refund(part)).toMatchObject({ state: 'succeeded' });
      expect(await provider.refund(rest)).toMatchObject({ state: 'succeeded' });
      expect(await booked(underTest, orderId)).toEqual([
        'charge 76104 USD',
        'refund 6104 USD',
        'refund 70000 USD',
      ]);
    });

    it('gives the money back once however often it is asked', async () => {
      const { provider } = underTest();
      const orderId = newOrderId();
      const request = {
        reference: await pay(orderId),
        amount: money(1_000, 'USD'),
        idempotencyKey: `refund-${orderId}`,
      };
      expect(await provider.refund(request)).toEqual(await provider.refund(request));
      expect(await booked(underTest, orderId)).toEqual(['charge 76104 USD', 'refund 1000 USD']);
    });

    it('of everything that is asked for by two tries at once is made once, and neither says that it failed', async () => {
      const { provider } = underTest();
      const orderId = newOrderId();
      const request = {
        reference: await pay(orderId),
        amount: money(76_104, 'USD'),
        idempotencyKey: `twice-${orderId}`,
      };
      const tries = await Promise.allSettled([provider.refund(request), provider.refund(request)]);
      const made = await provider.refund(request);
      expect(made.state).toBe('succeeded');
      for (const one of tries) {
        if (one.status === 'fulfilled') expect(one.value).toEqual(made);
        else expect(one.reason).toBeInstanceOf(ProviderUnavailable);
      }
      expect(await booked(underTest, orderId)).toEqual(['charge 76104 USD', 'refund 76104 USD']);
    });

    if (takesItsTime) {
      it('may be pending, and then goes through', async () => {
        const orderId = newOrderId();
        const reference = await pay(orderId, 'refunds later');
        const request = { reference, amount: money(10_013, 'USD'), idempotencyKey: `slow-${orderId}` };
        const refund = await underTest().provider.refund(request);
        expect(refund.state).toBe('pending');
        expect(await stateOf(reference, refund.reference)).toBe('pending');
        await expect.poll(() => stateOf(reference, refund.reference)).toBe('succeeded');
        expect(await booked(underTest, orderId)).toEqual(['charge 76104 USD', 'refund 10013 USD']);
      });

      it('may be pending, and then fails: all of the money is there to be given back', async () => {
        const orderId = newOrderId();
        const reference = await pay(orderId, 'refunds later');
        const request = { reference, amount: money(10_014, 'USD'), idempotencyKey: `failing-${orderId}` };
        const { provider } = underTest();
        const refund = await provider.refund(request);
        expect(refund.state).toBe('pending');
        await expect.poll(() => stateOf(reference, refund.reference)).toBe('failed');
        const rest = { reference, amount: money(76_104, 'USD'), idempotencyKey: `all-${orderId}` };
        expect(['succeeded', 'pending']).toContain((await provider.refund(rest)).state);
      });
    }

    it('fails when it is more than was paid', async () => {
      const { provider } = underTest();
      const orderId = newOrderId();
      const reference = await pay(orderId);
      const request = { reference, amount: money(76_105, 'USD'), idempotencyKey: `refund-${orderId}` };
      expect(await provider.refund(request)).toMatchObject({ state: 'failed' });
      expect(await booked(underTest, orderId)).toEqual(['charge 76104 USD']);
    });

    it('fails when everything was given back before', async () => {
      const { provider } = underTest();
      const orderId = newOrderId();
      const reference = await pay(orderId);
      await provider.refund({ reference, amount: money(76_104, 'USD'), idempotencyKey: `all-${orderId}` });
      const more = { reference, amount: money(1_00, 'USD'), idempotencyKey: `more-${orderId}` };
      expect(await provider.refund(more)).toMatchObject({ state: 'failed' });
    });
  });
};
