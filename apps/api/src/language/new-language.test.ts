import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileMessages } from '@counterpane/messages/compile-messages';
import { LOCALES } from '@counterpane/messages/locales';
import { readCatalogues } from '@counterpane/messages/read-catalogues';
import { addMessages } from '@counterpane/messages/translator';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogueWith, openApiWith } from '../testing/catalogue-with.ts';
import { result, Shopper } from '../testing/shopper.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

const BRAND = 'brands/hevea/brand.yaml';
const shipped = readFileSync(join(import.meta.dirname, '../../../../packages/catalogue', BRAND), 'utf8');

let store: TestStore;
let api: FastifyInstance;
let locales: string;
beforeAll(async () => {
  // Its row.
  Object.assign(LOCALES, { 'de-US': { units: 'imperial', paper: 'letter', lists: 'de' } });
  // Its messages.
  locales = mkdtempSync(join(tmpdir(), 'counterpane-locales-'));
  mkdirSync(join(locales, 'de-US'));
  writeFileSync(
    join(locales, 'de-US/api.json'),
    JSON.stringify({
      'There is nothing at this address': 'Unter dieser Adresse gibt es nichts',
    }),
  );
  for (const { locale, messages } of readCatalogues(locales)) addMessages(locale, compileMessages(messages));
  store = await openTestStore();
  // Its copy, and the storefront that speaks it.
  api = await openApiWith(
    store,
    catalogueWith({
      [BRAND]: shipped.replace('language: en,', 'language: en, otherLanguages: [de],'),
      'languages/de/products.yaml': '"Latex pillow": "Latexkissen"\n',
    }),
  );
}, 60_000);
afterAll(async () => {
  rmSync(locales, { recursive: true });
  await api.close();
  await store.close();
});

test('A language of a row, its messages and its words is spoken by the storefront that names it, and English fills its gaps', async () => {
  const shopper = new Shopper(api, 'hevea.localhost');
  const [german, english] = [shopper.clientIn('de'), shopper.clientIn('en')];
  const titleIn = async (client: typeof german) =>
    result(await client.productPage('latex-pillow')).product.title;
  expect([await titleIn(german), await titleIn(english)]).toEqual(['Latexkissen', 'Latex pillow']);
  const lost = await shopper.fetch('/api/nowhere', { headers: { 'x-language': 'de' } });
  expect(await lost.json()).toMatchObject({ error: 'Unter dieser Adresse gibt es nichts' });
});
