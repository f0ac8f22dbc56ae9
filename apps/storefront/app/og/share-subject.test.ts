import { createClient } from '@counterpane/contract/client';
import { expect, test } from 'vitest';
import { classicDrawing, storefront } from '../../fixtures/brand.ts';
import { requireShareSubject } from './share-subject.ts';

/** An API that knows some paths and answers 404 to all others. */
const clientOf = (results: Readonly<Record<string, object>>) => {
  const asked: string[] = [];
  const client = createClient(async (path) => {
    asked.push(path);
    const result = results[path];
    return result
      ? Response.json({ status: 'ok', result })
      : Response.json({ status: 'error', error: 'There is nothing at this address' }, { status: 404 });
  });
  return { client, asked };
};

const product = (name: string, title: string) => ({
  storefront,
  drawing: classicDrawing,
  product: { name, title, properties: [] },
});

test('a product is shown as it is drawn, also one of the family below /mattress', async () => {
  const { client } = clientOf({
    '/api/pages/products/mattress-hybrid-soft': product('mattress-hybrid-soft', 'Soft'),
  });
  const subject = await requireShareSubject(client, '/mattress/hybrid/soft');
  expect(subject).toMatchObject({ title: 'Soft', tags: ['product:mattress-hybrid-soft'] });
  expect(subject.picture).toMatch(/^<svg viewBox="0 0 800 600"/);
});

test('a list is shown with its first product, and changes with it', async () => {
  const { client } = clientOf({
    '/api/pages/listings/mattresses': {
      storefront,
      name: 'mattresses',
      heading: 'Mattresses',
      cards: [{ picture: { url: '/media/mattress/studio.svg', alt: '' } }],
    },
    '/api/pages/products/mattress': product('mattress', 'Classic'),
  });
  expect(await requireShareSubject(client, '/mattresses')).toMatchObject({
    title: 'Mattresses',
    tags: ['listing:mattresses', 'product:mattress'],
  });
});

test('a list whose first product has been photographed is shown with the drawing of it', async () => {
  const { client } = clientOf({
    '/api/pages/listings/mattresses': {
      storefront,
      name: 'mattresses',
      heading: 'Mattresses',
      cards: [{ picture: { url: '/pictures/halcyon/mattress/hero-320.webp?v=1', alt: '' } }],
    },
    '/api/pages/products/mattress': product('mattress', 'Classic'),
  });
  const { picture, tags } = await requireShareSubject(client, '/mattresses');
  expect(picture).toMatch(/^<svg viewBox="0 0 800 600"/);
  expect(tags).toContain('product:mattress');
});

test('a written page without a picture is shown with a night sky', async () => {
  const { client } = clientOf({
    '/api/pages/content?path=%2Fp%2Fterms': { storefront, heading: 'Terms', picture: null },
  });
  const subject = await requireShareSubject(client, '/p/terms');
  expect(subject).toMatchObject({ title: 'Terms', tags: ['content:/p/terms'] });
  expect(subject.picture).toContain('url(#night)');
});

test('there is no picture of a page that is not there', async () => {
  const { client, asked } = clientOf({});
  await expect(requireShareSubject(client, '/bedding/waterbed')).rejects.toMatchObject({
    init: { status: 404 },
  });
  await expect(requireShareSubject(client, '/sofas')).rejects.toMatchObject({ init: { status: 404 } });
  expect(asked).toHaveLength(3);
});
