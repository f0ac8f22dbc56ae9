import { afterAll, beforeAll, expect, it } from 'vitest';
import { refusal, result } from '../../testing/shopper.ts';
import { openTestStore, type TestStore } from '../../testing/test-store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

const PLAN = 'mattress-protection-3-year';
const chosen = ({ items }: { readonly items: readonly { isGift: boolean }[] }) =>
  items.filter(({ isGift }) => !isGift);

it('A product and its plan are added in one call, whichever comes first, on a line of their own', async () => {
  const shopper = store.shopper();
  await shopper.adds('mattress', 'queen');
  const plan = { ...(await shopper.item(PLAN, 'queen')), forItem: 'item-2' };
  const cart = result(await shopper.client.addItems([plan, await shopper.item('mattress', 'queen')]));
  const [plans, mattress] = cart.added ?? [];
  expect(chosen(cart)).toHaveLength(3);
  expect(cart.items.find(({ itemIdentifier }) => itemIdentifier === plans)).toMatchObject({
    forItem: mattress,
  });
  expect(cart.items.find(({ itemIdentifier }) => itemIdentifier === mattress)).toMatchObject({
    quantity: 1,
    forItem: null,
  });
});

it('The answer names the line of each item: two of the same are one line, and a refused one has none', async () => {
  const shopper = store.shopper();
  const pillow = await shopper.item('pillow', 'king');
  const impossible = { ...pillow, properties: [{ name: 'Size', value: 'round' }] };
  const { added, items } = result(await shopper.client.addItems([pillow, impossible, pillow]));
  expect(added).toEqual([items[0]?.itemIdentifier, null, items[0]?.itemIdentifier]);
  expect(result(await shopper.client.cart()).added).toBeUndefined();
});

it('What is wanted only with a product that cannot be had does not come without it', async () => {
  const shopper = store.shopper();
  const mattress = { ...(await shopper.item('mattress', 'queen')), properties: [] };
  const pillow = { ...(await shopper.item('pillow', 'king')), onlyWith: 'item-1' };
  const plan = { ...(await shopper.item(PLAN, 'queen')), forItem: 'item-1' };
  const cart = result(await shopper.client.addItems([mattress, pillow, plan]));
  expect(cart.items).toEqual([]);
  expect(cart.added).toEqual([null, null, null]);
  expect(cart.notices.map(({ code }) => code)).toEqual(['impossible_option', 'unknown_parent']);
});

it('What belongs to one item and is wanted only with another comes after both', async () => {
  const shopper = store.shopper();
  const mattress = await shopper.item('mattress', 'queen');
  const plan = { ...(await shopper.item(PLAN, 'queen')), forItem: 'item-2', onlyWith: 'item-3' };
  const pillow = await shopper.item('pillow', 'king');
  const cart = result(await shopper.client.addItems([plan, mattress, pillow]));
  expect(cart.notices).toEqual([]);
  expect(cart.added).not.toContain(null);
});

it('An item that belongs to nothing of the list or of the cart is refused', async () => {
  const shopper = store.shopper();
  for (const forItem of ['item-1', 'item-9', 'another']) {
    const cart = result(
      await shopper.client.addItems([{ ...(await shopper.item('pillow', 'king')), forItem }]),
    );
    expect(cart.notices.map(({ code }) => code)).toEqual(['unknown_parent']);
  }
});

it('A quoted price comes along with what is added, and one that is no quote of ours changes nothing', async () => {
  const shopper = store.shopper();
  const quoted = result(
    await shopper.client.deliveredPrice({ sku: 'hal-classic-foam-s:queen', zip: '10001', quantity: 1 }),
  );
  const items = [await shopper.item('mattress', 'queen')];
  result(await shopper.client.addItems(items, { priceQuote: quoted.quote }));
  const region = { country: 'US', state: 'NY', zip: '10001', city: 'New York' };
  const cart = result(await shopper.client.setRegion({ shippingRegion: region }));
  expect(cart.delivered?.heldUntil).toBe(quoted.expiresAt);
  const other = store.shopper();
  result(await other.client.addItems(items, { priceQuote: 'made up' }));
  expect(result(await other.client.setRegion({ shippingRegion: region })).delivered?.heldUntil).toBe(null);
  expect(refusal(await other.client.holdPrice('made up')).code).toBe('price_hold_expired');
});
