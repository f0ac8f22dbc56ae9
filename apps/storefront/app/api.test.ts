import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { getClient } from './api.ts';
import type { Failure } from './failures/failure.ts';
import { type Services, setServices } from './services.ts';
import { requireProductPage } from './shop/product/require-product-page.ts';

/** What a page asks of a store that breaks at every question, and what is heard of it. */
const openBrokenStore = () => {
  const heard: Failure[] = [];
  const context = new RouterContextProvider();
  setServices(context, {
    ...({} as Services), // Only what a client looks at.
    fetchApi: async () => Response.json({ status: 'error', error: 'broken' }, { status: 500 }),
    report: (failure) => heard.push(failure),
  });
  return { client: getClient(context), heard };
};

test('a failed add, list or set of a page is told to the shared error handler with its url [C8.01]', async () => {
  const { client, heard } = openBrokenStore();
  await client.addItems([{ productID: 'a'.repeat(24), quantity: 1 }]);
  await client.listingPage('mattresses');
  await client.setPage('hudson-bedroom-set');
  await client.bundlePage('platform-bed-bundle');
  expect(heard.map(({ level, text, url }) => `${level}: ${text} ${url}`)).toEqual([
    'error: Failed to POST /api/carts/my/items',
    'error: Failed to GET /api/pages/listings/mattresses',
    'error: Failed to GET /api/pages/sets/hudson-bedroom-set',
    'error: Failed to GET /api/pages/bundles/platform-bed-bundle',
  ]);
});

test('a product page that the store breaks at is told once, as an error [C8.01]', async () => {
  const { client, heard } = openBrokenStore();
  const page = requireProductPage(client, 'mattress', null, (failure) => heard.push(failure));
  await expect(page).rejects.toMatchObject({ init: { status: 500 } });
  expect(heard.map(({ level, url }) => `${level} ${url}`)).toEqual(['error /api/pages/products/mattress']);
});
