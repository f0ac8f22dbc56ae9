import { money } from '@counterpane/rules/money/money';
import { type Dispute, decideDispute, isContinued } from '@counterpane/rules/orders/decide-dispute';
import { describe, expect, it } from 'vitest';
import type { UnderTest } from './provider-under-test.ts';
import { newOrderId, payRequest, referenceOf } from './requests.ts';

interface DisputesOf {
  /** Whether a question of the bank comes before a dispute, or in place of one. */
  readonly hasInquiries: boolean;
  /** Whether a question leaves the money where it is. */
  readonly asksWithoutTaking: boolean;
  /** Whether the money goes when a dispute is opened, and not first when it is lost. */
  readonly takesAtOnce: boolean;
}

/** What payers take back by their bank: the provider tells that something has become of it, and what when it is asked. */
export const describeDisputes = (
  underTest: UnderTest,
  { hasInquiries, asksWithoutTaking, takesAtOnce }: DisputesOf,
): void => {
  const pay = async () => {
    const { provider, token } = underTest();
    const orderId = newOrderId();
    const payment = referenceOf(await provider.pay(payRequest(orderId, await token('approved'))));
    const turn = (name: 'inquiry' | 'opened' | 'won' | 'lost') => underTest().turnDispute?.(orderId, name);
    return { orderId, payment, turn };
  };
  /** The disputes of a payment that webhooks have named so far, as they are now, each as often as it was named. */
  const toldOf = async (payment: string): Promise<Dispute[]> => {
    const { provider, deliveries } = underTest();
    const told: Dispute[] = [];
    for (const { rawBody, signature } of deliveries()) {
      const event = await provider.readEvent(rawBody, signature);
      const id = 'id' in event ? event.dispute : undefined;
      const dispute = id === undefined ? null : await provider.findDispute?.(id);
      if (dispute?.payment === payment) told.push(dispute);
    }
    return told;
  };
  const lastOf = async (payment: string): Promise<Dispute | undefined> => (await toldOf(payment)).at(-1);
  const disputed = async (orderId: string): Promise<number> =>
    (await underTest().ledger())
      .filter((line) => line.orderId === orderId && line.kind === 'dispute')
      .reduce((sum, { amount }) => sum + amount, 0);
  const all = money(76_104, 'USD');
  const none = money(0, 'USD');
  const asked = asksWithoutTaking ? none : all;

  describe('a dispute', () => {
    it('is told of when it is opened, with what it is about and until when evidence is taken', async () => {
      const { orderId, payment, turn } = await pay();
      await turn('opened');
      await expect.poll(() => lastOf(payment)).toBeDefined();
      const dispute = await lastOf(payment);
      expect(dispute).toMatchObject({
        payment,
        amount: all,
        stage: 'opened',
        isInquiry: false,
        withdrawn: takesAtOnce ? all : none,
      });
      expect(dispute?.reason).toMatch(/fraud/i);
      expect(Date.parse(dispute?.dueBy ?? '')).toBeGreaterThan(Date.now());
      expect(await disputed(orderId)).toBe(dispute?.withdrawn.amount);
    });

    it('that is won brings back what it had taken', async () => {
      const { orderId, payment, turn } = await pay();
      await turn('opened');
      await turn('won');
      await expect.poll(async () => (await lastOf(payment))?.stage).toBe('won');
      expect(await lastOf(payment)).toMatchObject({ withdrawn: none, dueBy: null });
      expect(await disputed(orderId)).toBe(0);
    });

    it('that is lost has taken the money for good', async () => {
      const { orderId, payment, turn } = await pay();
      await turn('opened');
      await turn('lost');
      await expect.poll(async () => (await lastOf(payment))?.stage).toBe('lost');
      expect(await lastOf(payment)).toMatchObject({ withdrawn: all, dueBy: null });
      expect(await disputed(orderId)).toBe(all.amount);
    });

    it('comes to the same when its end is told of before its beginning, and each of them twice', async () => {
      const { payment, turn } = await pay();
      const { deliverWebhooks, releaseWebhooks } = underTest();
      await deliverWebhooks({ hold: true, duplicate: true });
      await turn('opened');
      await turn('won');
      await releaseWebhooks({ reverse: true });
      await expect.poll(async () => (await toldOf(payment)).length).toBeGreaterThanOrEqual(4);
      await deliverWebhooks({});
      const [first, ...others] = await toldOf(payment);
      if (!first) throw new Error('nothing was told of');
      const heardAt = new Date().toISOString();
      for (const other of others)
        expect(decideDispute({ ...first, heardAt }, other, heardAt)).toEqual({ kind: 'same' });
    });

    if (hasInquiries) {
      it('may begin, and end, as a question that leaves the money where it was', async () => {
        const { orderId, payment, turn } = await pay();
        await turn('inquiry');
        await expect.poll(() => lastOf(payment)).toBeDefined();
        expect(await lastOf(payment)).toMatchObject({ stage: 'opened', isInquiry: true, withdrawn: asked });
        expect(await disputed(orderId)).toBe(asked.amount);
        await turn('won');
        await expect.poll(async () => (await lastOf(payment))?.stage).toBe('won');
        expect(await lastOf(payment)).toMatchObject({ withdrawn: none });
        expect(await disputed(orderId)).toBe(0);
      });

      it('that goes on from a question takes the money once, under whichever id', async () => {
        const { orderId, payment, turn } = await pay();
        await turn('inquiry');
        await turn('opened');
        await expect.poll(async () => (await lastOf(payment))?.isInquiry).toBe(false);
        const told = [...new Map((await toldOf(payment)).map((one) => [one.reference, one])).values()];
        const counted = told.filter(
          (one) =>
            !isContinued(
              one,
              told.filter((other) => other !== one),
            ),
        );
        expect(counted.map(({ withdrawn }) => withdrawn)).toEqual([all]);
        expect(await disputed(orderId)).toBe(76_104);
        const known = [{ reference: payment, refunds: [], disputes: told.map(({ reference }) => reference) }];
        const entries = (await underTest().provider.listEntries?.({ since: null, known })) ?? [];
        const stated = entries.filter(({ kind }) => kind === 'dispute').map(({ amount }) => amount.amount);
        expect(stated.reduce((sum, amount) => sum + amount, 0)).toBe(76_104);
        expect(stated).toHaveLength(told.length);
      });
    }

    it('that is lost is found in the statement of the account, also when no webhook has told of it', async () => {
      const since = new Date(Date.now() - 3_600_000).toISOString();
      const { payment, turn } = await pay();
      await turn('opened');
      await turn('lost');
      const listed = (await underTest().provider.listEntries?.({ since, known: [] })) ?? [];
      const own = listed.filter((entry) => entry.kind === 'dispute' && entry.payment === payment);
      expect(own).toMatchObject([{ amount: all, orderId: null }]);
      const { reference = '' } = own[0] ?? {};
      expect(await underTest().provider.findDispute?.(reference)).toMatchObject({ stage: 'lost', payment });
    });

    it('stands in the statement of its payment, with the money that is gone', async () => {
      const { payment, turn } = await pay();
      await turn('opened');
      await turn('lost');
      await expect.poll(async () => (await lastOf(payment))?.stage).toBe('lost');
      const reference = (await lastOf(payment))?.reference ?? '';
      const known = [{ reference: payment, refunds: [], disputes: [reference] }];
      const entries = (await underTest().provider.listEntries?.({ since: null, known })) ?? [];
      expect(entries.filter(({ kind }) => kind === 'dispute')).toEqual([
        { kind: 'dispute', reference, payment, amount: all, state: 'succeeded', orderId: null },
      ]);
      expect(entries.filter(({ kind }) => kind === 'charge')).toMatchObject([{ amount: all }]);
    });

    it('that there never was is not found', async () => {
      expect(await underTest().provider.findDispute?.('never')).toBeNull();
    });
  });
};
