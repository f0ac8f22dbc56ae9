import { productSchema } from '@counterpane/contract/products/products';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { result } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';

const store = useTestStore();

const read = async (query: string) => {
  const answer = await store.shopper().fetch(`/api/products?${query}`);
  const body: unknown = await answer.json();
  return z.object({ result: z.object({ data: z.array(productSchema) }) }).parse(body).result.data;
};

describe('products by API', () => {
  it('are found by name, id and inventory key [C7.02, C7.03, C7.04, C7.06]', async () => {
    const [byName] = await read('name=mattress');
    expect(byName).toMatchObject({ name: 'mattress', title: 'Classic memory foam mattress' });
    expect(await read(`ids=${byName?.id}`)).toEqual([byName]);
    expect(await read('inventoryKeys=hal-classic-foam&dd=some-device')).toEqual([byName]);
    expect((await read('name=mattress,pillow,nothing')).map(({ name }) => name)).toEqual([
      'mattress',
      'pillow',
    ]);
  });

  it('are none for an empty list of names [C7.09]', async () => {
    expect(await read('name=')).toEqual([]);
  });

  it('come in the order of the question, and none twice', async () => {
    const [pillow] = await read('name=pillow');
    const data = await read(`name=pillow,mattress,pillow&ids=${pillow?.id}&inventoryKeys=hal-classic-foam`);
    expect(data.map(({ name }) => name)).toEqual(['pillow', 'mattress']);
  });

  it('may be asked for with the id of a device, which changes nothing of the answer [C7.05]', async () => {
    const [mattress] = await read('name=mattress');
    for (const query of ['name=mattress', `ids=${mattress?.id}`, 'inventoryKeys=hal-classic-foam'])
      for (const device of ['phone', 'desk']) expect(await read(`${query}&dd=${device}`)).toEqual([mattress]);
    const document = (await store.api.inject('/api/openapi.json')).json();
    expect(document.paths['/api/products'].get.parameters).toContainEqual(
      expect.objectContaining({ name: 'dd', in: 'query', required: false, description: 'Device id.' }),
    );
    const endless = await store.api.inject(`/api/products?name=mattress&dd=${'x'.repeat(201)}`);
    expect([endless.statusCode, endless.json().error]).toEqual([400, 'We could not read dd']);
  });

  it('carry both shapes of pricing in cents [C3.15, C3.16, C3.17]', async () => {
    const [product] = await read('name=mattress');
    expect(product?.pricing.find(({ sku }) => sku === 'hal-classic-foam-s:queen')).toEqual({
      sku: 'hal-classic-foam-s:queen',
      totalPrice: 99500,
      discountedPrice: 69900,
      totalValue: 99500,
    });
    expect(product?.price).toEqual({ amount: 69900, currency: 'USD', discount: 29600 });
    expect(product?.listPrice.amount).toBe(99500);
  });

  it('cost twice the Twin XL in Split King [C4.19]', async () => {
    const [product] = await read('name=mattress');
    const priceOf = (sku: string) =>
      product?.pricing.find((price) => price.sku === sku)?.discountedPrice ?? 0;
    expect(priceOf('hal-classic-foam-s:splitking')).toBe(2 * priceOf('hal-classic-foam-s:twinxl'));
  });

  it('name their options with price differences and what is out of stock [C3.04]', async () => {
    const [product] = await read('name=memory-foam-mattress');
    const options = product?.properties[0]?.options ?? [];
    expect(options[0]).toMatchObject({ value: 'twin', title: 'Twin', priceDiff: 0, outOfStock: true });
    expect(options.find(({ value }) => value === 'queen')).toMatchObject({
      priceDiff: 21000,
      outOfStock: false,
    });
  });

  it('say for every variant whether and when it can be had [C3.07, C3.14, C4.01]', async () => {
    const [product] = await read('name=hybrid-mattress');
    expect(product?.availability['hal-classic-hybrid-s:calking']).toEqual({
      isActive: true,
      isInStock: false,
      isBackOrderAllowed: true,
      shippingFrom: '2026-12-03',
      shippingTo: '2026-12-07',
      wgsShippingFrom: '2026-12-08',
      wgsShippingTo: '2026-12-10',
    });
  });

  it('may be kept for 600 seconds [C7.07]', async () => {
    const answer = await store.api.inject('/api/products?name=mattress');
    expect(answer.headers['cache-control']).toBe('public, max-age=600');
  });

  it('are called below one address, as everything is [C7.01]', async () => {
    const { paths } = (await store.api.inject('/api/openapi.json')).json();
    expect(Object.keys(paths).filter((path) => !path.startsWith('/api/'))).toEqual([]);
  });

  it('are described in the OpenAPI document, errors included', async () => {
    const document = (await store.api.inject('/api/openapi.json')).json();
    expect(Object.keys(document.paths)).toContain('/api/products');
    const { responses } = document.paths['/api/carts/my/items'].post;
    const codes = ['200', '400', '403', '409', '413', '415', '422', '429', '500', '503'];
    expect(Object.keys(responses)).toEqual([...codes, '4XX', '5XX']);
    expect(responses['409'].content['application/json'].schema.required).toEqual(['status', 'error', 'code']);
  });
});

describe('the documentation', () => {
  it('can be read without a program and lists every call', async () => {
    const answer = await store.api.inject('/api/docs');
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.body).toContain('POST /api/carts/my/items');
    expect(answer.body).toContain('PUT /api/carts/my/checkout/shipping');
  });
});

describe('pages by API', () => {
  it('bring everything of a product page in one call', async () => {
    const page = result(await store.shopper().client.productPage('mattress', '?size=king'));
    expect(page.selectedSku).toBe('hal-classic-foam-s:king');
    const king = page.variants.find(({ sku }) => sku === page.selectedSku);
    expect(king).toMatchObject({ price: { amount: 89900 }, isPurchasable: true });
    expect(king?.gifts.map(({ title, quantity, size }) => [title, quantity, size])).toEqual([
      ['Sheet set', 1, 'King'],
      ['Memory foam pillow', 2, 'King'],
      ['Waterproof mattress protector', 1, 'King'],
    ]);
  });

  it('offer the sizes of beds and of pillows by their names, from the smallest to the largest [C3.20, C3.22]', async () => {
    const sizesOf = async (name: string) => {
      const { product } = result(await store.shopper().client.productPage(name));
      const sizes = product.properties.find(({ name: property }) => property === 'Size');
      return sizes?.options.map(({ value, title }) => [value, title]);
    };
    expect(await sizesOf('mattress')).toEqual([
      ['twin', 'Twin'],
      ['twinXL', 'Twin XL'],
      ['full', 'Full'],
      ['queen', 'Queen'],
      ['king', 'King'],
      ['calKing', 'Cal King'],
      ['splitKing', 'Split King'],
    ]);
    expect(await sizesOf('gel-infused-memory-foam-pillow')).toEqual([
      ['standard', 'Standard'],
      ['large', 'Large'],
      ['jumbo', 'Jumbo'],
    ]);
  });

  it('start with the size of the cookie, else with queen [C2.185, C5.19, C5.20]', async () => {
    const shown = async (cookie: string) =>
      (await store.api.inject({ url: '/api/pages/products/mattress', headers: { cookie } })).json().result
        .selectedSku;
    expect(await shown('user-size-selection=twin')).toBe('hal-classic-foam-s:twin');
    expect(await shown('')).toBe('hal-classic-foam-s:queen');
    expect(await shown('user-size-selection=enormous')).toBe('hal-classic-foam-s:queen');
  });

  it('list all mattresses, and no kids mattress among them', async () => {
    const page = result(await store.shopper().client.listingPage('mattresses'));
    expect(page.cards).toHaveLength(9);
    expect(page.cards.every(({ price, listPrice }) => price.amount < listPrice.amount)).toBe(true);
  });

  it('do not exist at other addresses', async () => {
    const answer = await store.shopper().client.productPage('no-such-mattress');
    expect(answer).toMatchObject({ ok: false, status: 404 });
  });
});
