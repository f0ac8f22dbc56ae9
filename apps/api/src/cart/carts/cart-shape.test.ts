import { beforeAll, describe, expect, it } from 'vitest';
import { HOME, result, type Shopper } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';

const store = useTestStore();
let shopper: Shopper;
beforeAll(async () => {
  shopper = store.shopper();
  await shopper.adds('mattress', 'queen');
  result(await shopper.client.setCoupon('SLEEP10'));
  const address = { ...HOME, state: 'CA', city: 'Los Angeles', zip: '90001' };
  result(await shopper.client.saveShipping({ address, email: 'ada@example.com' }));
});

const cart = async () => result(await shopper.client.cart());
const mattress = async () => {
  const item = (await cart()).items.find(({ product }) => product.name === 'mattress');
  if (!item) throw new Error('there is no mattress');
  return item;
};

describe('a cart as clients read it', () => {
  it('has the code on it [K3.03, K7.18]', async () => {
    expect((await cart()).couponDetails).toMatchObject({ code: 'SLEEP10', applied: true });
  });

  it('has the days that were asked for [K3.04]', async () => {
    expect((await cart()).metadata).toEqual({ reqShippingDate: null, reqDeliveryDate: null });
    const day = (await cart()).deliveryOffer?.dates.at(-1) ?? '';
    const { metadata } = result(await shopper.client.chooseDelivery({ certainDeliveryDate: day }));
    expect(metadata).toEqual({ reqShippingDate: expect.any(String), reqDeliveryDate: day });
    expect(metadata.reqShippingDate?.localeCompare(day)).toBe(-1);
    result(await shopper.client.chooseDelivery({ certainDeliveryDate: null }));
  });

  it('has taxes, recycling fee and shipping as extras with title and price [K3.11]', async () => {
    const { extras } = await cart();
    expect(extras.map(({ sku, product }) => [sku, product.title])).toEqual([
      ['shipping', 'Free shipping'],
      ['disposal', 'Recycling Fee'],
      ['taxes', 'Taxes'],
    ]);
    expect(extras.every(({ pricing }) => Number.isInteger(pricing.price.amount))).toBe(true);
  });
});

describe('an item of a cart', () => {
  it('says what comes with it, what can be added, and what is like it [K3.08]', async () => {
    const { extras, availableExtras, relatedProducts } = await mattress();
    expect(extras.length).toBeGreaterThan(0);
    expect(availableExtras.map(({ kind }) => kind)).toContain('protection');
    expect(relatedProducts).toContain(await shopper.productId('waterproof-mattress-protector'));
  });

  it('has the measures of its box, what it is for, and its discount [K3.09]', async () => {
    const { parcelDimensions, forItem, discount } = await mattress();
    expect(parcelDimensions).toMatchObject({
      width: expect.any(Number),
      length: expect.any(Number),
      height: expect.any(Number),
    });
    expect(forItem).toBeNull();
    expect(discount.amount).toBeGreaterThan(0);
  });

  it('has its prices in steps: list, after promotions, the code, and what is paid [K3.10]', async () => {
    const { pricing, priceAfterDiscount } = await mattress();
    const { price, profilePrice, breakdown } = pricing;
    expect(profilePrice.amount).toBeLessThan(price.amount);
    expect(breakdown.couponDiscount.amount).toBeGreaterThan(0);
    expect(priceAfterDiscount.amount).toBe(profilePrice.amount - breakdown.couponDiscount.amount);
  });

  it('loses the discount of the code with the code [K7.19]', async () => {
    const other = store.shopper();
    await other.adds('mattress', 'queen');
    const full = result(await other.client.cart()).totalPrice.amount;
    expect(result(await other.client.setCoupon('SLEEP10')).totalPrice.amount).toBeLessThan(full);
    const without = result(await other.client.removeCoupon());
    expect([without.couponDetails, without.totalPrice.amount]).toEqual([null, full]);
  });
});
