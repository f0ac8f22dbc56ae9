import { expect, it } from 'vitest';
import { HOME, refusal, result } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';

const store = useTestStore();

it('a plan for what was chosen is asked about once [K4.44]', async () => {
  const shopper = store.shopper();
  expect(refusal(await shopper.client.acknowledge('extend')).error).toBe('Cart Empty');
  await shopper.adds('pillow', 'king');
  const asked = async () => {
    const { isExtendModalOpen, isExtendModalAcknowledged } = result(await shopper.client.checkout());
    return { isExtendModalOpen, isExtendModalAcknowledged };
  };
  expect(await asked()).toEqual({ isExtendModalOpen: false, isExtendModalAcknowledged: false });
  await shopper.adds('mattress', 'queen');
  expect(await asked()).toEqual({ isExtendModalOpen: true, isExtendModalAcknowledged: false });
  result(await shopper.client.acknowledge('extend'));
  expect(await asked()).toEqual({ isExtendModalOpen: false, isExtendModalAcknowledged: true });
  await shopper.adds('mattress', 'king');
  result(await shopper.client.saveShipping({ address: HOME, email: 'ada@example.com' }));
  result(await shopper.client.resetCheckout());
  expect(await asked()).toEqual({ isExtendModalOpen: false, isExtendModalAcknowledged: true });
});

it('more mattresses save more, tier by tier, and one more is asked about once', async () => {
  const shopper = store.shopper('drift.localhost');
  const add = async (quantity: number) =>
    shopper.client.addItems([await shopper.item('mattress', 'queen', quantity)]);
  const alone = result(await add(1));
  expect(alone.buyMore).toEqual({ more: 1, percent: 5, title: 'Two mattresses, 5 % off each' });
  expect(result(await shopper.client.checkout())).toMatchObject({
    isBmsmModalOpen: true,
    isBmsmModalAcknowledged: false,
  });
  const two = result(await add(1));
  expect(two.buyMore).toMatchObject({ more: 1, percent: 8 });
  const one = alone.items[0]?.priceAfterDiscount.amount ?? 0;
  const paid = (cart: typeof alone) => cart.items.find(({ isGift }) => !isGift)?.priceAfterDiscount.amount;
  expect(paid(two)).toBe(2 * one - Math.round(2 * one * 0.05));
  const three = result(await add(1));
  expect(three.buyMore).toBe(null);
  expect(paid(three)).toBe(3 * one - Math.round(3 * one * 0.08));

  const line = three.items.find(({ isGift }) => !isGift)?.itemIdentifier ?? '';
  result(await shopper.client.changeItem(line, { quantity: 1 }));
  result(await shopper.client.acknowledge('bmsm'));
  expect(result(await shopper.client.cart()).buyMore).toBe(null);
  expect(result(await shopper.client.checkout())).toMatchObject({
    isBmsmModalOpen: false,
    isBmsmModalAcknowledged: true,
  });
});
