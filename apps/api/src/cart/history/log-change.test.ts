import type { CartView } from '@counterpane/contract/cart/carts';
import { beforeEach, describe, expect, it } from 'vitest';
import { HOME, result, type Shopper } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';

const store = useTestStore();
let shopper: Shopper;
beforeEach(() => {
  shopper = store.shopper();
});

const MATTRESS = 'Classic memory foam mattress';

const last = ({ historyLog }: CartView) => historyLog.at(-1);
const typesOf = ({ historyLog }: CartView) => historyLog.map(({ type }) => type);

/** One item of the log, without its id. */
const item = (before: number, after: number, title: string = MATTRESS) =>
  expect.objectContaining({ title, before, after });

describe('the history of a cart', () => {
  it('says of every change to items which it was, how many there were and are, and that it was the shopper', async () => {
    const added = await shopper.adds('mattress', 'queen', 2);
    expect(last(added)).toMatchObject({ type: 'itemsAdded', metadata: { by: null, items: [item(0, 2)] } });
    const id = added.items[0]?.itemIdentifier ?? '';
    const more = result(await shopper.client.changeItem(id, { quantity: 3 }));
    expect(last(more)).toMatchObject({ type: 'itemChanged', metadata: { by: null, items: [item(2, 3)] } });
    const larger = result(
      await shopper.client.changeItem(id, { properties: [{ name: 'Size', value: 'king' }] }),
    );
    expect(last(larger)).toMatchObject({ type: 'itemChanged', metadata: { items: [item(3, 3)] } });
    const removed = result(await shopper.client.removeItem(larger.items[0]?.itemIdentifier ?? ''));
    expect(last(removed)).toMatchObject({ type: 'itemRemoved', metadata: { by: null, items: [item(3, 0)] } });
  });

  it('says of a plan that it went with its mattress', async () => {
    const [mattress] = (await shopper.adds('mattress', 'queen')).items;
    const plan = await shopper.item('mattress-protection-3-year', 'queen');
    const forItem = mattress?.itemIdentifier ?? '';
    result(await shopper.client.addItems([{ ...plan, forItem }]));
    const removed = result(await shopper.client.removeItem(forItem));
    expect(last(removed)).toMatchObject({
      metadata: { items: [item(1, 0), item(1, 0, '3-year mattress protection')] },
    });
  });

  it('says that the shopper set a code, chose the delivery, took the code out and emptied the cart', async () => {
    await shopper.adds('mattress', 'queen');
    const set = result(await shopper.client.setCoupon('SLEEP10'));
    expect(last(set)).toMatchObject({ type: 'couponSet', metadata: { by: null, couponCode: 'SLEEP10' } });
    const chosen = result(await shopper.client.chooseDelivery({ withMattressRemoval: true }));
    expect(last(chosen)).toMatchObject({ type: 'deliveryChosen', metadata: { by: null } });
    const without = result(await shopper.client.removeCoupon());
    expect(last(without)).toMatchObject({ type: 'couponRemoved', metadata: { by: null } });
    await shopper.fetch('/api/carts/my', { method: 'DELETE' });
    const empty = result(await shopper.client.cart());
    expect(last(empty)).toMatchObject({ type: 'cartCleared', metadata: { by: null, items: [item(1, 0)] } });
  });

  it('does not name a person for a code that was set by itself', async () => {
    await shopper.adds('mattress', 'queen');
    const set = result(await shopper.client.offerCoupon('SLEEP10'));
    expect(last(set)).toMatchObject({ type: 'couponSet', metadata: { couponCode: 'SLEEP10' } });
    expect(last(set)).not.toHaveProperty('metadata.by');
  });

  it('tells nothing of what is typed at the checkout', async () => {
    const before = typesOf(await shopper.adds('mattress', 'queen'));
    result(await shopper.client.saveShipping({ address: HOME, email: 'ada@example.com' }));
    result(await shopper.client.setRegion({ shippingRegion: HOME }));
    const seen = result(await shopper.client.cart());
    expect(typesOf(seen).filter((type) => type !== 'dataUsagePermission')).toEqual(before);
  });
});
