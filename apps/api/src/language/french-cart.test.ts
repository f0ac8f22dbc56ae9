import { asDemo } from '@counterpane/catalogue/load';
import { shippedCatalogue } from '@counterpane/catalogue/testing/shipped-catalogue';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CatalogueEntry } from '../catalogue/storefront.ts';
import { listedBundles } from '../shop/sets/find-set-pages.ts';
import { HOME, result, type Shopper } from '../testing/shopper.ts';
import { useTestStore } from '../testing/use-test-store.ts';
import { CANADA, englishIn, type MarkedShop, openMarkedShop } from './testing/marked-shop.ts';

const store = useTestStore();
let shop: MarkedShop;
beforeAll(async () => {
  shop = await openMarkedShop(store);
});

const FRENCH = { 'x-language': 'fr', 'content-type': 'application/json' };
const MONTREAL = {
  ...HOME,
  line1: '1200 rue Sherbrooke Ouest',
  city: 'Montréal',
  state: 'QC',
  zip: 'H3A 1H6',
  country: 'CA',
};

const storefront = () => store.deps.catalogue.storefrontOf(CANADA);
const english = (shopper: Shopper) => shop.englishOf('/api/carts/my', shopper);

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

/** An answer to what a shopper sends in French. */
const sends = async (shopper: Shopper, method: string, path: string, body: unknown) => {
  const answer = await shopper.fetch(path, { method, headers: FRENCH, body: JSON.stringify(body) });
  return { status: answer.status, body: await answer.json() };
};

const withMattress = async (): Promise<Shopper> => {
  const shopper = shop.shopper();
  await shopper.adds('mattress', 'queen');
  return shopper;
};

const receiptOf = async (shopper: Shopper): Promise<string[]> => {
  const answer = await shopper.fetch('/api/carts/my', { headers: FRENCH });
  const { result: cart } = await answer.json();
  return cart.receipt.lines.map(({ text }: { text: string }) => text);
};

describe('a cart in French', () => {
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
      expect((await receiptOf(shopper)).join()).toContain('rabais d’ensemble');
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
    result(await shopper.client.chooseDelivery({ deliveryOption: 'white-glove', withMattressRemoval: true }));
    expect(await english(shopper)).toEqual([]);
    expect(await receiptOf(shopper)).toEqual(
      expect.arrayContaining(['Service gants blancs, 1 article', 'Reprise du matelas']),
    );
  });

  it('says which gift is free with what', async () => {
    expect(await receiptOf(await withMattress())).toContain(
      '1 × Ensemble de draps, gratuit avec Matelas classique en mousse mémoire',
    );
  });
});

describe('a code in French', () => {
  const given = async (shopper: Shopper, couponCode: string) =>
    (await sends(shopper, 'PUT', '/api/carts/my/coupon', { couponCode })).body;

  it('has its reasons and what it takes off in French, with amounts as French writes them', async () => {
    const codes = asDemo(shippedCatalogue()).coupons.map(({ code }) => code);
    expect(codes.length).toBeGreaterThan(5);
    for (const code of [...codes, 'NEVERWAS', 'AB']) {
      const shopper = shop.shopper();
      await shopper.adds('pillow', 'standard');
      expect(englishIn(await given(shopper, code)), code).toEqual([]);
      expect(await english(shopper), code).toEqual([]);
    }
  });

  it('counts from an amount that is written in French', async () => {
    const shopper = shop.shopper();
    await shopper.adds('pillow', 'standard');
    const { result: cart } = await given(shopper, 'TWENTYOFF');
    expect(cart.couponDetails.reason).toMatch(
      /^TWENTYOFF s’applique à partir de 200\u00a0\$\u00a0: il manque [\d,]+\u00a0\$\.$/,
    );
  });

  it('is not known, in French', async () => {
    const answer = await given(await withMattress(), 'NEVERWAS');
    expect(answer).toMatchObject({ error: 'Nous ne connaissons pas le code NEVERWAS' });
  });
});

describe('the checkout in French', () => {
  const shipsTo = async (shopper: Shopper, address: object, email = 'ada@example.com') =>
    sends(shopper, 'PUT', '/api/carts/my/checkout/shipping', { address, email });

  it('has no English left, and names the province and its tax', async () => {
    const shopper = await withMattress();
    const { status, body } = await shipsTo(shopper, MONTREAL);
    expect(status).toBe(200);
    expect(englishIn(body)).toEqual([]);
    expect(await english(shopper)).toEqual([]);
    expect(await shop.englishOf('/api/carts/my/checkout', shopper)).toEqual([]);
    expect(await receiptOf(shopper)).toContain('Taxes, Québec, 14,975\u00a0%');
  });

  it('says in French what is wrong with an address', async () => {
    const wrong = [
      { ...MONTREAL, fullName: '', line1: '', city: '', zip: '', phone: '' },
      { ...MONTREAL, fullName: 'Ada', line1: 'PO Box 12', city: '1', zip: '1', phone: '12' },
      { ...MONTREAL, line2: 'x'.repeat(300), state: 'ZZ' },
    ];
    for (const address of wrong) {
      const { status, body } = await shipsTo(await withMattress(), address);
      expect(status).toBe(422);
      expect(englishIn(body)).toEqual([]);
    }
    const { body } = await shipsTo(await withMattress(), MONTREAL, 'nobody');
    expect(englishIn(body)).toEqual([]);
  });

  it('refuses the white glove service in French where there is none', async () => {
    const answer = await shop.shopper().fetch('/api/orders/wgs?state=YT', { headers: FRENCH });
    expect(await answer.json()).toMatchObject({
      error: 'Le service gants blancs n’est pas offert dans cette région.',
    });
  });
});
