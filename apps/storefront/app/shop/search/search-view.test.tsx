import type { SearchPage } from '@counterpane/contract/pages/search';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { listingPage } from '../../../fixtures/pages.ts';
import { SearchView } from './search-view.tsx';

const NOTHING: SearchPage = {
  ...{ value: 'bed', size: null, spelling: null, notes: [], count: 0, productCount: 0, page: 1, pages: 1 },
  ...{ products: [], lists: [], articles: [], isForReading: false, popular: [] },
};

const shown = (results: Partial<SearchPage>, isCut = false): string => {
  const Page = () => <SearchView results={{ ...NOTHING, ...results }} isCut={isCut} />;
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: Page }]);
  return renderToStaticMarkup(<Stub />);
};

const article = { title: 'Returns and refunds', text: 'How to send it back.', url: '/p/returns' };

test('results are cards with pictures, as in lists', () => {
  const html = shown({ products: listingPage.cards, count: listingPage.cards.length });
  expect(html.match(/<article/g)).toHaveLength(listingPage.cards.length);
  expect(html).toContain(`${listingPage.cards.length} results`);
  expect(html).not.toContain('aria-label="Pages of results"');
});

test('many results have plain links to their pages, and the page that is shown says so', () => {
  const html = shown({ products: listingPage.cards, count: 60, page: 2, pages: 3 });
  for (const href of ['/search?q=bed', '/search?q=bed&amp;page=2', '/search?q=bed&amp;page=3'])
    expect(html).toContain(`href="${href}"`);
  expect(html).toMatch(/aria-label="Page 2" aria-current="page"|aria-current="page" aria-label="Page 2"/);
  expect(html).toContain('Previous page');
  expect(html).toContain('Next page');
});

test('what answers better comes first: things, or something to read', () => {
  const both = { products: listingPage.cards, articles: [article], count: 5 };
  const order = (html: string) => html.indexOf('/p/returns') - html.indexOf('<article');
  expect(order(shown(both))).toBeGreaterThan(0);
  expect(order(shown({ ...both, isForReading: true }))).toBeLessThan(0);
});

test('a query that finds nothing leads on: to what may have been meant, to lists, to a person', () => {
  const html = shown({
    spelling: { value: 'couch', isUsed: false },
    notes: [{ code: 'nothing_found', text: 'Nothing here is called that.', instead: null, sister: null }],
    popular: [{ title: 'Mattresses', url: '/mattresses' }],
  });
  expect(html).toMatch(/href="\/search\?q=couch"[^>]*>Did you mean “couch”\?/);
  expect(html).toContain('Nothing here is called that.');
  expect(html).toContain('href="/mattresses"');
  expect(html).toContain('href="/p/support"');
});

test('what is not sold is said, with the way to what comes closest', () => {
  const instead = { title: 'upholstered beds', value: 'upholstered bed' };
  const sister = { key: 'fernloft', name: 'Fernloft' };
  const html = shown({ notes: [{ code: 'not_sold', text: 'We do not sell couches.', instead, sister }] });
  expect(html).toContain('href="/to/fernloft"');
  expect(html).toContain('Our other brand Fernloft does.');
  expect(html).toContain('We do not sell couches.');
  expect(html).toMatch(/href="\/search\?q=upholstered\+bed"[^>]*>What comes closest: upholstered beds/);
});

test('a query that was cut, or read in another spelling, says so, and marks are no HTML', () => {
  expect(shown({}, true)).toContain('only the first 200 characters');
  expect(shown({ spelling: { value: 'pillow', isUsed: true } })).toContain('These are results for “pillow”.');
  expect(shown({ value: '<script>' })).toContain('Search results for “&lt;script&gt;”');
});
