import { createClient } from '@counterpane/contract/client';
import { expect, test } from 'vitest';
import { MATTRESSES, productPageOf } from '../../../fixtures/catalogue.ts';
import type { Failure } from '../../failures/failure.ts';
import { requireProductPage } from './require-product-page.ts';

const [classic] = MATTRESSES;
if (!classic) throw new Error('the fixture has a mattress');
const page = productPageOf(classic, 'king');

test('a product page is fetched by its name, in the size that is wanted', async () => {
  const asked: string[] = [];
  const client = createClient(async (path) => {
    asked.push(path);
    return Response.json({ status: 'ok', result: page });
  });
  expect(await requireProductPage(client, 'mattress', 'king', () => undefined)).toEqual(page);
  await requireProductPage(client, 'mattress', null, () => undefined);
  expect(asked).toEqual(['/api/pages/products/mattress?size=king', '/api/pages/products/mattress']);
});

test('a product that cannot be had is a warning in the log, and the page rejects [C8.06]', async () => {
  const heard: Failure[] = [];
  const client = createClient(async () =>
    Response.json(
      { status: 'error', error: 'There is nothing at this address', code: 'not_found' },
      { status: 404 },
    ),
  );
  await expect(
    requireProductPage(client, 'elephant', null, (failure) => heard.push(failure)),
  ).rejects.toMatchObject({ init: { status: 404 } });
  expect(heard).toEqual([
    {
      level: 'warning',
      text: 'Failed to fetch the product',
      url: '/api/pages/products/elephant',
      error: 'There is nothing at this address',
    },
  ]);
});
