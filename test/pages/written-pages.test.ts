import { expect, test } from 'vitest';
import { findAll, parsePage, textOf } from '../walk/read-page.ts';
import { readPage } from './read-page.ts';
import { getFrom } from './store-host.ts';

/** Written pages, each with the number of its row and its heading. */
const PAGES = [
  ['/posts [C2.12]', 'Journal'],
  ['/total-value [C2.13]', 'What comes free with a mattress'],
  ['/white-glove-service [C2.14]', 'White glove service'],
  ['/faq [C2.17]', 'Questions and answers'],
  ['/compare [C2.18]', 'All our mattresses, side by side'],
  ['/compare-best-mattresses [C2.19]', 'Which of our mattresses is best?'],
  ['/p/compare [C2.20]', 'Mattress comparison'],
  ['/mattress-discount/military [C2.21]', 'Military discount'],
  ['/store/store-locator [C2.22]', 'Find a store'],
  ['/fsa-hsa-mattress-and-eligible-products [C2.23]', 'Paying for a bed from an FSA or HSA'],
  ['/cloverlane [C2.24, C1.19]', 'Cloverlane is no longer made. We still look after it.'],
  ['/p/awards [C2.26]', 'Awards, and how to read them'],
  ['/p/returns [C2.27]', 'Sending something back'],
  ['/p/about [C2.28]', 'We make beds and answer letters'],
  ['/p/affiliates [C2.29]', 'Recommend us, honestly'],
  ['/p/refer-friends [C2.30]', 'Tell a friend, if you mean it'],
  ['/p/press [C2.31]', 'Press'],
  ['/p/support [C2.32]', 'How can we help?'],
  ['/p/financing [C2.33]', 'Financing and paying over time'],
  ['/p/military-discount [C2.34]', 'For service members and veterans'],
  ['/p/first-responder-discount [C2.35]', 'First responder discount'],
  ['/p/healthcare-discount [C2.36]', 'Healthcare discount'],
  ['/p/mattress-quiz [C2.37]', 'Which mattress suits you?'],
  ['/p/halcyon-vs-drift [C2.38]', 'Halcyon or Drift?'],
  ['/p/halcyon-vs-aurelle [C2.38]', 'Halcyon or Aurelle?'],
  ['/p/halcyon-vs-pennyrest [C2.38]', 'Halcyon or Pennyrest?'],
  ['/p/memory-foam-vs-hybrid', 'Memory foam or hybrid?'],
  ['/p/care', 'Caring for your bed'],
  ['/p/delivery', 'Delivery'],
  ['/p/accessibility', 'Accessibility'],
  ['/p/privacy', 'What we know about you'],
  ['/p/terms', 'Terms of sale'],
  ['/p/security', 'Report a security flaw'],
] as const;

const pathOf = (page: string): string => page.split(' ')[0] ?? '';

for (const [page, heading] of PAGES)
  test(`There is a written page at ${page}`, async () => {
    const shown = await readPage(pathOf(page));
    expect(shown.status).toBe(200);
    expect(shown.headings.map(plain)).toEqual([plain(heading)]);
    expect(shown.title).toMatch(/\| Halcyon$/);
    // A plain document: no framework runs on it.
    expect(shown.html).not.toContain('entry.client');
  });

const plain = (text: string): string => text.replaceAll('’', "'");

test('search engines are told of many written pages; an address that nobody wrote for is none', async () => {
  const sitemap = (await getFrom('halcyon', '/sitemap.xml')).text;
  const paths = [...sitemap.matchAll(/<loc>[^<]*?(\/p\/[^<]+)<\/loc>/g)].map(([, path = '']) => path);
  expect(new Set(paths).size).toBeGreaterThanOrEqual(20);
  expect((await readPage('/p/nothing-of-the-kind')).status).toBe(404);
});

test('promises on written pages are those in force [C1.22, C1.23, C1.24, C1.25, C1.27, C1.28, C1.29, C1.30, C1.31, C1.32]', async () => {
  expect(rowsOf((await readPage('/p/returns')).html)).toEqual(
    expect.arrayContaining([
      'Mattresses: 365 nights to try',
      'Bed frames and foundations: 50 nights to try',
      'Pillows: 50 nights to try',
      'Sheets, blankets and other bedding: 60 nights to try',
      'Nightstands, dressers and chests: 30 days to return it',
    ]),
  );
  expect(rowsOf((await readPage('/p/warranty')).html)).toEqual(
    expect.arrayContaining([
      'Mattresses: Forever',
      'Bed frames and foundations: 3 years',
      'Adjustable bases: 10 years',
      'Pillows: 5 years',
      'Weighted blankets: 5 years',
      'Sheets, protectors and duvets: 1 year',
    ]),
  );
  expect(wordsOf((await readPage('/p/delivery')).html)).toContain('Free shipping on everything');
});

test('claims of marketing stand on their pages [C1.33, C1.34, C1.35, C1.36]', async () => {
  for (const [path, claim] of [
    ['/posts/slats-platforms-and-foundations', 'holds up to 700 lbs'],
    ['/store/store-locator', '4000+ partner stores'],
    ['/posts/how-to-choose-a-weighted-blanket', '8-15% of body weight'],
  ] as const)
    expect(wordsOf((await readPage(path)).html), path).toContain(claim);
  expect((await readPage('/sale')).headings.join()).toContain('up to 30% off');
});

test('pages that repeat another name it, and search engines are told questions and posts', async () => {
  for (const [path, original] of [
    ['/compare-best-mattresses', '/compare'],
    ['/p/compare', '/compare'],
    ['/p/military-discount', '/mattress-discount/military'],
  ] as const)
    expect(new URL((await readPage(path)).canonical).pathname, path).toBe(original);
  expect(await describedBy('/faq')).toMatchObject({ '@type': 'FAQPage' });
  expect(await describedBy('/posts/choosing-a-pillow')).toMatchObject({
    '@type': 'BlogPosting',
    datePublished: '2026-09-16',
  });
});

test('the blog leads from post to post, the newest first', async () => {
  const { html } = await readPage('/posts');
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const days = Array.from(main.matchAll(/<time[^>]* dateTime="([^"]*)"/gi), ([, day = '']) => day);
  expect(days).toEqual(days.toSorted().toReversed());
  const posts = Array.from(main.matchAll(/<h2[^>]*>.*?href="([^"]*)"/gs), ([, path = '']) => path);
  expect(posts.length).toBeGreaterThanOrEqual(8);
  const [newest = '', older = ''] = posts;
  expect((await readPage(newest)).links).toContain(older);
});

const describedBy = async (path: string): Promise<unknown> => {
  const { html } = await readPage(path);
  return JSON.parse(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '{}');
};

/** What is to be read of a page. */
const wordsOf = (html: string): string => textOf(parsePage(html)).replaceAll(/\s+/g, ' ');

/** The rows of its tables: `Pillows: 5 years`. */
const rowsOf = (html: string): string[] =>
  findAll(parsePage(html), 'tr').map((row) =>
    [...findAll(row, 'th'), ...findAll(row, 'td')].map((cell) => textOf(cell).trim()).join(': '),
  );
