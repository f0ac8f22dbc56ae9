import { expect, test } from 'vitest';
import { PlainShopper } from './plain-shopper.ts';
import { readPage } from './read-page.ts';
import { getFrom } from './store-host.ts';

const FIELD = 'What are you looking for?';

test('The field of every page finds things, in the size that was asked for', async () => {
  const shopper = new PlainShopper();
  await shopper.opens('/p/returns');
  shopper.fills(FIELD, 'queen sheets');
  await shopper.presses('Find it');
  expect(shopper.path).toBe('/search?q=queen+sheets');
  expect(shopper.heading()).toBe('Search results for “queen sheets”');
  expect(shopper.field(FIELD).value).toBe('queen sheets');
  await shopper.follows('Sheet set');
  expect(shopper.isChecked('Queen')).toBe(true);
});

test('Results of a search go on over plain links', async () => {
  const shopper = new PlainShopper();
  await shopper.opens('/search?q=king');
  await shopper.follows('Next page');
  expect(shopper.path).toBe('/search?q=king&page=2');
  expect(shopper.find('link', 'Page 2').getAttribute('aria-current')).toBe('page');
  expect(shopper.findAll('article', '').length).toBeGreaterThan(0);
});

test('A couch is not sold: the page says so, helps on, and knows it misspelt', async () => {
  const shopper = new PlainShopper();
  await shopper.opens('/search?q=kooch');
  await shopper.follows('Did you mean “couch”?');
  expect(shopper.text()).toContain('We do not sell couches or sofas.');
  expect(shopper.findAll('article', '').length).toBeGreaterThan(0);
});

test('A search is nobody’s to keep, and search engines leave it out', async () => {
  const { headers } = await getFrom('halcyon', '/search?q=mattress');
  expect(headers['cache-control']).toContain('no-store');
  expect((await readPage('/search?q=mattress')).html).toContain('content="noindex"');
  expect((await readPage(`/search?q=${'x'.repeat(10_000)}`)).status).toBe(200);
  expect((await getFrom('halcyon', '/sitemap.xml')).text).not.toContain('/search');
});
