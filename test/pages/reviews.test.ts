import { expect, test } from 'vitest';
import { PlainShopper } from './plain-shopper.ts';
import { readPage } from './read-page.ts';

test('A product leads to all of its reviews, which plain links narrow and sort [C2.15]', async () => {
  const shopper = new PlainShopper();
  await shopper.opens('/mattress');
  expect(shopper.text()).toContain('4.5 of 5, 4 sample reviews');
  await shopper.follows('All reviews of Classic memory foam mattress');
  expect(shopper.path).toBe('/reviews?product=mattress');
  expect(shopper.heading()).toBe('Reviews of Classic memory foam mattress');
  expect(shopper.findAll('article', '')).toHaveLength(4);
  await shopper.follows('5 stars: 2');
  expect(shopper.findAll('article', '')).toHaveLength(2);
  await shopper.follows('Worst first');
  expect(shopper.path).toBe('/reviews?product=mattress&scores=5&sort=lowest');
  await shopper.follows('All products');
  expect([shopper.path, shopper.heading()]).toEqual(['/reviews', 'What our customers say']);
});

test('Each of the reviews of all products leads to what it is of, and those of one product do not', async () => {
  const shopper = new PlainShopper();
  await shopper.opens('/reviews');
  const of = shopper
    .findAll('article', '')
    .map((review) =>
      shopper.findAll('link', /mattress|pillow|Sheet set/, review).map((link) => shopper.text(link)),
    );
  expect(of.length).toBeGreaterThan(4);
  for (const products of of) expect(products).toHaveLength(1);
  expect(new Set(of.flat()).size).toBeGreaterThan(2);
  const [[title = ''] = []] = of;
  await shopper.follows(title, shopper.findAll('article', '')[0]);
  expect(shopper.heading()).toBe(title);
  await shopper.opens('/reviews?product=mattress');
  for (const review of shopper.findAll('article', ''))
    expect(shopper.findAll('link', 'Classic memory foam mattress', review)).toEqual([]);
});

test('Reviews lead to the videos of customers, and those back [C2.16]', async () => {
  const shopper = new PlainShopper();
  await shopper.opens('/reviews');
  await shopper.follows('Videos by customers');
  expect(shopper.path).toBe('/reviews/video-testimonials');
  expect(shopper.text()).toContain('No customer has sent us a video yet.');
  await shopper.follows('Read what customers say');
  expect(shopper.path).toBe('/reviews');
});

test('Lists, comparisons, search and the home page show the same stars', async () => {
  for (const path of ['/', '/mattresses', '/compare', '/search?q=mattress'])
    expect([path, (await readPage(path)).html.includes('sample reviews')]).toEqual([path, true]);
});

test('Samples are none for search engines', async () => {
  expect((await readPage('/reviews')).html).toContain('content="noindex"');
  const { html } = await readPage('/mattress');
  expect(html).not.toContain('aggregateRating');
  expect(html).not.toContain('"review"');
});
