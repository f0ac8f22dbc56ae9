import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { PAGE_EXPERIMENTS } from '@counterpane/rules/experiments/experiments';
import { afterAll, beforeAll, expect, it } from 'vitest';
import routeMap from '../../../../storefront/app/routes.ts';
import { openPages } from '../../testing/open-pages.ts';
import { openTestStore, type TestStore } from '../../testing/test-store.ts';

const KB = 1024;
const CLIENT = join(import.meta.dirname, '../../../../storefront/build/client');

/** By the file that draws them: pages for everybody, more than one where they differ in what they bring. */
const PUBLIC: Readonly<Record<string, readonly string[]>> = {
  'shop/home/route.tsx': ['/'],
  'shop/listing/route.tsx': [
    '/mattresses',
    '/mattresses?size=queen',
    '/furniture',
    '/sale',
    '/queen-size-mattresses',
  ],
  'shop/sets/listing/route.tsx': ['/mattress-bundles'],
  'shop/sets/bundle/route.tsx': [
    '/mattress-bundles/platform-bed-bundle',
    '/mattress/adjustable-bundle',
    '/bundle-builder/customize-your-mattress-set',
  ],
  'shop/sets/collection/route.tsx': ['/bedroom-sets/mira-bed-and-nightstand-set', '/kids/onita-kids-set'],
  'shop/product/route.tsx': [
    '/mattress',
    '/bed-frames/socalle-platform-bed',
    '/bedding/sheet-set',
    '/kids/kids-mattress',
  ],
  'shop/reviews/route.tsx': ['/reviews', '/reviews?product=mattress'],
  'shop/reviews/questions/route.tsx': ['/reviews/questions?product=mattress'],
  'shop/reviews/helpful/route.tsx': ['/reviews/helpful'],
  'shop/reviews/videos/route.tsx': ['/reviews/video-testimonials'],
  'shop/search/route.tsx': ['/search?q=pillow', '/search?q=xyzzy'],
  'shop/content/route.tsx': [
    '/p/returns',
    '/p/support',
    '/faq',
    '/compare',
    '/posts',
    '/posts/choosing-a-pillow',
    '/p/mattress-quiz',
    '/store/store-locator',
  ],
  'shop/not-found/route.tsx': ['/nothing-of-the-kind'],
  'shop/refused/route.tsx': ['/refused/405', '/refused/413'],
};

/** Pages of one visitor: their script is weighed from the build (apps/storefront/budget.test.ts). */
const PRIVATE =
  /^(?:cart|checkout|account|staff|shop\/delivered-price|shop\/room|shop\/privacy-choices|shop\/preferences|shop\/newsletter|shop\/notices)\//;

const ALL = Object.values(PUBLIC).flat();

let store: TestStore;
const pages = new Map<string, string>();
beforeAll(async () => {
  store = await openTestStore();
  const open = await openPages(store.api);
  for (const url of [...ALL, '/checkout/cart']) {
    pages.set(url, await (await open('halcyon', url)).text());
  }
});
afterAll(() => store.close());

it('every variant of a home page that is tried out is a whole page, of the same script and no more than it may have', async () => {
  const open = await openPages(store.api);
  for (const { name, url, storefronts, variants } of PAGE_EXPERIMENTS)
    for (const storefront of storefronts) {
      const sizes = await Promise.all(
        variants.map(async ({ name: variant }) => {
          const html = await (await open(storefront, url, { experiment: name, url, variant })).text();
          expect(html).toContain('</html>');
          return scriptSize(html);
        }),
      );
      expect(new Set(sizes).size).toBe(1);
      expect(Math.max(...sizes)).toBeLessThan(15 * KB);
      const plain = await scriptSize(await (await open(storefront, url)).text());
      expect(Math.max(...sizes) - plain).toBeLessThan(KB);
    }
});

const htmlOf = (url: string): string => pages.get(url) ?? '';

it('every file of the route map that draws a page is weighed', async () => {
  const drawn = (await routeMap).flatMap(function filesOf({ file, children = [] }): string[] {
    return [file, ...children.flatMap(filesOf)];
  });
  const files = new Set(drawn.filter((file) => file.endsWith('.tsx') && !PRIVATE.test(file)));
  expect([...files].sort()).toEqual(Object.keys(PUBLIC).sort());
  expect(ALL.filter((url) => !htmlOf(url).includes('<h1'))).toEqual([]);
});

it('pages for everybody bring no framework, and less script than a tenth of what they may', async () => {
  const heavy: string[] = [];
  for (const url of ALL) {
    const html = htmlOf(url);
    expect(html, url).not.toContain('__reactRouterContext');
    const size = await scriptSize(html);
    if (size > 15 * KB) heavy.push(`${url}: ${size} bytes of script`);
  }
  expect(heavy).toEqual([]);
});

it('no page brings more than 25 KB of styles', async () => {
  const heavy: string[] = [];
  for (const [url, html] of pages) {
    const sheets = sources(html, /<link rel="stylesheet" href="([^"]+)"/g);
    const inline = sources(html, /<style[^>]*>([\s\S]*?)<\/style>/g).join('');
    const linked = await Promise.all(sheets.map((sheet) => readFile(join(CLIENT, sheet))));
    const size = gzipSync(inline).length + linked.reduce((sum, sheet) => sum + gzipSync(sheet).length, 0);
    expect(inline.length, url).toBeGreaterThan(1_000);
    if (size > 25 * KB) heavy.push(`${url}: ${size} bytes of styles`);
  }
  expect(heavy).toEqual([]);
});

const sources = (html: string, pattern: RegExp): string[] =>
  Array.from(html.matchAll(pattern), ([, url = '']) => url);

/** Every script that a page names, and everything that those import, as it travels. */
const scriptSize = async (html: string): Promise<number> => {
  const files = new Set<string>();
  let size = gzipSync(
    sources(html, /<script(?![^>]*(?:src=|json))[^>]*>([\s\S]*?)<\/script>/g).join(''),
  ).length;
  const add = async (url: string): Promise<void> => {
    if (files.has(url)) return;
    files.add(url);
    const code = await readFile(join(CLIENT, url), 'utf8');
    size += gzipSync(code).length;
    for (const other of sources(code, /(?:from|import)\s*["']\.\/([^"']+\.js)["']/g))
      await add(`/assets/${other}`);
  };
  for (const url of sources(html, /["'](\/assets\/[^"']+\.js)["']/g)) await add(url);
  return size;
};
