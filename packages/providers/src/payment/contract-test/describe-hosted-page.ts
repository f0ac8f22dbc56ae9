import { describe, expect, it } from 'vitest';
import type { UnderTest } from './provider-under-test.ts';
import { booked, newOrderId, pageRequest } from './requests.ts';

/** The provider's own page, for shoppers without JavaScript. */
export const describeHostedPage = (underTest: UnderTest): void => {
  describe('a payment on the page of the provider', () => {
    it('waits for the shopper while the page is open', async () => {
      const { provider } = underTest();
      const orderId = newOrderId();
      const page = await provider.openHostedPage(pageRequest(orderId));
      expect(await provider.find(page.reference)).toMatchObject({
        state: 'challenge',
        orderId,
        amount: { amount: 76_104, currency: 'USD' },
        nextAction: { type: 'redirect', url: page.url },
      });
    });

    it('is paid, and the shopper comes back with the reference of the page', async () => {
      const { provider, payOnPage } = underTest();
      const orderId = newOrderId();
      const page = await provider.openHostedPage(pageRequest(orderId));
      const landed = await payOnPage(page.url, 'approved');
      expect(landed).toBe(`http://localhost:3000/checkout/return?reference=${page.reference}`);
      expect(await provider.find(page.reference)).toMatchObject({ state: 'succeeded', orderId });
      expect(await booked(underTest, orderId)).toEqual(['charge 76104 USD']);
    });

    it('may be tried again on the same page after a decline', async () => {
      const { provider, payOnPage } = underTest();
      const orderId = newOrderId();
      const page = await provider.openHostedPage(pageRequest(orderId));
      expect(await payOnPage(page.url, 'declined')).toBeNull();
      expect(await provider.find(page.reference)).toMatchObject({ state: 'challenge' });
      expect(await payOnPage(page.url, 'approved')).toContain(page.reference);
      expect(await booked(underTest, orderId)).toEqual(['charge 76104 USD']);
    });

    it('opens one page when it is asked for twice', async () => {
      const { provider } = underTest();
      const request = pageRequest(newOrderId());
      expect(await provider.openHostedPage(request)).toEqual(await provider.openHostedPage(request));
    });

    it('takes no money once the store closed it', async () => {
      const { provider, payOnPage } = underTest();
      const orderId = newOrderId();
      const page = await provider.openHostedPage(pageRequest(orderId));
      expect(await provider.cancel(page.reference, `cancel-${orderId}`)).toMatchObject({
        state: 'cancelled',
        orderId,
      });
      expect(await payOnPage(page.url, 'approved')).toBeNull();
      expect(await provider.find(page.reference)).toMatchObject({ state: 'cancelled' });
      expect(await booked(underTest, orderId)).toEqual([]);
    });

    it('stays paid when the store wants to close it too late', async () => {
      const { provider, payOnPage } = underTest();
      const orderId = newOrderId();
      const page = await provider.openHostedPage(pageRequest(orderId));
      await payOnPage(page.url, 'approved');
      expect(await provider.cancel(page.reference, `cancel-${orderId}`)).toMatchObject({
        state: 'succeeded',
      });
      expect(await booked(underTest, orderId)).toEqual(['charge 76104 USD']);
    });
  });
};
