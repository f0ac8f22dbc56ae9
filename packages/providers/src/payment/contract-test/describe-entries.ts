import { money } from '@counterpane/rules/money/money';
import { describe, expect, it } from 'vitest';
import type { UnderTest } from './provider-under-test.ts';
import { newOrderId, payRequest, referenceOf } from './requests.ts';

interface EntriesOf {
  readonly listsAll: boolean;
  /** Whether a charge says how much was given back of it, and no refund is listed. */
  readonly sumsRefunds?: boolean;
}

/** What the provider's own statement says, for ours to be held beside. */
export const describeEntries = (underTest: UnderTest, { listsAll, sumsRefunds }: EntriesOf): void => {
  describe('the statement of the provider', () => {
    it('tell of a known payment, of whose it is, and of what was given back of it in parts', async () => {
      const { provider, token } = underTest();
      const orderId = newOrderId();
      const reference = referenceOf(await provider.pay(payRequest(orderId, await token('approved'))));
      const refunds: string[] = [];
      for (const amount of [1_000, 2_500]) {
        const asked = { reference, amount: money(amount, 'USD'), idempotencyKey: `${amount}-${orderId}` };
        refunds.push((await provider.refund(asked)).reference);
      }
      const entries = await provider.listEntries?.({ since: null, known: [{ reference, refunds }] });
      const charge = entries?.find(({ kind }) => kind === 'charge');
      expect(charge).toMatchObject({ reference, orderId });
      expect(charge?.refunded).toEqual(sumsRefunds ? money(3_500, 'USD') : undefined);
      expect(new Set(refunds).size).toBe(2);
      if (sumsRefunds) return expect(entries).toHaveLength(1);
      const said = entries?.map(({ kind, amount, state }) => `${kind} ${amount.amount} ${state}`);
      expect(said?.toSorted()).toEqual([
        'charge 76104 succeeded',
        'refund 1000 succeeded',
        'refund 2500 succeeded',
      ]);
      const given = entries?.filter(({ kind }) => kind === 'refund').map((entry) => entry.reference);
      expect(given?.toSorted()).toEqual(refunds.toSorted());
      expect(new Set(entries?.map(({ payment }) => payment))).toEqual(new Set([reference]));
    });

    if (listsAll) {
      it('tell of payments that nobody asked about, since a time', async () => {
        const { provider, token } = underTest();
        const orderId = newOrderId();
        await provider.pay(payRequest(newOrderId(), await token('declined')));
        const reference = referenceOf(await provider.pay(payRequest(orderId, await token('approved'))));
        const refund = { reference, amount: money(700, 'USD'), idempotencyKey: `list-${orderId}` };
        await provider.refund(refund);
        const since = new Date(Date.now() - 3_600_000).toISOString();
        const listed = (await provider.listEntries?.({ since, known: [] })) ?? [];
        const own = listed.filter(({ payment }) => payment === reference);
        expect(own.map(({ kind, amount }) => `${kind} ${amount.amount}`).toSorted()).toEqual([
          'charge 76104',
          'refund 700',
        ]);
        const later = new Date(Date.now() + 3_600_000).toISOString();
        expect(await provider.listEntries?.({ since: later, known: [] })).toEqual([]);
      });
    }

    it('know nothing of a payment that was declined, or that there never was', async () => {
      const { provider, token } = underTest();
      await provider.pay(payRequest(newOrderId(), await token('declined')));
      const known = [{ reference: 'never', refunds: [] }];
      expect(await provider.listEntries?.({ since: null, known })).toEqual([]);
    });
  });
};
