import { expect, test } from 'vitest';
import { readPage } from './read-page.ts';

/** Lists of every kind; how they look is seen by the browser, on one of them. */
const LISTS = ['/mattresses', '/sale', '/mattress-bundles', '/search?q=nightstand'];

test.each(LISTS)('the first picture of %s is named at the head of the page, and no other', async (path) => {
  const { html } = await readPage(path);
  const early = [...html.matchAll(/<link\b[^>]*rel="preload"[^>]*>/g)]
    .filter(([link]) => link.includes('as="image"'))
    .map(([link]) => pictureOf(/imagesrcset="([^"]*)"/i.exec(link)?.[1]));
  const [, main = ''] = html.split('<main');
  const first = /<img\b[^>]*?\bsrcset="([^"]*)"/i.exec(main)?.[1];
  expect(early).toEqual([pictureOf(first)]);
  expect(early[0]).toMatch(/^\/pictures\//);
});

/** Which picture a list of its files is of, whatever their size and kind. */
const pictureOf = (files = ''): string => files.replace(/-\d+\.\w+\?.*/s, '');
