import type { CartView } from '@counterpane/contract/cart/carts';
import { type AddSource, POPUP_SOURCES } from '@counterpane/rules/upsells/popup-sources';
import { beforeEach, describe, expect, it } from 'vitest';
import { result, type Shopper } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';

const store = useTestStore();
let shopper: Shopper;
beforeEach(() => {
  shopper = store.shopper();
});

/** What happened to a cart, each with from where it was done. */
const told = ({ historyLog }: CartView) =>
  historyLog
    .filter(({ type }) => type !== 'cartCreated')
    .map(({ type, metadata }) => [type, (metadata as { source?: string } | undefined)?.source ?? null]);

const addsFrom = async (source: AddSource | undefined): Promise<CartView> =>
  result(await shopper.client.addItems([await shopper.item('pillow', 'king')], { source }));

describe('the history of a cart', () => {
  it('says from which of nine places of the pop-up something was added', async () => {
    const sources = Object.keys(POPUP_SOURCES) as AddSource[];
    expect(sources.toSorted()).toEqual([
      'adjustable-bundle-upsell',
      'bundle-popup',
      'bundle-upsell',
      'floating-header',
      'main-add-to-cart',
      'sticky-add-to-cart',
      'upsell-list-box',
      'upsell-popup',
      'upsell-row-box',
    ]);
    for (const source of sources) await addsFrom(source);
    expect(told(result(await shopper.client.cart()))).toEqual(
      sources.map((source) => ['itemsAdded', source]),
    );
  });

  it('tags what the checkout summary changes and takes out [C4.16]', async () => {
    const [line] = (await addsFrom('main-add-to-cart')).items;
    const id = line?.itemIdentifier ?? '';
    await shopper.client.changeItem(id, { quantity: 2, source: 'summary-quantity-update' });
    const cart = result(await shopper.client.removeItem(id, { source: 'summary-product-remove' }));
    expect(told(cart)).toEqual([
      ['itemsAdded', 'main-add-to-cart'],
      ['itemChanged', 'summary-quantity-update'],
      ['itemRemoved', 'summary-product-remove'],
    ]);
  });

  it('tags what the checkout summary recommends [C4.17]', async () => {
    await addsFrom('summary-recommendation');
    expect(told(await addsFrom('summary-warranty-recommendation'))).toEqual([
      ['itemsAdded', 'summary-recommendation'],
      ['itemsAdded', 'summary-warranty-recommendation'],
    ]);
  });

  it('names no place where none was told, and takes none that it does not know', async () => {
    expect(told(await addsFrom(undefined))).toEqual([['itemsAdded', null]]);
    const unknown = await shopper.fetch('/api/carts/my/items', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ items: [await shopper.item('pillow', 'king')], source: 'elsewhere' }),
    });
    expect(unknown.status).toBe(400);
    expect(told(result(await shopper.client.cart()))).toEqual([['itemsAdded', null]]);
  });
});
