import { money } from '@counterpane/rules/money/money';
import { describe, expect, it } from 'vitest';
import type { ProviderEntry } from '../port.ts';
import type { UnderTest } from './provider-under-test.ts';
import { newOrderId } from './requests.ts';

interface UntoldDisputes {
  /** Whether a webhook names the payment; else the payment says it, and only when it is asked about. */
  readonly comesByWebhook: boolean;
  /** Whether a payment that is asked about says that its payer has won. */
  readonly tellsWhoWon: boolean;
}

/** What payers take back of a provider that tells that it is so, and neither how much of it nor under which id. */
export const describeUntoldDisputes = (
  underTest: UnderTest,
  { comesByWebhook, tellsWhoWon }: UntoldDisputes,
): void => {
  const all = money(76_104, 'USD');
  const pay = async () => {
    const { provider, hold } = underTest();
    const orderId = newOrderId();
    const held = await hold(orderId, all.amount);
    const payment = (await provider.capture(held, all, `capture-${orderId}`)).reference ?? '';
    const turn = (name: 'opened' | 'won' | 'lost') => underTest().turnDispute?.(orderId, name);
    const refund = (key: string) =>
      provider.refund({
        reference: payment,
        amount: money(1_000, 'USD'),
        idempotencyKey: `${key}-${orderId}`,
      });
    return { orderId, payment, turn, refund };
  };
  const charge = async (payment: string): Promise<ProviderEntry | undefined> =>
    (
      await underTest().provider.listEntries?.({ since: null, known: [{ reference: payment, refunds: [] }] })
    )?.find(({ kind }) => kind === 'charge');
  /** How often webhooks have named the payment as one that is disputed. */
  const namedOf = async (payment: string): Promise<number> => {
    const { provider, deliveries } = underTest();
    const events = await Promise.all(
      deliveries().map(({ rawBody, signature }) => provider.readEvent(rawBody, signature)),
    );
    return events.filter((event) => 'id' in event && event.dispute === payment).length;
  };

  describe('a dispute without an amount', () => {
    it('leaves the payment paid and its ledger as it was, and nothing more can be asked of it', async () => {
      const { provider, ledger } = underTest();
      const { orderId, payment, turn } = await pay();
      await turn('opened');
      expect(await provider.find(payment)).toMatchObject({ state: 'succeeded', amount: all });
      expect((await ledger()).filter((line) => line.orderId === orderId && line.kind === 'dispute')).toEqual(
        [],
      );
      expect(await provider.findDispute?.(payment)).toBeUndefined();
    });

    if (comesByWebhook)
      it('is told of by webhooks that name the payment, one for each thing that becomes of it', async () => {
        const { payment, turn } = await pay();
        await turn('opened');
        await expect.poll(() => namedOf(payment)).toBe(1);
        await turn('lost');
        await expect.poll(() => namedOf(payment)).toBe(2);
        expect(underTest().provider.findsDisputes).toBe('by_webhook');
      });
    else {
      it('is told of by the payment when it is asked about, until its store has won', async () => {
        const { payment, turn } = await pay();
        expect(underTest().provider.findsDisputes).toBe('when_asked');
        expect(await charge(payment)).not.toHaveProperty('disputed');
        await turn('opened');
        expect(await charge(payment)).toMatchObject({ amount: all, disputed: 'open' });
        await turn('won');
        expect(await charge(payment)).not.toHaveProperty('disputed');
        await turn('opened');
        await turn('lost');
        expect(await charge(payment)).toHaveProperty('disputed', tellsWhoWon ? 'lost' : 'open');
      });

      it('lets nothing be given back while it is open, and again when its store has won', async () => {
        const { turn, refund } = await pay();
        await turn('opened');
        expect(await refund('open')).toMatchObject({ state: 'failed' });
        await turn('won');
        expect(await refund('won')).toMatchObject({ state: 'succeeded' });
      });
    }
  });
};
