import type { BundlePage } from '@counterpane/contract/pages/set-pages';
import { describe, expect, it } from 'vitest';
import { expectPromised } from '../../testing/promised-price.ts';
import { result, Shopper } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';

const store = useTestStore();

const shopper = () => new Shopper(store.api, 'halcyon.localhost');
const bundle = async (name: string, query: Record<string, string> = {}) =>
  result(await shopper().client.bundlePage(name, query));
const withCookie = async (path: string, size: string) => {
  const answer = await store.api.inject({
    url: `/api${path}`,
    headers: { host: 'halcyon.localhost', cookie: `user-size-selection=${size}` },
  });
  return answer.json().result as BundlePage;
};
const chosenIn = ({ groups }: BundlePage, field: string) =>
  groups.find((group) => group.field === field)?.products.find(({ isChosen }) => isChosen)?.name;
const sizeOf = ({ sizes }: Pick<BundlePage, 'sizes'>) => sizes.find(({ isChosen }) => isChosen)?.value;
const statusOf = async (path: string) =>
  (await store.api.inject({ url: `/api${path}`, headers: { host: 'halcyon.localhost' } })).statusCode;

/** What the page promises is what a cart of its items costs. */
const expectSameInCart = (page: BundlePage) => expectPromised(shopper(), page);

describe('the page of a bundle', () => {
  it('promises what the cart will cost, to the cent, for every bundle that has a page', async () => {
    const { cards } = result(await shopper().client.bundleListing());
    expect(cards).toHaveLength(10);
    for (const { name, from, saving } of cards) {
      const page = await bundle(name);
      expect(page.problem).toBeNull();
      expect(page.summary.saving.amount).toBeGreaterThan(0);
      expect(saving.amount).toBeGreaterThan(0);
      expect(from.amount).toBeLessThanOrEqual(page.summary.total.amount);
      await expectSameInCart(page);
    }
  });

  it('offers what goes well with it and is not in it, at what the cart then costs more', async () => {
    for (const name of ['platform-bed-bundle', 'foundation-mattress-set']) {
      const page = await bundle(name, { size: 'king' });
      expect(page.upsells.length).toBeGreaterThan(0);
      const parts = page.items.map(({ productID }) => productID);
      for (const { item, price } of page.upsells) {
        expect(parts).not.toContain(item.productID);
        const cart = result(await shopper().client.addItems([...page.items, item]));
        expect(cart.totalPrice.amount - page.summary.total.amount).toBe(price.amount);
      }
    }
  });

  it('chooses the mattress of the address only from its own list, by name or by short key', async () => {
    const first = chosenIn(await bundle('bamboo-bed-and-mattress'), 'mattress');
    expect(first).toBe('mattress');
    const named = await bundle('bamboo-bed-and-mattress', { mattress: 'luxe-hybrid-mattress' });
    expect(chosenIn(named, 'mattress')).toBe('luxe-hybrid-mattress');
    const keyed = await bundle('bamboo-bed-and-mattress', { mattress: 'hybrid-premier' });
    expect(chosenIn(keyed, 'mattress')).toBe('premier-hybrid-mattress');
    for (const mattress of ['ultra-hybrid-mattress', 'kids-mattress', 'pillow', 'toString', ''])
      expect(chosenIn(await bundle('bamboo-bed-and-mattress', { mattress }), 'mattress')).toBe(first);
  });

  it('starts in split king with an adjustable base, else in queen, and in the size of the cookie before that', async () => {
    expect(sizeOf(await bundle('adjustable-frame-bundle'))).toBe('splitKing');
    // It comes in split king too, but only an adjustable base starts with it.
    expect(sizeOf(await bundle('foundation-mattress-set'))).toBe('queen');
    expect(sizeOf(await withCookie('/pages/bundles/foundation-mattress-set', 'king'))).toBe('king');
    expect(sizeOf(await withCookie('/pages/bundles/adjustable-frame-bundle', 'full'))).toBe('splitKing');
    expect(sizeOf(await withCookie('/pages/bundles/foundation-mattress-set?size=twin', 'king'))).toBe('twin');
  });

  it('reads choices from its path, joined by plus signs, and knows no others', async () => {
    const king = await bundle('foundation-mattress-set', { path: 'size-king' });
    expect([sizeOf(king), king.optionPath]).toEqual(['king', 'size-king']);
    const colored = await bundle('platform-bed-bundle', { path: 'color-walnut+size-king' });
    expect([sizeOf(colored), colored.optionPath]).toEqual(['king', 'size-king+color-walnut']);
    expect(colored.items.flatMap(({ properties }) => properties.map(({ value }) => value))).toContain(
      'walnut',
    );
    await expectSameInCart(colored);
    for (const path of ['size-emperor', 'size-jumbo', 'color-pink', 'king+queen', 'nothing'])
      expect(await statusOf(`/pages/bundles/foundation-mattress-set?path=${encodeURIComponent(path)}`)).toBe(
        404,
      );
  });

  it('prices what is ticked with it as the cart does, at the saving that it told', async () => {
    const plain = await bundle('adjustable-frame-bundle', { size: 'queen', mattress: 'hybrid-mattress' });
    const [pillow, blanket] = plain.extras;
    const ticked = await bundle('adjustable-frame-bundle', {
      size: 'queen',
      mattress: 'hybrid-mattress',
      extra: 'gel-infused-memory-foam-pillow,dual-temperature-weighted-blanket',
    });
    expect(pillow?.saving.amount).toBe(1000);
    expect(ticked.summary.total.amount).toBe(
      plain.summary.total.amount + (pillow?.price.amount ?? 0) + (blanket?.price.amount ?? 0),
    );
    expect(ticked.extras.map(({ isChosen }) => isChosen)).toEqual([true, true]);
    await expectSameInCart(ticked);
  });

  it('offers only what is cheaper with the set as it is chosen', async () => {
    const extrasOf = ({ extras }: BundlePage) => extras.map(({ name }) => name);
    const plain = await bundle('platform-bed-bundle', { base: 'socalle-platform-bed' });
    expect(plain.extras.every(({ saving }) => saving.amount > 0)).toBe(true);
    // The first nightstand is a part of the set; only a second one is an extra.
    expect(extrasOf(plain)).not.toContain('socalle-nightstand');
    expect(extrasOf(await bundle('platform-bed-bundle', { furniture: 'socalle-nightstand' }))).toContain(
      'socalle-nightstand',
    );
    const ticked = await bundle('platform-bed-bundle', { extra: 'socalle-nightstand' });
    expect(ticked.extras.find(({ isChosen }) => isChosen)?.saving.amount).toBe(0);
    await expectSameInCart(ticked);
  });

  it('has the options of the chosen bed, and its headboard only when it is asked for', async () => {
    const plain = await bundle('frame-headboard-mattress-set');
    expect(chosenIn(plain, 'headboard')).toBeUndefined();
    const whole = await bundle('frame-headboard-mattress-set', { headboard: 'bamboo-headboard' });
    expect(whole.items).toHaveLength(3);
    const dyed = await bundle('platform-bed-bundle', {
      'base-color': 'walnut',
      base: 'socalle-platform-bed',
    });
    const color = dyed.groups[1]?.options[0];
    expect(color?.options.find(({ isChosen }) => isChosen)?.value).toBe('walnut');
    await expectSameInCart(dyed);
  });

  it('adds white glove service of the whole set to its total where it is asked for and has a price of its own [K9.04]', async () => {
    const plain = await bundle('platform-bed-bundle');
    expect(plain.summary.whiteGlove).toMatchObject({ price: { amount: 29_900 }, isChosen: false });
    const carried = await bundle('platform-bed-bundle', { delivery: 'white-glove' });
    expect(carried.summary.whiteGlove).toMatchObject({ price: { amount: 29_900 }, isChosen: true });
    for (const total of ['total', 'listTotal'] as const)
      expect(carried.summary[total].amount).toBe(plain.summary[total].amount + 29_900);
    expect((await bundle('foundation-mattress-set')).summary.whiteGlove).toBeNull();
  });

  it('has nothing of white glove service in its total where the set offers none, whatever is asked', async () => {
    const plain = await bundle('foundation-mattress-set');
    const asked = await bundle('foundation-mattress-set', { delivery: 'white-glove' });
    expect(asked.summary).toEqual(plain.summary);
  });

  it('charges what its page says of white glove service, with a large thing beside the set too [K9.04]', async () => {
    const asked = { delivery: 'white-glove', extra: '2-drawer-nightstand' };
    const { items, summary } = await bundle('platform-bed-bundle', asked);
    const { client } = store.shopper();
    result(await client.addItems(items));
    const cart = result(await client.chooseDelivery({ deliveryOption: 'white-glove' }));
    expect(cart.totalPrice).toEqual(summary.total);
    expect(cart.extras.find(({ sku }) => sku === 'wgs')?.pricing.price).toEqual(summary.whiteGlove?.price);
  });

  it('says why a choice cannot be bought, and promises nothing for it', async () => {
    const page = await bundle('platform-bed-bundle', { size: 'twin', base: 'socalle-platform-bed' });
    expect(page.problem).toBe('Not available in Twin: Socalle platform bed');
    expect([page.items, page.extras, page.summary.total.amount]).toEqual([[], [], 0]);
    expect(page.sizes.find(({ value }) => value === 'queen')?.isAvailable).toBe(true);
    expect(page.sizes.find(({ value }) => value === 'twin')?.isAvailable).toBe(false);
  });

  it('is no page where the brand has none of that name', async () => {
    expect(await statusOf('/pages/bundles/socalle-bedroom')).toBe(404);
    expect(await statusOf('/pages/bundles/nothing')).toBe(404);
    expect(await statusOf('/pages/sets/onita-bedroom-set')).toBe(404);
    expect(await statusOf('/pages/builder/nothing')).toBe(404);
    expect(await statusOf('/pages/adjustable-bundles/kids-mattress')).toBe(404);
  });
});

describe('a mattress with an adjustable base', () => {
  it('has a page with words of its own for every mattress of the list', async () => {
    const { cards } = result(await shopper().client.listingPage('mattresses'));
    const pages = await Promise.all(
      cards.map(async ({ name }) => result(await shopper().client.adjustableBundlePage(name))),
    );
    expect(new Set(pages.map(({ title }) => title)).size).toBe(cards.length);
    expect(new Set(pages.map(({ description }) => description)).size).toBe(cards.length);
    for (const [index, page] of pages.entries()) {
      expect(page.search.canonical).toBe(`${cards[index]?.url}/adjustable-bundle`);
      expect(chosenIn(page, 'mattress')).toBe(cards[index]?.name);
      await expectSameInCart(page);
    }
  });
});

describe('the bundles of every brand', () => {
  it('have pages at the price of the cart, wherever its mattresses have their addresses', async () => {
    for (const brand of ['drift', 'fernloft', 'aurelle', 'cumula', 'hevea', 'pennyrest']) {
      const visitor = () => new Shopper(store.api, `${brand}.localhost`);
      const { cards, adjustable, builders } = result(await visitor().client.bundleListing());
      expect(cards.length).toBeGreaterThan(0);
      const pages = [
        ...cards.map(({ name }) => visitor().client.bundlePage(name)),
        ...builders.map(({ url }) => visitor().client.builderPage(url.split('/')[2] ?? '')),
        ...adjustable.map(({ url }) =>
          // The storefront tells the mattress by its address (bundle-fetcher.ts).
          visitor().client.adjustableBundlePage(
            url.startsWith('/mattresses/')
              ? (url.split('/')[2] ?? '')
              : url.split('/').slice(1, -1).join('-'),
          ),
        ),
      ];
      for (const page of await Promise.all(pages)) {
        const { items, summary, search, breadcrumbs } = result(page);
        const cart = result(await visitor().client.addItems(items));
        expect(cart.totalPrice).toEqual(summary.total);
        expect(breadcrumbs.at(-1)?.url).toBe(search.canonical);
      }
    }
  });
});

describe('a builder', () => {
  it.each([
    ['customize-your-mattress-set', 'queen'],
    ['adjustable-bed-mattress-set', 'splitKing'],
    ['foundation-mattress-set', 'queen'],
    ['frame-headboard-mattress-set', 'queen'],
  ])('%s starts with a set that can be bought at the price it tells', async (mode, size) => {
    const page = result(await shopper().client.builderPage(mode));
    expect(sizeOf(page)).toBe(size);
    expect(page.summary.saving.amount).toBeGreaterThan(0);
    await expectSameInCart(page);
  });

  it('offers a headboard with the frame that has one, and saves what the found set saves', async () => {
    const { client } = shopper();
    const base = 'bamboo-platform-bed-frame';
    const page = result(
      await client.builderPage('customize-your-mattress-set', { base, headboard: 'bamboo-headboard' }),
    );
    expect(chosenIn(page, 'headboard')).toBe('bamboo-headboard');
    await expectSameInCart(page);
    const other = result(await client.builderPage('foundation-mattress-set', { base }));
    expect(other.groups.map(({ field }) => field)).not.toContain('headboard');
  });
});
