import type { PageUpsell } from '@counterpane/contract/pages/page-state';
import type { ProductPage } from '@counterpane/contract/pages/pages';
import type { BundlePage } from '@counterpane/contract/pages/set-pages';
import { describe, expect, it } from 'vitest';
import { addWithOffers } from '../../../../storefront/app/shop/product/add-to-cart-action.ts';
import { addMore } from '../../../../storefront/app/shop/product/added/add-more.ts';
import { type Added, findAdded } from '../../../../storefront/app/shop/product/added/find-added.ts';
import { withCartPrices } from '../../../../storefront/app/shop/product/added/with-cart-prices.ts';
import { optionField } from '../../../../storefront/app/shop/product/offers/upsell-options.ts';
import { fieldName } from '../../../../storefront/app/shop/product/purchase-form.ts';
import { knownTotal } from '../../../../storefront/app/shop/quotes/known-prices.ts';
import { remainingUpsells, withCartPrice } from '../../../../storefront/app/shop/sets/set-added.ts';
import { choicesOf, stopsOf, WALK_PATIENCE } from '../../testing/price-walk.ts';
import { pagesOf } from '../../testing/product-walk.ts';
import { result, type Shopper } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';

const store = useTestStore();

/** Every page of a storefront whose product is sold by itself and belongs to a set. */
const pagesWithSet = async (key: string): Promise<ProductPage[]> =>
  (await pagesOf(store, key)).filter(({ state }) => state.bundle !== null);

/** The page with a variant that its set can be had with. */
const withSetVariant = (page: ProductPage): ProductPage => {
  const ofSet = page.state.bundle?.choices.map(({ sku }) => sku) ?? [];
  const variant = page.variants.find(({ sku, isPurchasable }) => isPurchasable && ofSet.includes(sku));
  return { ...page, selectedSku: variant?.sku ?? page.selectedSku };
};

const formOf = ({ variants, selectedSku }: ProductPage, sent: Readonly<Record<string, string>>): FormData => {
  const form = new FormData();
  const chosen = variants.find(({ sku }) => sku === selectedSku)?.properties ?? [];
  for (const { name, value } of chosen) form.set(fieldName(name), value);
  for (const [name, value] of Object.entries(sent)) form.set(name, value);
  return form;
};

/** What the pop-up offers after a button of the page was pressed; null where none opens. */
const popupAfter = async (
  { client }: Shopper,
  page: ProductPage,
  sent: Readonly<Record<string, string>>,
  coupon: string | null = null,
): Promise<Added | null> => {
  const outcome = await addWithOffers(client, page, formOf(page, { quantity: '1', ...sent }));
  const cart = result(await client.cart());
  const found = outcome.ok && outcome.line !== null ? findAdded(page, cart, outcome.line) : null;
  return found && withCartPrices(client, cart, found, coupon);
};

interface Chosen {
  readonly upsell: PageUpsell;
  readonly choice: PageUpsell['choices'][number];
}

/** What the cart rises by when one choice of the pop-up is added. */
const riseWith = async (
  { client }: Shopper,
  page: ProductPage,
  { line, quantity, upsell, choice }: Pick<Added, 'line' | 'quantity'> & Chosen,
): Promise<number> => {
  const before = result(await client.cart());
  const options = choice.properties.map(({ name, value }) => [optionField(upsell.productID, name), value]);
  const sent = { quantity: String(quantity), upsell: upsell.productID, ...Object.fromEntries(options) };
  await addMore(client, page, formOf(page, sent), line);
  return result(await client.cart()).totalPrice.amount - before.totalPrice.amount;
};

const SET = { source: 'bundle-upsell' };

describe('what the pop-up says that something costs', () => {
  it(
    'is what the cart rises by with it after a set was added from the page of a product',
    WALK_PATIENCE,
    async () => {
      const faults: string[] = [];
      let tried = 0;
      const stops = await stopsOf(pagesWithSet, ({ product }) => product.name);
      for (const { storefront: key, page: found, turn } of stops) {
        const page = withSetVariant(found);
        const first = store.shopper(`${key}.localhost`);
        const added = await popupAfter(first, page, SET);
        for (const [index, { productID }] of choicesOf(added?.upsells ?? [], turn).entries()) {
          const shopper = index === 0 ? first : store.shopper(`${key}.localhost`);
          const again = index === 0 ? added : await popupAfter(shopper, page, SET);
          const upsell = again?.upsells.find((one) => one.productID === productID);
          const [choice] = choicesOf(upsell?.choices ?? [], turn);
          if (!again || !upsell || !choice) continue;
          tried += 1;
          const rise = await riseWith(shopper, page, { ...again, upsell, choice });
          if (rise !== choice.price.amount)
            faults.push(
              `${key} ${page.product.name}, ${upsell.name}: ${choice.price.amount}, charged ${rise}`,
            );
        }
      }
      expect(faults).toEqual([]);
      expect(tried).toBeGreaterThan(40);
    },
  );

  const frameOf = async (page: ProductPage, shopper: Shopper, coupon: string | null = null) => {
    const added = await popupAfter(shopper, page, SET, coupon);
    return added?.upsells.find(({ name }) => name === 'bamboo-platform-bed-frame')?.choices[0];
  };
  const driftPage = async ({ client }: Shopper) =>
    withSetVariant(result(await client.productPage('mattress', '')));

  it('has no saving of a set in it that the added set has used', async () => {
    const shopper = store.shopper('drift.localhost');
    const page = await driftPage(shopper);
    const beside = page.state.upsellItems.find(({ name }) => name === 'bamboo-platform-bed-frame');
    const size = page.variants.find(({ sku }) => sku === page.selectedSku)?.properties[0]?.value;
    const choice = beside?.choices.find((one) => one.size === size);
    expect([choice?.price.amount, choice?.setSaving.amount]).toEqual([31_900, 8_000]);
    const told = await frameOf(page, shopper);
    expect([told?.price.amount, told?.setSaving.amount]).toEqual([39_900, 0]);
  });

  it('is for as many as there are of the product, with the tier of several', async () => {
    const sent = { quantity: '2', source: 'main-add-to-cart' };
    const page = await driftPage(store.shopper('drift.localhost'));
    const added = await popupAfter(store.shopper('drift.localhost'), page, sent);
    expect(added?.upsells.length).toBeGreaterThan(2);
    for (const upsell of added?.upsells ?? []) {
      const [choice] = upsell.choices;
      const shopper = store.shopper('drift.localhost');
      const again = await popupAfter(shopper, page, sent);
      if (!again || !choice) throw new Error(`the pop-up has no ${upsell.name}`);
      const rise = await riseWith(shopper, page, { ...again, upsell, choice });
      expect([upsell.name, rise]).toEqual([upsell.name, knownTotal(choice, 2).price.amount]);
    }
  });

  it('has the coupon in it that is in the cart, or comes to it by a link', async () => {
    const shopper = store.shopper();
    const { client } = shopper;
    const page = withSetVariant(result(await client.productPage('mattress', '')));
    const firstOf = (added: Added | null) => added?.upsells[0]?.choices[0]?.price.amount ?? 0;
    const plain = await popupAfter(shopper, page, SET);
    const linked = firstOf(await popupAfter(store.shopper(), page, SET, 'SLEEP10'));
    expect(linked).toBeLessThan(firstOf(plain));
    const cart = result(await client.setCoupon('SLEEP10'));
    expect(firstOf(plain && (await withCartPrices(client, cart, plain, null)))).toBe(linked);
  });
});

/** A shopper who added a set while another, which makes something cheaper, was in the cart already. */
const withTwoSets = async (): Promise<{ readonly shopper: Shopper; readonly page: BundlePage }> => {
  const shopper = store.shopper();
  const adjustable = result(await shopper.client.bundlePage('adjustable-frame-bundle', {}));
  const page = result(await shopper.client.bundlePage('platform-bed-bundle', {}));
  for (const { items } of [adjustable, page]) result(await shopper.client.addItems(items));
  return { shopper, page };
};

it('the pop-up of a set says what the cart rises by, with what another set in it makes cheaper', async () => {
  const { shopper, page } = await withTwoSets();
  const cart = result(await shopper.client.cart());
  const left = remainingUpsells(page, cart);
  const told = await withCartPrice(shopper.client, cart, left, null);
  const blanketIn = (upsells: typeof told) =>
    upsells.find(({ name }) => name === 'dual-temperature-weighted-blanket')?.price.amount;
  expect([blanketIn(left), blanketIn(told)]).toEqual([14_900, 12_400]);
  for (const { item, price } of told) {
    const { client } = (await withTwoSets()).shopper;
    const after = result(await client.addItems([item]));
    expect(after.totalPrice.amount - cart.totalPrice.amount).toBe(price.amount);
  }
});
