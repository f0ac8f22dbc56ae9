import type { AvailableExtra, CartView } from '@counterpane/contract/cart/carts';
import { isAddOn } from '@counterpane/rules/upsells/goes-with';
import { describe, expect, it } from 'vitest';
import { settings } from '../../catalogue/tables.ts';
import { HOME, refusal, result, type Shopper } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';

const store = useTestStore();

/** The extras of a kind that a cart offers for its first line of a product. */
const extrasOf = (cart: CartView, kind: AvailableExtra['kind'], product = 'mattress'): AvailableExtra[] =>
  cart.items
    .find((item) => item.product.name === product && !item.isGift)
    ?.availableExtras.filter((extra) => extra.kind === kind) ?? [];
const namesOf = (extras: readonly AvailableExtra[]) => extras.map(({ product }) => product.name);

/** Adds what a cart offers, as it offers it. */
const take = async (shopper: Shopper, cart: CartView, name: string): Promise<CartView> => {
  const [line] = cart.items;
  const extra = line?.availableExtras.find(({ product }) => product.name === name);
  if (!line || !extra) throw new Error(`the cart does not offer ${name}`);
  const { product, quantity, properties } = extra;
  return result(
    await shopper.client.addItems([
      { productID: product.id, quantity, properties, forItem: line.itemIdentifier },
    ]),
  );
};

const lineOf = (cart: CartView, name: string) => {
  const line = cart.items.find(({ product }) => product.name === name);
  if (!line) throw new Error(`the cart has no ${name}`);
  return line;
};

/** Takes a plan as the cart offers it for a line. */
const covers = async (
  shopper: Shopper,
  { itemIdentifier: forItem }: CartView['items'][number],
  plan: AvailableExtra | undefined,
): Promise<CartView> => {
  if (!plan) throw new Error('the cart offers no plan');
  const { product, quantity, properties } = plan;
  return result(await shopper.client.addItems([{ productID: product.id, quantity, properties, forItem }]));
};

const BASE = 'adjustable-bed-frame';
const PLAN = 'mattress-accident-protection-5-year';

describe('the protection that a cart offers', () => {
  it('is for 3, 5 or 10 years, with accidents or without [C3.67, C3.68]', async () => {
    const cart = await store.shopper().adds('mattress', 'queen');
    expect(extrasOf(cart, 'protection').map(({ text }) => text)).toEqual([
      '3-year coverage for your mattress',
      '3-year accidental coverage for your mattress',
      '5-year coverage for your mattress',
      '5-year accidental coverage for your mattress',
      '10-year coverage for your mattress',
      '10-year accidental coverage for your mattress',
    ]);
  });

  it('is that of what it covers: mattress, foundation or adjustable base [C3.69]', async () => {
    const shopper = store.shopper();
    await shopper.adds('mattress', 'queen');
    await shopper.adds('steel-frame-mattress-foundation', 'queen');
    const cart = await shopper.adds('adjustable-bed-frame', 'queen');
    const coverages = (product: string) => [
      ...new Set(
        namesOf(extrasOf(cart, 'protection', product)).map((name) => name.replace(/-(accident-)?prot.*/, '')),
      ),
    ];
    expect(coverages('mattress')).toEqual(['mattress']);
    expect(coverages('steel-frame-mattress-foundation')).toEqual(['foundation']);
    expect(coverages('adjustable-bed-frame')).toEqual(['adjustable-base']);
  });

  it('is none without a mattress or bed frame, and cannot be added without one [C5.04]', async () => {
    const shopper = store.shopper();
    const cart = await shopper.adds('pillow', 'king');
    expect(extrasOf(cart, 'protection', 'pillow')).toEqual([]);
    const after = await shopper.adds(PLAN, 'queen');
    expect(after.notices).toMatchObject([{ code: 'plan_does_not_fit' }]);
    expect(after.itemsCount).toBe(1);
  });

  it('is also for a base beside a mattress, as a page adds it: it is a line of its own [C5.04]', async () => {
    const shopper = store.shopper();
    const { data } = result(await shopper.client.products([BASE]));
    expect(data.map(({ kind }) => isAddOn({ kind, upsell: null }))).toEqual([false]);
    await shopper.adds('mattress', 'queen');
    const before = await shopper.adds(BASE, 'queen');
    const plans = extrasOf(before, 'protection', BASE);
    expect(plans).toHaveLength(6);
    expect(extrasOf(before, 'white-glove', BASE)).toHaveLength(1);
    expect(namesOf(extrasOf(before, 'upgrade'))).not.toContain(BASE);
    const base = lineOf(before, BASE);
    const after = await covers(shopper, base, plans[0]);
    expect(after.notices).toEqual([]);
    expect(lineOf(after, plans[0]?.product.name ?? '').forItem).toBe(base.itemIdentifier);
    expect(after.totalPrice.amount - before.totalPrice.amount).toBe(plans[0]?.price.amount);
  });

  it('is also for a base that was added for a mattress: with a plan it stands by itself [C5.04]', async () => {
    const shopper = store.shopper();
    const before = await take(shopper, await shopper.adds('mattress', 'queen'), BASE);
    const base = lineOf(before, BASE);
    expect(base.forItem).toBe(before.items[0]?.itemIdentifier);
    expect(base.availableExtras.map(({ kind }) => kind)).toEqual(Array(6).fill('protection'));
    const [plan] = base.availableExtras;
    const after = await covers(shopper, base, plan);
    expect(after.notices).toEqual([]);
    expect(after.totalPrice.amount - before.totalPrice.amount).toBe(plan?.price.amount);
    expect(lineOf(after, BASE).forItem).toBeNull();
    const left = result(await shopper.client.removeItem(before.items[0]?.itemIdentifier ?? ''));
    expect(left.items.map(({ product }) => product.name)).toEqual([BASE, plan?.product.name]);
  });

  it('is in the size of the mattress, and cannot be added in another [C5.05]', async () => {
    const shopper = store.shopper();
    const cart = await shopper.adds('mattress', 'king');
    const sizes = extrasOf(cart, 'protection').flatMap(({ properties }) =>
      properties.map(({ value }) => value),
    );
    expect(new Set(sizes)).toEqual(new Set(['king']));
    const forItem = cart.items[0]?.itemIdentifier ?? '';
    const queen = { ...(await shopper.item(PLAN, 'queen')), forItem };
    const after = result(await shopper.client.addItems([queen]));
    expect(after.notices).toMatchObject([{ code: 'does_not_go_with' }]);
  });

  it('is none once there is a plan, and a second one is refused [C5.06]', async () => {
    const shopper = store.shopper();
    const before = await shopper.adds('mattress', 'queen');
    const cart = await take(shopper, before, PLAN);
    expect(extrasOf(cart, 'protection')).toEqual([]);
    const forItem = cart.items[0]?.itemIdentifier ?? '';
    const second = { ...(await shopper.item('mattress-protection-3-year', 'queen')), forItem };
    expect(result(await shopper.client.addItems([second])).notices).toMatchObject([
      { code: 'plan_already_there' },
    ]);
  });

  it('is of the other sort beside a plan, with the flag for multiple coverage [C5.06]', async () => {
    const known = () => store.deps.catalogue.getStorefront('halcyon').flags.multipleExtendCoverage;
    const name = 'flag:multipleExtendCoverage';
    await store.database.db.insert(settings).values({ storefront: 'halcyon', name, value: true });
    store.deps.catalogue.announceChange();
    await expect.poll(() => known()).toBe(true);
    const shopper = store.shopper();
    const cart = await take(shopper, await shopper.adds('mattress', 'queen'), PLAN);
    expect(namesOf(extrasOf(cart, 'protection'))).toEqual([
      'mattress-protection-3-year',
      'mattress-protection-5-year',
      'mattress-protection-10-year',
    ]);
    await store.database.db.delete(settings);
    store.deps.catalogue.announceChange();
    await expect.poll(() => known()).toBe(false);
  });

  it('costs what the cart says, for as many as there are mattresses', async () => {
    const shopper = store.shopper();
    const before = await shopper.adds('mattress', 'queen', 2);
    const [plan] = extrasOf(before, 'protection');
    const cart = await take(shopper, before, plan?.product.name ?? '');
    expect(cart.totalPrice.amount - before.totalPrice.amount).toBe(plan?.price.amount);
    expect(cart.items.find(({ product }) => product.name === plan?.product.name)).toMatchObject({
      quantity: 2,
      forItem: cart.items[0]?.itemIdentifier,
    });
  });

  it('follows the mattress in number and size, and leaves with it', async () => {
    const shopper = store.shopper();
    const cart = await take(shopper, await shopper.adds('mattress', 'queen'), PLAN);
    const id = cart.items[0]?.itemIdentifier ?? '';
    const planOf = (view: CartView) => view.items.find(({ product }) => product.name === PLAN);
    expect(planOf(result(await shopper.client.changeItem(id, { quantity: 2 })))).toMatchObject({
      quantity: 2,
    });
    const king = { quantity: 3, properties: [{ name: 'Size', value: 'king' }] };
    expect(planOf(result(await shopper.client.changeItem(id, king)))).toMatchObject({
      quantity: 3,
      properties: [{ value: 'king' }],
    });
    const planId = planOf(cart)?.itemIdentifier ?? '';
    expect(refusal(await shopper.client.changeItem(planId, { quantity: 1 }))).toMatchObject({
      code: 'line_not_editable',
    });
    expect(result(await shopper.client.removeItem(id)).items).toEqual([]);
  });
});

describe('the upgrades that a cart offers', () => {
  it('are sleep bundles, among others, at what they cost with the mattress in its size [C3.62]', async () => {
    const shopper = store.shopper();
    const before = await shopper.adds('mattress', 'king');
    const premier = extrasOf(before, 'upgrade').find(({ product }) => product.name === 'premier-bundle');
    expect(premier).toMatchObject({ text: 'Premier Bundle', properties: [{ value: 'king' }], quantity: 1 });
    const cart = await take(shopper, before, 'premier-bundle');
    expect(cart.totalPrice.amount - before.totalPrice.amount).toBe(premier?.price.amount);
    expect(cart.receipt.lines.filter(({ step }) => step === 'upgrade-savings')).toMatchObject([
      { text: 'Premier Bundle with Classic memory foam mattress', amount: -34_000 },
    ]);
  });

  it('take the place of the free gifts, and are then offered no more', async () => {
    const shopper = store.shopper();
    const cart = await take(shopper, await shopper.adds('mattress', 'queen'), 'premier-bundle');
    expect(cart.items.filter(({ isGift }) => isGift)).toEqual([]);
    const left = namesOf(extrasOf(cart, 'upgrade'));
    expect(left.filter((name) => name.endsWith('-bundle'))).toEqual([]);
    expect(left).toContain('adjustable-bed-frame');
  });

  it('leave with a word when they do not come in the new size of the mattress', async () => {
    const shopper = store.shopper();
    const cart = await take(shopper, await shopper.adds('mattress', 'queen'), 'adjustable-bed-frame');
    const id = cart.items[0]?.itemIdentifier ?? '';
    const change = { properties: [{ name: 'Size', value: 'full' }] };
    const after = result(await shopper.client.changeItem(id, change));
    expect(after.itemsCount).toBe(1);
    expect(after.notices).toMatchObject([
      { code: 'not_made_in_size', size: 'Full', text: expect.stringContaining('was taken out of your cart') },
    ]);
  });

  it('are none for gifts, and none for what belongs to another line', async () => {
    const shopper = store.shopper();
    const cart = await take(shopper, await shopper.adds('mattress', 'queen'), PLAN);
    expect(cart.items.slice(1).flatMap(({ availableExtras }) => availableExtras)).toEqual([]);
  });
});

describe('white glove service that a cart offers', () => {
  it('is for large items, at what it costs for the cart', async () => {
    const shopper = store.shopper();
    await shopper.adds('pillow', 'king');
    const cart = await shopper.adds('mattress', 'queen', 2);
    expect(extrasOf(cart, 'white-glove')).toMatchObject([
      { product: { name: 'white-glove-service' }, price: { amount: 14_900 + 4500, currency: 'USD' } },
    ]);
    expect(extrasOf(cart, 'white-glove', 'pillow')).toEqual([]);
  });

  it('is none where there is no such service', async () => {
    const shopper = store.shopper();
    await shopper.adds('mattress', 'queen');
    const address = { ...HOME, line1: '1 Main St', city: 'Anchorage', state: 'AK', zip: '99501' };
    await shopper.client.saveShipping({ address, email: 'ada@example.com' });
    expect(extrasOf(result(await shopper.client.cart()), 'white-glove')).toEqual([]);
  });
});
