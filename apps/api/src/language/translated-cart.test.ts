import { asDemo } from '@counterpane/catalogue/load';
import { shippedCatalogue } from '@counterpane/catalogue/testing/shipped-catalogue';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CatalogueEntry } from '../catalogue/storefront.ts';
import { listedBundles } from '../shop/sets/find-set-pages.ts';
import { result, type Shopper } from '../testing/shopper.ts';
import { useTestStore } from '../testing/use-test-store.ts';
import { englishIn, type MarkedShop, openMarkedShop } from './testing/marked-shop.ts';
import { TRANSLATIONS } from './testing/translations.ts';

const store = useTestStore();

/** The first choice of a product that can be had. */
const itemOf = ({ product }: CatalogueEntry) => {
  const variants = Object.values(product.variants);
  const { chosen } = variants.find(({ units }) => units > 0) ?? variants[0] ?? { chosen: [] };
  return {
    productID: product.id,
    quantity: 1,
    properties: chosen.map(({ name, value }) => ({ name, value })),
  };
};

describe.each(TRANSLATIONS)('in $locale', (translation) => {
  const { language, host, home, says } = translation;
  const headers = { 'x-language': language, 'content-type': 'application/json' };
  let shop: MarkedShop;
  beforeAll(async () => {
    shop = await openMarkedShop(store, translation);
  });

  const storefront = () => store.deps.catalogue.storefrontOf(host);
  const english = (shopper: Shopper) => shop.englishOf('/api/carts/my', shopper);

  /** An answer to what a shopper sends in the language. */
  const sends = async (shopper: Shopper, method: string, path: string, body: unknown) => {
    const answer = await shopper.fetch(path, { method, headers, body: JSON.stringify(body) });
    return { status: answer.status, body: await answer.json() };
  };

  const withMattress = async (): Promise<Shopper> => {
    const shopper = shop.shopper();
    await shopper.adds('mattress', 'queen');
    return shopper;
  };

  const receiptOf = async (shopper: Shopper): Promise<string[]> => {
    const answer = await shopper.fetch('/api/carts/my', { headers });
    const { result: cart } = await answer.json();
    return cart.receipt.lines.map(({ text }: { text: string }) => text);
  };

  describe('a cart', () => {
    it('has no English left, whatever is in it: line, gifts, plans and upgrades', async () => {
      const alone = storefront().entries.filter(
        ({ data, product }) =>
          !['protection-plan', 'service'].includes(data.kind) && product.upsell?.isNotSaleable !== true,
      );
      expect(alone.length).toBeGreaterThan(85);
      const found = [];
      for (const entry of alone) {
        const shopper = shop.shopper();
        result(await shopper.client.addItems([itemOf(entry)]));
        found.push(...(await english(shopper)));
      }
      expect(found).toEqual([]);
    });

    it('has no English left with a bundle in it, and its saving', async () => {
      const found = [];
      for (const { name } of listedBundles(storefront())) {
        const shopper = shop.shopper();
        const { items } = result(await shopper.client.bundlePage(name, {}));
        result(await shopper.client.addItems(items));
        expect((await receiptOf(shopper)).join()).toContain(says.setSaving);
        found.push(...(await english(shopper)));
      }
      expect(found).toEqual([]);
    });

    it('has no English left with a plan, the white glove service and the old mattress', async () => {
      const shopper = await withMattress();
      const cart = result(await shopper.client.cart());
      const [line] = cart.items;
      const plan = line?.availableExtras.find(({ kind }) => kind === 'protection');
      expect(plan).toBeDefined();
      if (!line || !plan) return;
      const { product, quantity, properties } = plan;
      const forItem = line.itemIdentifier;
      result(await shopper.client.addItems([{ productID: product.id, quantity, properties, forItem }]));
      result(
        await shopper.client.chooseDelivery({ deliveryOption: 'white-glove', withMattressRemoval: true }),
      );
      expect(await english(shopper)).toEqual([]);
      expect(await receiptOf(shopper)).toEqual(
        expect.arrayContaining([says.whiteGlove, says.mattressRemoval]),
      );
    });

    it('says which gift is free with what', async () => {
      expect(await receiptOf(await withMattress())).toContain(says.sheetsFree);
    });
  });

  describe('a code', () => {
    const given = async (shopper: Shopper, couponCode: string) =>
      (await sends(shopper, 'PUT', '/api/carts/my/coupon', { couponCode })).body;

    it('has its reasons and what it takes off in the language, with amounts as it writes them', async () => {
      const codes = asDemo(shippedCatalogue()).coupons.map(({ code }) => code);
      expect(codes.length).toBeGreaterThan(5);
      for (const code of [...codes, 'NEVERWAS', 'AB']) {
        const shopper = shop.shopper();
        await shopper.adds('pillow', 'standard');
        expect(englishIn(await given(shopper, code), translation), code).toEqual([]);
        expect(await english(shopper), code).toEqual([]);
      }
    });

    it('counts from an amount that is written as the language writes it', async () => {
      const shopper = shop.shopper();
      await shopper.adds('pillow', 'standard');
      const { result: cart } = await given(shopper, 'TWENTYOFF');
      expect(cart.couponDetails.reason).toMatch(says.minimum);
    });

    it('is not known, in the language', async () => {
      const answer = await given(await withMattress(), 'NEVERWAS');
      expect(answer).toMatchObject({ error: says.unknownCode });
    });
  });

  describe('the checkout', () => {
    const shipsTo = async (shopper: Shopper, address: object, email = 'ada@example.com') =>
      sends(shopper, 'PUT', '/api/carts/my/checkout/shipping', { address, email });

    it('has no English left, and names the taxes', async () => {
      const shopper = await withMattress();
      const { status, body } = await shipsTo(shopper, home);
      expect(status).toBe(200);
      expect(englishIn(body, translation)).toEqual([]);
      expect(await english(shopper)).toEqual([]);
      expect(await shop.englishOf('/api/carts/my/checkout', shopper)).toEqual([]);
      expect(await receiptOf(shopper)).toContain(says.taxes);
    });

    it('says what is wrong with an address', async () => {
      const wrong = [
        { ...home, fullName: '', line1: '', city: '', zip: '', phone: '' },
        { ...home, fullName: 'Ada', line1: 'PO Box 12', city: '1', zip: '1', phone: '12' },
        { ...home, line2: 'x'.repeat(300), state: 'ZZ' },
      ];
      for (const address of wrong) {
        const { status, body } = await shipsTo(await withMattress(), address);
        expect(status).toBe(422);
        expect(englishIn(body, translation)).toEqual([]);
      }
      const { body } = await shipsTo(await withMattress(), home, 'nobody');
      expect(englishIn(body, translation)).toEqual([]);
    });

    it('refuses the white glove service where there is none', async () => {
      const answer = await shop.shopper().fetch(`/api/orders/wgs?state=${translation.far}`, { headers });
      expect(await answer.json()).toMatchObject({ error: says.noWhiteGlove });
    });
  });
});
