import { expect, test } from '@playwright/test';
import { readPage } from './read-page.ts';

/** What is not a page, or belongs to one visitor, or only repeats a page in other words. */
const NOT_CRAWLED = /^\/(?:checkout|orders|api|media|assets|feeds)(?:\/|$)|\?/;

test('every link of the shop leads to a page with one heading, a title of its own and data that can be read', async ({
  request,
}) => {
  test.setTimeout(300_000);
  const seen = new Set(['/']);
  const titles = new Map<string, string>();
  let next = ['/'];
  while (next.length > 0) {
    const found = new Set<string>();
    for (const path of next) {
      const page = await readPage(request, path);
      expect.soft(page.status, path).toBe(200);
      expect.soft(page.headings, path).toHaveLength(1);
      expect.soft(page.description.length, `description of ${path}`).toBeGreaterThan(20);
      // A page that repeats another has its title; the true one has a title that no other page has.
      if (page.canonical.endsWith(path)) {
        expect.soft(titles.get(page.title), `title of ${path}`).toBeUndefined();
        titles.set(page.title, path);
      }
      for (const [, json = ''] of page.html.matchAll(
        /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs,
      ))
        expect.soft(() => JSON.parse(json), path).not.toThrow();
      for (const link of page.links) if (!NOT_CRAWLED.test(link) && !seen.has(link)) found.add(link);
    }
    for (const link of found) seen.add(link);
    next = [...found];
  }
  // Everything that search engines are told of can be reached by links.
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(([, path = '']) => path);
  expect(paths.filter((path) => !seen.has(path))).toEqual([]);
});
