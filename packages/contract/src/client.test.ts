import { describe, expect, it } from 'vitest';
import { createClient, type FetchApi } from './client.ts';

interface Call {
  readonly path: string;
  readonly init: RequestInit | undefined;
}

/** A client whose API answers the same to everything and remembers what it was asked. */
const clientFor = (body: unknown = { status: 'ok', result: 'fine' }, status = 200) => {
  const calls: Call[] = [];
  const fetchApi: FetchApi = async (path, init) => {
    calls.push({ path, init });
    return Response.json(body, { status });
  };
  return { client: createClient(fetchApi), calls };
};

/** Method and path of every call. */
const linesOf = (calls: readonly Call[]) => calls.map(({ path, init }) => `${init?.method} ${path}`);

const PRODUCT = 'a'.repeat(24);
const NOBODY = { fullName: '', line1: '' };

describe('a call of the API', () => {
  it('answers the result', async () => {
    const { client } = clientFor({ status: 'ok', result: { id: null, version: 0 } });
    expect(await client.cart()).toEqual({ ok: true, result: { id: null, version: 0 } });
  });

  it('answers a refusal as a value, with its status and its facts', async () => {
    const error = { status: 'error', error: 'Only 3 left', code: 'insufficient_stock', available: 3 };
    const { client } = clientFor(error, 422);
    expect(await client.addItems([{ productID: PRODUCT }])).toEqual({ ok: false, status: 422, error });
  });

  it('answers a 412 about a region as a value, not as an error', async () => {
    const error = { status: 'error', error: 'Enter a valid ZIP', code: 'zip_mismatch' };
    const { client } = clientFor(error, 412);
    expect(await client.saveShipping({ address: NOBODY })).toMatchObject({ ok: false, status: 412 });
  });

  it('breaks when the network does', async () => {
    const client = createClient(async () => {
      throw new TypeError('fetch failed');
    });
    await expect(client.cart()).rejects.toThrow('fetch failed');
  });
});

describe('the paths of the API', () => {
  it('are these for pages and products', async () => {
    const { client, calls } = clientFor();
    await client.homePage();
    await client.chrome();
    await client.listingPage('mattresses');
    await client.listingPage('bedding', { size: 'queen', sort: 'price-low' });
    await client.contentPage('/p/returns');
    await client.sitemap();
    await client.feed();
    await client.braintreeToken();
    await client.productPage('mattress', '?size=king');
    await client.productPage('mattress');
    await client.products(['mattress', 'pillow']);
    expect(linesOf(calls)).toEqual([
      'GET /api/pages/home',
      'GET /api/pages/chrome',
      'GET /api/pages/listings/mattresses',
      'GET /api/pages/listings/bedding?size=queen&sort=price-low',
      'GET /api/pages/content?path=%2Fp%2Freturns',
      'GET /api/pages/sitemap',
      'GET /api/pages/feed',
      'GET /api/braintree/tokens',
      'GET /api/pages/products/mattress?size=king',
      'GET /api/pages/products/mattress',
      'GET /api/products?name=mattress%2Cpillow',
    ]);
  });

  it('are these for the cart', async () => {
    const { client, calls } = clientFor();
    await client.cart();
    await client.addItems([{ productID: PRODUCT }]);
    await client.changeItem('l1', { quantity: 2 });
    await client.removeItem('l1');
    await client.setCoupon('SLEEP10');
    await client.removeCoupon();
    expect(linesOf(calls)).toEqual([
      'GET /api/carts/my',
      'POST /api/carts/my/items',
      'PUT /api/carts/my/items/l1/',
      'DELETE /api/carts/my/items/l1/',
      'PUT /api/carts/my/coupon',
      'DELETE /api/carts/my/coupon',
    ]);
  });

  it('are these for the checkout and the order', async () => {
    const { client, calls } = clientFor();
    await client.checkout();
    await client.saveShipping({ address: NOBODY });
    await client.saveBilling({ sameAsShipping: true, paymentProvider: 'stripeDirect' });
    await client.createOrder({
      billingProvider: 'stripeDirect',
      shippingAddress: NOBODY,
      billingAddress: NOBODY,
      cartVersion: 1,
      expectedTotal: { amount: 69_900, currency: 'USD' },
    });
    await client.payOrder('o1', { paymentToken: 'tok_1' });
    await client.refreshOrder('o1');
    await client.refreshOrder('o1', { returned: true });
    await client.order('o1');
    expect(linesOf(calls)).toEqual([
      'GET /api/carts/my/checkout',
      'PUT /api/carts/my/checkout/shipping',
      'PUT /api/carts/my/checkout/billing',
      'POST /api/orders',
      'POST /api/orders/o1/payment',
      'POST /api/orders/o1/refresh',
      'POST /api/orders/o1/refresh?returned=1',
      'GET /api/orders/o1',
    ]);
  });

  it('keep what someone made up in its place', async () => {
    const { client, calls } = clientFor();
    await client.order('../carts/my');
    await client.removeItem('a/b?c');
    await client.listingPage('beds & more');
    expect(linesOf(calls)).toEqual([
      'GET /api/orders/..%2Fcarts%2Fmy',
      'DELETE /api/carts/my/items/a%2Fb%3Fc/',
      'GET /api/pages/listings/beds%20%26%20more',
    ]);
  });
});

describe('what a call sends', () => {
  it('is its body as JSON', async () => {
    const { client, calls } = clientFor();
    await client.setCoupon('SLEEP10');
    expect(calls[0]?.init).toMatchObject({
      headers: { 'content-type': 'application/json' },
      body: '{"couponCode":"SLEEP10"}',
    });
  });

  it('is the key that makes it happen once, and the version that was seen', async () => {
    const { client, calls } = clientFor();
    await client.addItems([{ productID: PRODUCT }], { idempotencyKey: 'k-1', ifMatch: 7 });
    await client.removeItem('l1', { ifMatch: 0 });
    expect(calls.map(({ init }) => init?.headers)).toEqual([
      { 'content-type': 'application/json', 'idempotency-key': 'k-1', 'if-match': '7' },
      { 'if-match': '0' },
    ]);
  });

  it('is nothing where there is nothing to say', async () => {
    const { client, calls } = clientFor();
    await client.removeCoupon();
    await client.cart();
    expect(calls[0]?.init).toMatchObject({ headers: {}, body: null });
    expect(calls[1]?.init).toEqual({ method: 'GET' });
  });
});
