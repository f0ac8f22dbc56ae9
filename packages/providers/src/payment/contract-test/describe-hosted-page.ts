import { describe, expect, it } from 'vitest';
import type { UnderTest } from './provider-under-test.ts';
import { booked, comeBack, newOrderId, pageRequest } from './requests.ts';

/** How the page of a provider differs from the others. */
interface PageManners {
  /** Whether the page waits for the store's word; otherwise it takes the money itself. */
  readonly onlyHolds: boolean;
  readonly mayTryAgain: boolean;
  /** Whether a page that the store has closed shows the shopper nothing to press. */
  readonly closes: boolean;
}

/** Each provider has its own word for a page whose time has run out. */
const OVER = expect.stringMatching(/^(cancelled|failed)$/);

/** The provider's own page, for shoppers without JavaScript. */
export const describeHostedPage = (underTest: UnderTest, manners: PageManners): void => {
  const open = async () => {
    const orderId = newOrderId();
    return { orderId, ...underTest(), page: await underTest().provider.openHostedPage(pageRequest(orderId)) };
  };

  describe('a payment on the page of the provider', () => {
    it('waits for the shopper while the page is open', async () => {
      const { provider, orderId, page } = await open();
      expect(await provider.find(page.reference)).toMatchObject({
        state: 'challenge',
        orderId,
        amount: { amount: 76_104, currency: 'USD' },
        nextAction: { type: 'redirect', url: page.url },
      });
    });

    it('is paid, and the shopper comes back with the reference of the page', async () => {
      const { provider, payOnPage, orderId, page } = await open();
      const landed = await payOnPage(page.url, 'approved');
      expect(landed).toBe(`http://localhost:3000/checkout/return?reference=${page.reference}`);
      await comeBack(underTest(), page.reference);
      expect(await provider.find(page.reference)).toMatchObject({ state: 'succeeded', orderId });
      expect(await booked(underTest, orderId)).toEqual(['charge 76104 USD']);
    });

    it('is the same and one charge when the shopper comes back twice, also at once', async () => {
      const { payOnPage, orderId, page } = await open();
      await payOnPage(page.url, 'approved');
      const back = () => comeBack(underTest(), page.reference);
      const [first, second] = await Promise.all([back(), back()]);
      expect(first).toMatchObject({ state: 'succeeded', orderId });
      expect(second).toEqual(first);
      expect(await back()).toEqual(first);
      expect(await booked(underTest, orderId)).toEqual(['charge 76104 USD']);
    });

    it('stays open when the shopper never comes back, until the store closes it', async () => {
      const { provider, orderId, page } = await open();
      await fetch(page.url);
      for (let asked = 0; asked < 2; asked += 1)
        expect(await comeBack(underTest(), page.reference)).toMatchObject({ state: 'challenge', orderId });
      expect(await provider.cancel(page.reference, `cancel-${orderId}`)).toMatchObject({
        state: 'cancelled',
      });
      expect(await comeBack(underTest(), page.reference)).toMatchObject({ state: 'cancelled', orderId });
      expect(await booked(underTest, orderId)).toEqual([]);
    });

    it('opens one page when it is asked for twice', async () => {
      const { provider } = underTest();
      const request = pageRequest(newOrderId());
      expect(await provider.openHostedPage(request)).toEqual(await provider.openHostedPage(request));
    });

    it('takes no money once the store closed it', async () => {
      const { provider, payOnPage, orderId, page } = await open();
      expect(await provider.cancel(page.reference, `cancel-${orderId}`)).toMatchObject({
        state: 'cancelled',
        orderId,
      });
      const landed = await payOnPage(page.url, 'approved');
      if (manners.closes) expect(landed).toBeNull();
      expect(await comeBack(underTest(), page.reference)).toMatchObject({ state: 'cancelled' });
      expect(await booked(underTest, orderId)).toEqual([]);
    });

    it('that has expired takes no money, and says so however often it is asked', async () => {
      const { expirePage, payOnPage, orderId, page } = await open();
      await expirePage(page.reference);
      await payOnPage(page.url, 'approved');
      const first = await comeBack(underTest(), page.reference);
      expect(first).toMatchObject({ state: OVER, orderId, nextAction: null });
      expect(await comeBack(underTest(), page.reference)).toEqual(first);
      expect(await booked(underTest, orderId)).toEqual([]);
    });

    it('stays paid when the store wants to close it too late', async () => {
      const { provider, payOnPage, orderId, page } = await open();
      await payOnPage(page.url, 'approved');
      await comeBack(underTest(), page.reference);
      expect(await provider.cancel(page.reference, `cancel-${orderId}`)).toMatchObject({
        state: 'succeeded',
      });
      expect(await booked(underTest, orderId)).toEqual(['charge 76104 USD']);
    });

    if (manners.onlyHolds) {
      it('that was approved, never asked about and then expired charges nothing', async () => {
        const { provider, expirePage, payOnPage, orderId, page } = await open();
        await payOnPage(page.url, 'approved');
        await expirePage(page.reference);
        expect(await comeBack(underTest(), page.reference)).toMatchObject({ state: OVER, orderId });
        expect(await provider.cancel(page.reference, `cancel-${orderId}`)).toMatchObject({ state: OVER });
        expect(await booked(underTest, orderId)).toEqual([]);
      });

      it('that was approved, never asked about and then cancelled charges nothing', async () => {
        const { provider, payOnPage, orderId, page } = await open();
        await payOnPage(page.url, 'approved');
        expect(await provider.cancel(page.reference, `cancel-${orderId}`)).toMatchObject({
          state: 'cancelled',
          orderId,
        });
        expect(await booked(underTest, orderId)).toEqual([]);
        expect(await comeBack(underTest(), page.reference)).toMatchObject({ state: 'cancelled', orderId });
        expect(await booked(underTest, orderId)).toEqual([]);
      });
    }

    if (manners.mayTryAgain) {
      it('may be tried again on the same page after a decline', async () => {
        const { provider, payOnPage, orderId, page } = await open();
        expect(await payOnPage(page.url, 'declined')).toBeNull();
        expect(await provider.find(page.reference)).toMatchObject({ state: 'challenge' });
        expect(await payOnPage(page.url, 'approved')).toContain(page.reference);
        await comeBack(underTest(), page.reference);
        expect(await booked(underTest, orderId)).toEqual(['charge 76104 USD']);
      });
    }
  });
};
