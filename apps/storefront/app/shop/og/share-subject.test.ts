import { createClient } from '@counterpane/contract/client';
import { expect, test } from 'vitest';
import { classicDrawing, storefront } from '../../../fixtures/brand.ts';
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

/** Its photographs, by address: none where nothing has been taken of it. */
const product = (name: string, title: string, ...photographs: readonly string[]) => ({
  storefront,
  drawing: classicDrawing,
  product: {
    name,
    title,
    properties: [],
    mediaCollection: photographs.map((url) => ({ url, thumbUrl: url, alt: '', tags: [] })),
  },
  variants: [],
  selectedSku: null,
});

/** Of what there is in the repository; its version in the address is no matter. */
const HERO = '/pictures/halcyon/mattress/hero-320.webp?v=1';
const GONE = '/pictures/halcyon/mattress/gone-320.webp?v=1';
const PHOTOGRAPH =
  /^<svg viewBox="0 0 (?:960 720|1280 960)" width="\d+" height="\d+"[^>]*><image [^>]*data:image\/jpeg;base64,/;

const NIGHT = /^<svg viewBox="0 0 760 560"/;

test('a product of which there is no photograph is shown with a night sky, also one of the family below /mattress', async () => {
  const { client } = clientOf({
    '/api/pages/products/mattress-hybrid-soft': product('mattress-hybrid-soft', 'Soft'),
  });
  const subject = await requireShareSubject(client, '/mattress/hybrid/soft');
  expect(subject).toMatchObject({ title: 'Soft', tags: ['product:mattress-hybrid-soft'] });
  expect(subject.picture).toMatch(NIGHT);
});

test('a product that has been photographed is shown with its first photograph', async () => {
  const { client } = clientOf({ '/api/pages/products/mattress': product('mattress', 'Classic', HERO) });
  const subject = await requireShareSubject(client, '/mattress');
  expect(subject).toMatchObject({ title: 'Classic', tags: ['product:mattress'] });
  expect(subject.picture).toMatch(PHOTOGRAPH);
});

const listOf = (url: string) => ({
  '/api/pages/listings/mattresses': {
    storefront,
    name: 'mattresses',
    heading: 'Mattresses',
    cards: [{ picture: { url, alt: '' } }],
  },
  '/api/pages/products/mattress': product('mattress', 'Classic'),
});

test('a list whose first product has been photographed is shown with that photograph', async () => {
  const { picture, tags } = await requireShareSubject(clientOf(listOf(HERO)).client, '/mattresses');
  expect(picture).toMatch(PHOTOGRAPH);
  expect(tags).toEqual(['listing:mattresses']);
});

test('where a photograph cannot be read, a night sky is shown', async () => {
  const { picture } = await requireShareSubject(clientOf(listOf(GONE)).client, '/mattresses');
  expect(picture).toMatch(NIGHT);
});

test('a written page with a picture of a room is shown with it', async () => {
  const { client } = clientOf({
    '/api/pages/content?path=%2Fp%2Fcraft': { storefront, heading: 'Craft', picture: { url: HERO } },
  });
  expect((await requireShareSubject(client, '/p/craft')).picture).toMatch(PHOTOGRAPH);
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
