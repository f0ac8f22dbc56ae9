import type { CartView } from '@counterpane/contract/cart/carts';
import { afterEach, describe, expect, it } from 'vitest';
import { setFlag } from '../../testing/set-flag.ts';
import { refusal, result, type Shopper } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';

const store = useTestStore();

const giftsOf = ({ items }: CartView) => items.filter(({ isGift }) => isGift).length;
const headOf = ({ items }: CartView): string => items[0]?.itemIdentifier ?? '';
const numbersOf = ({ items }: CartView) =>
  items.filter(({ isGift }) => !isGift).map(({ quantity, product }) => `${quantity} ${product.name}`);

/** Adds a sleep bundle for the first line of the cart. */
const upgrade = async (shopper: Shopper, cart: CartView, name: string, size: string, quantity = 1) =>
  result(
    await shopper.client.addItems([{ ...(await shopper.item(name, size, quantity)), forItem: headOf(cart) }]),
  );

describe('an upgrade in the size of another bed', () => {
  it('is refused, so that the gifts of a king are not traded for a twin set', async () => {
    const shopper = store.shopper();
    const before = await shopper.adds('mattress', 'king');
    const cart = await upgrade(shopper, before, 'premier-bundle', 'twin');
    expect(cart.notices).toMatchObject([
      {
        code: 'does_not_go_with',
        text: 'Premier Bundle, Twin does not go with Classic memory foam mattress, King',
      },
    ]);
    expect(cart.totalPrice).toEqual(before.totalPrice);
    expect(giftsOf(cart)).toBe(3);
  });

  it('cannot be made of one that fits', async () => {
    const shopper = store.shopper();
    const cart = await upgrade(shopper, await shopper.adds('mattress', 'king'), 'premier-bundle', 'king');
    const id = cart.items.find(({ forItem }) => forItem !== null)?.itemIdentifier ?? '';
    const answer = await shopper.client.changeItem(id, { properties: [{ name: 'Size', value: 'twin' }] });
    expect(refusal(answer)).toMatchObject({ status: 422, code: 'does_not_go_with' });
  });

  it('is refused beside anything but a mattress', async () => {
    const shopper = store.shopper();
    const frame = await shopper.adds('steel-frame-mattress-foundation', 'queen');
    const cart = await upgrade(shopper, frame, 'tranquility-bundle', 'queen');
    expect(cart.notices).toMatchObject([{ code: 'does_not_go_with' }]);
    expect(cart.items[0]?.availableExtras.filter(({ text }) => text.endsWith('Bundle'))).toEqual([]);
  });
});

describe('what is sold only with something else', () => {
  it('is refused by itself, and sold with a mattress', async () => {
    const shopper = store.shopper();
    const alone = await shopper.adds('premier-bundle', 'queen');
    expect(alone.items).toEqual([]);
    expect(alone.notices).toMatchObject([
      { code: 'sold_only_with', text: 'Premier Bundle is sold only with another item, not by itself' },
    ]);
    const cart = await upgrade(shopper, await shopper.adds('mattress', 'queen'), 'premier-bundle', 'queen');
    expect(numbersOf(cart)).toEqual(['1 mattress', '1 premier-bundle']);
  });
});

describe('the Premier Bundle while its flag is off', () => {
  afterEach(() => setFlag(store, 'premierBundle', true));

  it('is neither sold nor saved with, and leaves the carts that have it', async () => {
    const shopper = store.shopper();
    const before = await shopper.adds('mattress', 'queen');
    await upgrade(shopper, before, 'premier-bundle', 'queen');
    await setFlag(store, 'premierBundle', false);
    const seen = result(await shopper.client.cart());
    expect(numbersOf(seen)).toEqual(['1 mattress']);
    expect(seen.notices).toMatchObject([{ code: 'removed_out_of_stock', title: 'Premier Bundle' }]);
    expect(seen.totalPrice).toEqual(before.totalPrice);
    const again = await upgrade(shopper, seen, 'premier-bundle', 'queen');
    expect(again.notices).toContainEqual(expect.objectContaining({ code: 'not_purchasable' }));
  });
});

describe('a quantity that goes down and up again', () => {
  it('leaves the cart as it was', async () => {
    const shopper = store.shopper();
    const three = await shopper.adds('mattress', 'queen', 3);
    const before = await upgrade(shopper, three, 'premier-bundle', 'queen');
    const id = headOf(before);
    expect(numbersOf(result(await shopper.client.changeItem(id, { quantity: 1 })))).toEqual([
      '1 mattress',
      '1 premier-bundle',
    ]);
    const after = result(await shopper.client.changeItem(id, { quantity: 3 }));
    expect(numbersOf(after)).toEqual(['3 mattress', '1 premier-bundle']);
    expect(after.totalPrice).toEqual(before.totalPrice);
  });
});

describe('more of a mattress that has something with it', () => {
  it('costs what its page says: nothing of what was chosen for the other one comes along', async () => {
    const plain = (await store.shopper().adds('mattress', 'queen')).totalPrice.amount;
    const shopper = store.shopper();
    const first = await upgrade(
      shopper,
      await shopper.adds('mattress', 'queen'),
      'tranquility-bundle',
      'queen',
    );
    const second = await shopper.adds('mattress', 'queen');
    expect(second.totalPrice.amount).toBe(first.totalPrice.amount + plain);
    expect(numbersOf(second)).toEqual(['1 mattress', '1 mattress', '1 tranquility-bundle']);
    expect(numbersOf(await shopper.adds('mattress', 'queen'))).toContain('2 mattress');
  });
});

describe('a second bundle in place of the same gifts', () => {
  it('is refused in words, and the free one stays free', async () => {
    const shopper = store.shopper();
    const free = await upgrade(shopper, await shopper.adds('mattress', 'queen'), 'serenity-bundle', 'queen');
    const both = await upgrade(shopper, free, 'tranquility-bundle', 'queen');
    expect(both.totalPrice).toEqual(free.totalPrice);
    expect(both.notices).toMatchObject([
      {
        code: 'upgrade_already_there',
        text: 'Classic memory foam mattress has something in place of its free gifts already: Tranquility Bundle was not added',
      },
    ]);
  });
});
