import { encodeQuery } from '@counterpane/contract/encode-query';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { buildApi } from '../app.ts';
import { type CardStore, openCardStore } from '../testing/card-store.ts';
import { HOME, result, Shopper } from '../testing/shopper.ts';
import { signedInOnce } from '../testing/staff-browser.ts';

type Json = Readonly<Record<string, unknown>>;

let store: CardStore;
let shopper: Shopper;
let paths: Json;
let schemes: Json;
let close: () => Promise<void>;
beforeAll(async () => {
  store = await openCardStore();
  // As it is sold from: an answer is sent as it is, and nothing takes off what the contract does not know.
  const api = buildApi({ ...store.deps, checkAnswers: false });
  await api.ready();
  shopper = new Shopper(api, 'halcyon.localhost');
  const document: unknown = (await api.inject('/api/openapi.json')).json();
  paths = part(part(document)?.paths) ?? {};
  schemes = part(part(part(document)?.components)?.securitySchemes) ?? {};
  close = () => api.close();
});
afterAll(async () => {
  await close();
  await store.close();
});

const objectSchema = z.record(z.string(), z.unknown());
const part = (value: unknown): Json | null => objectSchema.safeParse(value).data ?? null;
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The description of a call's answer; its status is 200 or any that refuses. */
const answerSchema = (method: string, path: string, status: number): Json => {
  const responses = part(part(part(paths[path])?.[method.toLowerCase()])?.responses);
  const answer = part(responses?.[status === 200 ? '200' : `${String(status)[0]}XX`]);
  const schema = part(part(part(answer?.content)?.['application/json'])?.schema);
  if (!schema) throw new Error(`nothing is told of ${status} from ${method} ${path}`);
  return schema;
};

/** Every field of a value that its description does not have, as `result.items[].color`. */
const unknownFields = (value: unknown, schema: Json, at = ''): readonly string[] => {
  const choices = list(schema.anyOf ?? schema.oneOf);
  if (choices.length > 0) {
    const faults = choices.map((choice) => unknownFields(value, part(choice) ?? {}, at));
    return faults.toSorted((a, b) => a.length - b.length)[0] ?? [];
  }
  if (Array.isArray(value))
    return [...new Set(value.flatMap((each) => unknownFields(each, part(schema.items) ?? {}, `${at}[]`)))];
  const fields = part(value);
  if (!fields || Object.keys(schema).length === 0) return [];
  const known = part(schema.properties) ?? {};
  return Object.entries(fields).flatMap(([name, field]) => {
    const described = part(Object.hasOwn(known, name) ? known[name] : schema.additionalProperties);
    if (described) return unknownFields(field, described, `${at}.${name}`);
    return schema.additionalProperties === true ? [] : [`${at}.${name}`];
  });
};

/** The description of what a call takes. */
const bodySchema = (method: string, path: string): Json => {
  const body = part(part(part(paths[path])?.[method.toLowerCase()])?.requestBody);
  const schema = part(part(part(body?.content)?.['application/json'])?.schema);
  if (!part(schema?.properties)) throw new Error(`nothing is told of what ${method} ${path} takes`);
  return schema ?? {};
};

/** Calls the API; what is in its answer, or in what was sent, beyond the document. */
const beyond = async (
  method: string,
  path: string,
  url = path,
  body?: object,
): Promise<readonly string[]> => {
  const response = await shopper.fetch(url, {
    method,
    ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
  });
  const answer: unknown = await response.json();
  expect(response.status, `${method} ${url} ${JSON.stringify(answer).slice(0, 300)}`).toBe(200);
  return [
    ...(body ? unknownFields(body, bodySchema(method, path), `${method} ${path} takes `) : []),
    ...unknownFields(answer, answerSchema(method, path, 200), `${method} ${path} answers `),
  ];
};

const REGION = { country: 'US', state: 'NY', zip: '10001', city: 'New York' };

/** The calls of the specification that this API takes itself, with the parts of their paths as they are called here. */
const CALLS = [
  'GET /products',
  'GET /products/quotes/v2',
  'GET /carts/quote',
  'GET /carts/my',
  'DELETE /carts/my',
  'POST /carts/my/merge',
  'POST /carts/my/items',
  'PUT /carts/my/items/{itemIdentifier}/',
  'DELETE /carts/my/items/{itemIdentifier}/',
  'PUT /carts/my/region/new',
  'PUT /carts/region',
  'PUT /carts/my/coupon',
  'DELETE /carts/my/coupon',
  'GET /carts/{cartId}/remoteToken',
  'GET /carts/{id}/items/product/type/cdd-service',
  'POST /carts/{id}/items/product/type/cdd-service',
  'DELETE /carts/{id}/items/product/type/cdd-service',
  'POST /addresses/validate',
  'POST /orders',
  'HEAD /orders',
  'POST /orders/{id}/related',
  'POST /orders/{id}/payment',
  'GET /orders/{id}',
  'GET /orders/{id}/fulfillment',
  'PUT /orders/{id}/analyticsReported',
  'GET /orders/wgs',
  'GET /orders/wgs/availability',
  'GET /braintree/tokens',
];

describe('the OpenAPI document', () => {
  it('has every call of the specification, each with what it takes and answers [C7.35]', () => {
    const known = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(part(methods) ?? {}).map(
        (method) => `${method.toUpperCase()} ${path.slice('/api'.length)}`,
      ),
    );
    expect(CALLS.filter((call) => !known.includes(call))).toEqual([]);
  });
});

describe('who may call', () => {
  const securityOf = (method: string, path: string) =>
    part(part(paths[path])?.[method.toLowerCase()])?.security;

  it('is told of every call by schemes that the document has', () => {
    expect(Object.keys(schemes).toSorted()).toEqual(['customer', 'provider', 'staff', 'visitor']);
    expect(part(schemes.visitor)).toMatchObject({ type: 'apiKey', in: 'cookie', name: 'visitor' });
    const asked = Object.values(paths)
      .flatMap((methods) => Object.values(part(methods) ?? {}))
      .flatMap((operation) => list(part(operation)?.security ?? ['nothing is told']));
    expect(asked.length).toBeGreaterThan(50);
    const names = asked.flatMap((one) => Object.keys(part(one) ?? { nothing: [] }));
    expect(names.filter((name) => !Object.hasOwn(schemes, name))).toEqual([]);
  });

  it('is what its row says: anyone, a visitor with or without a cookie yet, a company, staff with a right', () => {
    expect(securityOf('GET', '/api/products')).toEqual([]);
    expect(securityOf('GET', '/api/carts/my')).toEqual([{ visitor: [] }, {}]);
    expect(securityOf('POST', '/api/webhooks/{company}')).toEqual([{ provider: [] }]);
    expect(securityOf('GET', '/api/staff/orders')).toEqual([{ staff: ['see-orders'] }]);
    expect(securityOf('GET', '/api/staff/session')).toEqual([{ staff: [] }]);
  });

  it('is a cookie that signing in sets', async () => {
    const staff = await signedInOnce(store, 'Maya');
    expect(staff.cookie).toContain(`${part(schemes.staff)?.name}=`);
  });
});

describe('what the API answers', () => {
  it('is told field by field in the OpenAPI document: products, pages and quotes [C7.35]', async () => {
    const mattress = await shopper.item('mattress', 'queen');
    const pillow = await shopper.item('pillow', 'king');
    const carts = encodeQuery([
      { couponCode: 'SLEEP10', items: [mattress, pillow] },
      { couponCode: 'LASTYEAR', items: [mattress] },
      { couponCode: 'no-coupon', items: [{ ...mattress, productID: 'f'.repeat(24) }] },
    ]);
    const query = encodeQuery({
      couponCode: 'SLEEP10',
      productItems: [mattress, { ...mattress, productID: 'f'.repeat(24) }],
      upsellItems: [pillow],
      upgradableUpsellItems: [await shopper.item('tranquility-bundle', 'queen')],
      bundleGroupItems: [mattress],
      bundleItems: [await shopper.item('adjustable-bed-frame', 'queen')],
      bundleExtraItems: [pillow],
    });
    const names = ['mattress', 'natural-cotton-sheet-set', 'mattress-protection-3-year'];
    const told = [
      await beyond('GET', '/api/products', `/api/products?name=${names.join(',')}`),
      await beyond('GET', '/api/carts/quote', `/api/carts/quote?carts=${carts}`),
      await beyond('GET', '/api/products/quotes/v2', `/api/products/quotes/v2?query=${query}`),
      await beyond('GET', '/api/pages/listings/{name}', '/api/pages/listings/mattresses'),
      await beyond('GET', '/api/pages/products/{name}', '/api/pages/products/socalle-platform-bed'),
      await beyond('GET', '/api/pages/bundles/{name}', '/api/pages/bundles/platform-bed-bundle'),
      await beyond('GET', '/api/pages/chrome'),
      await beyond('GET', '/api/pages/home'),
      await beyond('GET', '/api/pages/sitemap'),
      await beyond('GET', '/api/pages/feed'),
      await beyond('GET', '/api/pages/content', '/api/pages/content?path=/p/returns'),
      await beyond('GET', '/api/pages/sets/{name}', '/api/pages/sets/mira-bed-and-nightstand-set'),
      await beyond('GET', '/api/pages/builder/{name}', '/api/pages/builder/foundation-mattress-set'),
      await beyond('GET', '/api/pages/adjustable-bundles/{name}', '/api/pages/adjustable-bundles/mattress'),
      await beyond('GET', '/api/pages/bundles'),
      await beyond('GET', '/api/search', '/api/search?q=pillow'),
      await beyond('GET', '/api/search/suggestions', '/api/search/suggestions?q=pil'),
    ];
    expect(told.flat()).toEqual([]);
  });

  it('is told so of carts and of all steps of the checkout to the order, with what each call takes [C7.35, K7.49]', async () => {
    const items = [await shopper.item('mattress', 'queen'), await shopper.item('sheet-set', 'twin')];
    const address = { address: HOME, email: 'ada@example.com' };
    const told = [
      await beyond('GET', '/api/carts/my'),
      await beyond('POST', '/api/carts/my/items', undefined, { items }),
      await beyond('PUT', '/api/carts/my/coupon', undefined, { couponCode: 'SLEEP10' }),
      await beyond('GET', '/api/orders/wgs', '/api/orders/wgs?state=NY'),
      await beyond('GET', '/api/orders/wgs/availability', '/api/orders/wgs/availability?state=NY'),
      await beyond('PUT', '/api/carts/my/delivery', undefined, { deliveryOption: 'white-glove' }),
      await beyond('POST', '/api/addresses/validate', undefined, { ...REGION, street: HOME.line1 }),
      await beyond('PUT', '/api/carts/my/region/new', undefined, {
        shippingRegion: REGION,
        billingProvider: 'stripeDirect',
      }),
      await beyond('PUT', '/api/carts/my/checkout/shipping', undefined, address),
      await beyond('PUT', '/api/carts/my/checkout/billing', undefined, {
        sameAsShipping: true,
        paymentProvider: 'stripeDirect',
      }),
      await beyond('GET', '/api/carts/my/checkout'),
    ];
    const cart = result(await shopper.client.cart());
    const token = '/api/carts/{cartId}/remoteToken';
    await shopper.fetch(`/api/carts/${cart.id}/remoteToken`, { method: 'POST' });
    told.push(await beyond('GET', token, `/api/carts/${cart.id}/remoteToken`));
    const { id } = await shopper.places({ paymentDetails: { paymentToken: 'tok_visa' } });
    told.push(
      await beyond('GET', '/api/orders/{id}', `/api/orders/${id}`),
      await beyond('GET', '/api/orders/{id}/fulfillment', `/api/orders/${id}/fulfillment`),
      await beyond('PUT', '/api/orders/{id}/analyticsReported', `/api/orders/${id}/analyticsReported`),
    );
    await shopper.adds('mattress', 'king');
    told.push(await beyond('POST', '/api/orders', undefined, await shopper.order()));
    expect(told.flat()).toEqual([]);
  });

  it('is told so of a refusal, with what it refuses and why [C7.35]', async () => {
    const refusals: (readonly [string, string, number, object?])[] = [
      ['GET', '/api/orders/{id}', 404],
      ['PUT', '/api/carts/my/coupon', 422, { couponCode: 'NOSUCHCODE' }],
      ['PUT', '/api/carts/my/region/new', 412, { shippingRegion: { ...REGION, zip: '87101' } }],
      ['POST', '/api/carts/my/items', 400, { items: 'all' }],
    ];
    await shopper.adds('mattress', 'queen');
    for (const [method, path, status, body] of refusals) {
      const response = await shopper.fetch(path.replace('{id}', '0'.repeat(24)), {
        method,
        ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
      });
      const answer: unknown = await response.json();
      expect([response.status, path]).toEqual([status, path]);
      expect(unknownFields(answer, answerSchema(method, path, status))).toEqual([]);
      expect(answer).toMatchObject({ status: 'error', code: expect.any(String), error: expect.any(String) });
    }
  });

  it('would be caught if it had a field that nobody told of', () => {
    const schema = answerSchema('GET', '/api/orders/wgs/availability', 200);
    const answer = { status: 'ok', result: { wgsAvailable: true } };
    expect(unknownFields(answer, schema)).toEqual([]);
    expect(unknownFields({ ...answer, result: { ...answer.result, trucks: 2 } }, schema)).toEqual([
      '.result.trucks',
    ]);
    expect(unknownFields([answer, { ...answer, trucks: 2 }], { items: schema })).toEqual(['[].trucks']);
  });
});
