import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { catalogueWith, openApiWith } from '../../testing/catalogue-with.ts';
import { openPages } from '../../testing/open-pages.ts';
import { refusal, result, Shopper } from '../../testing/shopper.ts';
import { openTestStore, type TestStore } from '../../testing/test-store.ts';

const PATH = '/p/napping';

/** All that there is of the page. */
const FILE = `---
title: Napping
description: How {brand} naps, for how long, and what to tell visitors.
heading: The nap, and how to defend it
---

## Twenty minutes

Longer than that is a night. Ask [us](/p/support).
`;

let store: TestStore;
let api: FastifyInstance;
beforeAll(async () => {
  store = await openTestStore();
  api = await openApiWith(store, catalogueWith({ [`content/en${PATH}.md`]: FILE }));
}, 60_000);
afterAll(async () => {
  await api.close();
  await store.close();
});

const shopper = (brand: string) => new Shopper(api, `${brand}.localhost`);

it('a content page needs nothing but its file: no page is there without it, every brand has it with it [C2.05, C2.39]', async () => {
  expect(refusal(await store.shopper().client.contentPage(PATH)).status).toBe(404);
  for (const brand of ['halcyon', 'drift']) {
    const page = result(await shopper(brand).client.contentPage(PATH));
    expect(page).toMatchObject({ path: PATH, template: 'article', heading: 'The nap, and how to defend it' });
    expect(page.html).toContain('<h2 id="twenty-minutes">Twenty minutes</h2>');
  }
});

it('a content page is shown by the template of all the others, and search engines are led to it [C2.39]', async () => {
  const open = await openPages(api);
  const response = await open('halcyon', PATH);
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(html).toContain('<title>Napping | Halcyon</title>');
  expect(html).toContain('content="How Halcyon naps, for how long');
  expect(html).toMatch(/<h1[^>]*>The nap, and how to defend it<\/h1>/);
  expect(html).toContain('<a href="/p/support">us</a>');
  const { pages } = result(await shopper('halcyon').client.sitemap());
  const written = pages.map(({ path }) => path).filter((path) => path.startsWith('/p/'));
  expect(written).toContain(PATH);
  expect(new Set(written).size).toBeGreaterThan(20);
});
