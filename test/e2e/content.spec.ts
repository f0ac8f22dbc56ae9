import { readPage } from '../pages/read-page.ts';
import { expect, type Shop, test } from './shop.ts';

/** Pages that somebody wrote, each with the number of its row and its heading. */
const PAGES = [
  ['[C2.12] /posts', 'Journal'],
  ['[C2.13] /total-value', 'What comes free with a mattress'],
  ['[C2.14] /white-glove-service', 'White glove service'],
  ['[C2.17] /faq', 'Questions and answers'],
  ['[C2.18] /compare', 'All our mattresses, side by side'],
  ['[C2.19] /compare-best-mattresses', 'Which of our mattresses is best?'],
  ['[C2.20] /p/compare', 'Mattress comparison'],
  ['[C2.21] /mattress-discount/military', 'Military discount'],
  ['[C2.22] /store/store-locator', 'Find a store'],
  ['[C2.23] /fsa-hsa-mattress-and-eligible-products', 'Paying for a bed from an FSA or HSA'],
  ['[C2.24, C1.19] /cloverlane', 'Cloverlane is no longer made. We still look after it.'],
  ['[C2.26] /p/awards', 'Awards, and how to read them'],
  ['[C2.27] /p/returns', 'Sending something back'],
  ['[C2.28] /p/about', 'We make beds and answer letters'],
  ['[C2.29] /p/affiliates', 'Recommend us, honestly'],
  ['[C2.30] /p/refer-friends', 'Tell a friend, if you mean it'],
  ['[C2.31] /p/press', 'Press'],
  ['[C2.32] /p/support', 'How can we help?'],
  ['[C2.33] /p/financing', 'Financing and paying over time'],
  ['[C2.34] /p/military-discount', 'For service members and veterans'],
  ['[C2.35] /p/first-responder-discount', 'First responder discount'],
  ['[C2.36] /p/healthcare-discount', 'Healthcare discount'],
  ['[C2.37] /p/mattress-quiz', 'Which mattress suits you?'],
  ['[C2.38] /p/halcyon-vs-drift', 'Halcyon or Drift?'],
  ['[C2.38] /p/halcyon-vs-aurelle', 'Halcyon or Aurelle?'],
  ['[C2.38] /p/halcyon-vs-pennyrest', 'Halcyon or Pennyrest?'],
  ['/p/memory-foam-vs-hybrid', 'Memory foam or hybrid?'],
  ['/p/care', 'Caring for your bed'],
  ['/p/delivery', 'Delivery'],
  ['/p/accessibility', 'Accessibility'],
  ['/p/privacy', 'What we know about you'],
  ['/p/terms', 'Terms of sale'],
  ['/p/security', 'Report a security flaw'],
] as const;

const pathOf = (title: string): string => title.slice(title.indexOf('/'));

for (const [title, heading] of PAGES)
  test(title, async ({ request }) => {
    const page = await readPage(request, pathOf(title));
    expect(page.status).toBe(200);
    expect(page.headings.map(plain)).toEqual([plain(heading)]);
    expect(page.title).toMatch(/\| Halcyon$/);
    // A plain document: no framework runs on it.
    expect(page.html).not.toContain('entry.client');
  });

const plain = (text: string): string => text.replaceAll('’', "'");

test('search engines are told of many written pages; an address that nobody wrote for is none', async ({
  page,
}) => {
  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>[^<]*?(\/p\/[^<]+)<\/loc>/g)].map(([, path = '']) => path);
  expect(new Set(paths).size).toBeGreaterThanOrEqual(20);
  expect((await page.goto('/p/nothing-of-the-kind'))?.status()).toBe(404);
});

test('promises on written pages are those in force [C1.22, C1.23, C1.24, C1.25, C1.27, C1.28, C1.29, C1.30, C1.31, C1.32]', async ({
  shop,
  page,
}) => {
  const row = (name: string, value: string) =>
    expect(page.getByRole('row', { name: `${name} ${value}`, exact: true })).toBeVisible();
  await shop.opens('/p/returns');
  await row('Mattresses', '365 nights to try');
  await row('Bed frames and foundations', '50 nights to try');
  await row('Pillows', '50 nights to try');
  await row('Sheets, blankets and other bedding', '60 nights to try');
  await row('Nightstands, dressers and chests', '30 days to return it');
  await shop.opens('/p/warranty');
  await row('Mattresses', 'Forever');
  await row('Bed frames and foundations', '3 years');
  await row('Adjustable bases', '10 years');
  await row('Pillows', '5 years');
  await row('Weighted blankets', '5 years');
  await row('Sheets, protectors and duvets', '1 year');
  await shop.opens('/p/delivery');
  await expect(page.getByText('Free shipping on everything')).toBeVisible();
});

test('claims of marketing stand on their pages [C1.33, C1.35, C1.36]', async ({ shop, page }) => {
  await shop.opens('/posts/slats-platforms-and-foundations');
  await expect(page.getByText(/holds up to 700 lbs/)).toBeVisible();
  await shop.opens('/store/store-locator');
  await expect(page.getByText(/4000\+ partner stores/)).toBeVisible();
  await shop.opens('/sale');
  await expect(shop.heading(/up to 30% off/)).toBeVisible();
  await shop.opens('/posts/how-to-choose-a-weighted-blanket');
  await expect(page.getByText('8-15% of body weight')).toBeVisible();
});

const answers = async (shop: Shop, choices: readonly string[]) => {
  const { page } = shop;
  for (const [index, choice] of choices.entries()) {
    await expect(page.getByText(`Question ${index + 1} of ${choices.length}`)).toBeVisible();
    await page.getByRole('radio', { name: choice }).check();
    await page.getByRole('button', { name: /Next|See my mattress/ }).click();
  }
};

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('the quiz leads to one mattress with its reasons, and on to its page', async ({ shop, page }) => {
      await shop.opens('/p/mattress-quiz');
      await answers(shop, [
        'On my side',
        '130 to 230',
        'Yes, often',
        'quiet sleeper',
        'Push back',
        'between',
      ]);
      const best = page.getByRole('region', { name: /mattress/ });
      await expect(best).toContainText('Queen');
      await expect(best.getByRole('listitem').first()).toBeVisible();
      await expect(page.getByRole('region', { name: 'Close behind' }).getByRole('link')).toHaveCount(2);
      const title = await best.getByRole('heading').innerText();
      await best.getByRole('link', { name: 'See this mattress' }).click();
      await expect(shop.heading(title)).toBeVisible();
    });

    test('a quiz can be taken back a step', async ({ shop, page }) => {
      await shop.opens('/p/mattress-quiz?position=back&weight=light');
      await expect(page.getByText('Question 3 of 6')).toBeVisible();
      await page.getByRole('link', { name: 'Back' }).click();
      await expect(page.getByText('Question 2 of 6')).toBeVisible();
    });

    test('questions can be searched, and a search for nothing says what to do', async ({ shop, page }) => {
      await shop.opens('/faq');
      expect(await page.locator('details').count()).toBeGreaterThanOrEqual(30);
      await page.getByLabel('Search the questions').fill('waranty');
      await page.getByRole('button', { name: 'Search' }).click();
      await expect(page.getByRole('status')).toContainText('“waranty”');
      await expect(page.getByText('How long is the warranty?')).toBeVisible();
      await page.getByLabel('Search the questions').fill('zebra');
      await page.getByRole('button', { name: 'Search' }).click();
      await expect(page.getByRole('status')).toContainText('Nothing here');
      await page.getByRole('status').getByRole('link', { name: 'ask us' }).click();
      await expect(shop.heading('How can we help?')).toBeVisible();
    });

    test('a store is found by ZIP code, which may be left empty and must be one otherwise [C5.31, C5.33]', async ({
      shop,
      page,
    }) => {
      await shop.opens('/store/store-locator');
      await page.getByRole('button', { name: 'Find stores' }).click();
      await expect(page.getByText(/^All \d+ stores/)).toBeVisible();
      await expect(page.getByText('Invalid', { exact: true })).toHaveCount(0);
      const zip = page.getByLabel('ZIP code');
      await zip.fill('1234');
      await page.getByRole('button', { name: 'Find stores' }).click();
      await expect(page.getByText('Invalid', { exact: true })).toBeVisible();
      await expect(zip).toHaveAccessibleDescription('Invalid');
      await expect(zip).toHaveValue('1234');
      await zip.fill('10001');
      await page.getByRole('button', { name: 'Find stores' }).click();
      await expect(page.getByText('stores nearest to New York, NY')).toBeVisible();
      await expect(page.locator('main li address').first()).toContainText('New York, NY 10001');
    });

    test('a message needs no phone number, and refuses one that is none [C5.25, C5.27]', async ({
      shop,
      page,
    }, { project, workerIndex }) => {
      await shop.opens('/p/support?topic=discount');
      await expect(page.getByLabel('What is it about?')).toHaveValue('discount');
      await page.getByLabel('Name').fill('Ada Lovelace');
      const sender = `ada-${project.name}-${javaScriptEnabled}-${workerIndex}@example.com`;
      await page.getByLabel('Email').fill(sender);
      await page.getByLabel('Phone').fill('12345');
      await page.getByLabel('Message').fill('I am a nurse at St. Luke and would like a code.');
      await page.getByRole('button', { name: 'Send message' }).click();
      await expect(page.getByRole('alert')).toContainText('Invalid phone number');
      await expect(page.getByLabel('Phone')).toHaveAccessibleDescription('Invalid phone number');
      await expect(page.getByLabel('Message')).toHaveValue(/nurse/);
      if (javaScriptEnabled) await shop.isAccessible();
      await page.getByLabel('Phone').fill('');
      await page.getByRole('button', { name: 'Send message' }).click();
      await expect(page.getByRole('status')).toContainText(/reference is [2-9A-Z]{4}-[2-9A-Z]{4}/);
    });

    test('beds are compared in a size, only those that are chosen', async ({ shop, page }) => {
      await shop.opens('/compare');
      await expect(page.getByRole('columnheader')).toHaveCount(9);
      await page.getByRole('link', { name: 'King', exact: true }).click();
      await expect(page.getByRole('rowheader', { name: 'Price in King' })).toBeVisible();
      await page.getByText(/^Compare only some/).click();
      const chooser = page.getByRole('navigation', { name: 'Beds to compare' });
      await chooser.getByRole('link', { name: 'Classic hybrid mattress' }).click();
      await chooser.getByRole('link', { name: 'Classic memory foam mattress' }).click();
      await expect(page.getByRole('columnheader')).toHaveCount(2);
      await expect(page.getByRole('rowheader', { name: 'Price in King' })).toBeVisible();
    });
  });

test('a comparison that is wider than the screen is moved by keyboard up to its last bed', async ({
  shop,
  page,
}) => {
  await shop.opens('/compare');
  const comparison = page.getByRole('region', { name: 'Comparison' });
  const last = page.getByRole('columnheader').last();
  await comparison.focus();
  await expect(last).not.toBeInViewport();
  // As fingers press: the next key when the last has done its work, which is a bed further.
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await expect(last).toBeInViewport({ ratio: 0.9, timeout: 500 });
  }).toPass({ timeout: 15_000 });
});

test('a sale shows two dozen products at once and unfolds the others', async ({ shop, page }) => {
  await shop.opens('/sale');
  const products = page.getByRole('main').getByRole('article');
  await expect(products).toHaveCount(24);
  const others = page.getByText(/^The other \d+ products$/);
  const count = Number(/\d+/.exec(await others.innerText())?.[0]);
  await others.click();
  await expect(products).toHaveCount(24 + count);
  await shop.isAccessible();
});

/** States of written pages that look different from those that axe.spec.ts visits. */
const LAYOUTS = [
  '/faq?q=zebra',
  '/faq?q=warranty',
  '/p/mattress-quiz?position=side&weight=middle&heat=hot&partner=calm&touch=springy&budget=open',
  '/store/store-locator?zip=abc',
  '/store/store-locator?zip=60607',
  '/fsa-hsa-mattress-and-eligible-products',
  '/white-glove-service',
  '/total-value',
  '/p/support?sent=7KQ4-M2XD',
];

for (const path of LAYOUTS)
  test(`everybody can use ${path}`, async ({ shop }) => {
    await shop.opens(path);
    await shop.isAccessible();
  });

test('the blog leads from post to post, the newest first', async ({ shop, page }) => {
  await shop.opens('/posts');
  const posts = page.getByRole('main').getByRole('heading', { level: 2 });
  expect(await posts.count()).toBeGreaterThanOrEqual(8);
  const days = await page
    .locator('main time')
    .evaluateAll((all) => all.map((time) => time.getAttribute('datetime')));
  expect(days).toEqual(days.toSorted().toReversed());
  const [newest = '', older = ''] = await posts.allInnerTexts();
  await posts.first().getByRole('link').click();
  await expect(shop.heading(newest)).toBeVisible();
  await page.getByRole('navigation', { name: 'More from the journal' }).getByRole('link').click();
  await expect(shop.heading(older)).toBeVisible();
});

test('pages that repeat another name it, and search engines are told questions and posts', async ({
  shop,
  page,
}) => {
  const canonical = () => page.locator('link[rel=canonical]').getAttribute('href');
  for (const path of ['/compare-best-mattresses', '/p/compare']) {
    await shop.opens(path);
    expect(await canonical()).toMatch(/\/compare$/);
  }
  await shop.opens('/p/military-discount');
  expect(await canonical()).toMatch(/\/mattress-discount\/military$/);
  const described = () => page.locator('script[type="application/ld+json"]').first().textContent();
  await shop.opens('/faq');
  expect(JSON.parse((await described()) ?? '{}')).toMatchObject({ '@type': 'FAQPage' });
  await shop.opens('/posts/choosing-a-pillow');
  expect(JSON.parse((await described()) ?? '{}')).toMatchObject({
    '@type': 'BlogPosting',
    datePublished: '2026-09-16',
  });
});
