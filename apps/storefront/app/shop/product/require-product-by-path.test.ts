import { createClient } from '@counterpane/contract/client';
import { expect, test } from 'vitest';
import { MATTRESSES, productPageOf } from '../../../fixtures/catalogue.ts';
import { requireProductByPath } from './require-product-by-path.ts';

const [classic] = MATTRESSES;
if (!classic) throw new Error('the fixture has a mattress');
const page = productPageOf(classic, 'king');

/** A brand that has only these products, and what it was asked for. */
const brandWith = (...names: string[]) => {
  const asked: string[] = [];
  const client = createClient(async (path) => {
    asked.push(path);
    return names.some((name) => path.startsWith(`/api/pages/products/${name}?`))
      ? Response.json({ status: 'ok', result: page })
      : Response.json({ status: 'error', error: 'There is nothing at this address' }, { status: 404 });
  });
  const open = (address: Parameters<typeof requireProductByPath>[1]) =>
    requireProductByPath(client, address, 'king', () => undefined);
  return { asked, open };
};

test('a mattress of a family is asked for once, by its material and firmness', async () => {
  const { asked, open } = brandWith('mattress-hybrid-soft');
  expect(await open({ '*': 'hybrid/soft/size-king' })).toEqual({ page, segments: ['size-king'] });
  expect(asked).toEqual(['/api/pages/products/mattress-hybrid-soft?size=king']);
});

test('a brand without such a family has its classic mattress there, with what the path says of it', async () => {
  const { asked, open } = brandWith('mattress');
  expect(await open({ '*': 'memory-foam/medium' })).toEqual({ page, segments: ['memory-foam', 'medium'] });
  expect(asked.at(-1)).toBe('/api/pages/products/mattress?size=king');
  expect((await open({ '*': '' })).segments).toEqual([]);
});

test('everything else is called by its own name', async () => {
  const { asked, open } = brandWith('pillow');
  expect((await open({ name: 'pillow', '*': 'size-king/soft' })).segments).toEqual(['size-king', 'soft']);
  expect(asked).toEqual(['/api/pages/products/pillow?size=king']);
  await expect(open({ name: 'elephant' })).rejects.toMatchObject({ init: { status: 404 } });
});
