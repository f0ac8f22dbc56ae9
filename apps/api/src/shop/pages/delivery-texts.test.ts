import { describe, expect, it } from 'vitest';
import { setFlag } from '../../testing/set-flag.ts';
import { result } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';

const store = useTestStore();

const textsOf = async (name: string): Promise<string[]> => {
  const { variants } = result(await store.shopper().client.productPage(name, ''));
  return [...new Set(variants.filter((one) => one.isPurchasable).map(({ delivery }) => delivery.text))];
};

const daysOf = async (name: string) => {
  const { variants } = result(await store.shopper().client.productPage(name, ''));
  return variants.find((one) => one.isPurchasable && !one.isBackOrdered)?.delivery.transit;
};

describe('how long delivery takes, as a product page says it', () => {
  it('is 24 hours for what travels for a day, while that is promised [C4.20]', async () => {
    await setFlag(store, 'nextDayDelivery', true);
    expect(await textsOf('gel-infused-memory-foam-pillow')).toEqual(['24 Hours!']);
    const cart = await store.shopper().adds('gel-infused-memory-foam-pillow', 'standard');
    expect(cart.items[0]?.delivery.text).toBe('24 Hours!');
    expect(await daysOf('gel-infused-memory-foam-pillow')).toEqual({ from: 1, to: 1 });
    await setFlag(store, 'nextDayDelivery', false);
    expect(await textsOf('gel-infused-memory-foam-pillow')).toEqual(['1 - 2 business days']);
  });

  it('is a range that ends at 2 for what takes a day at least [C4.21]', async () => {
    expect(await textsOf('natural-cotton-sheet-set')).toEqual(['1 - 2 business days']);
    expect(await daysOf('natural-cotton-sheet-set')).toEqual({ from: 1, to: 2 });
    expect(await daysOf('gel-infused-memory-foam-pillow')).toEqual({ from: 1, to: 2 });
  });

  it('is 1 - 3 business days for everything else [C4.22]', async () => {
    expect(await textsOf('mattress')).toEqual(['1 - 3 business days']);
    expect(await textsOf('sheet-set')).toEqual(['1 - 3 business days']);
    expect(await daysOf('sheet-set')).toEqual({ from: 1, to: 3 });
  });

  it('is said of nothing that is not there, only from when it can be', async () => {
    const later = result(await store.shopper('drift.localhost').client.productPage('mattress')).variants;
    expect(
      later.filter(({ delivery, isPurchasable }) => isPurchasable && delivery.transit === null),
    ).toMatchObject([
      { isBackOrdered: true, delivery: { from: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) } },
    ]);
  });
});
