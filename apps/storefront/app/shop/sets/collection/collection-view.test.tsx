import type { CollectionPage } from '@counterpane/contract/pages/set-pages';
import { money } from '@counterpane/rules/money/money';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { storefront } from '../../../../fixtures/brand.ts';
import { CollectionView } from './collection-view.tsx';

const TOTAL = money(99_900, 'USD');

/** The page of furniture that costs so many cents less together, which the API writes in whole dollars. */
const htmlOf = (cents: number, discount: string): string => {
  const words = { title: '', description: '', heading: 'Bedroom', subtitle: '' };
  const page: CollectionPage = {
    ...{ storefront, ...words, name: 'bedroom', path: '/furniture-sets/bedroom', optionPath: '' },
    ...{ breadcrumbs: [], search: { index: true, canonical: '' }, picture: null, problem: null },
    ...{ sizes: [], colors: [], pieces: [], items: [], upsells: [] },
    summary: {
      ...{ parts: [], saving: money(cents, 'USD'), total: TOTAL, listTotal: TOTAL, gifts: [] },
      receipt: { lines: [], total: TOTAL.amount },
      ...{ later: null, returnDays: null, delivery: null, whiteGlove: null },
    },
    prices: {
      totalValue: money(TOTAL.amount + cents, 'USD'),
      finalPrice: TOTAL,
      discount: money(cents, 'USD'),
      formatted: { totalValue: '$1,299.99', finalPrice: '$999', discount },
    },
  };
  const View = () => <CollectionView page={page} sent={null} />;
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: View }]);
  const root = { storefront, origin: 'http://localhost:3000' };
  return renderToStaticMarkup(<Stub hydrationData={{ loaderData: { root } }} />);
};

test('furniture that costs less together says so in whole dollars, under a dollar not at all [C9.03]', () => {
  expect(htmlOf(30_099, '$300')).toContain('Worth $1,299.99. You save $300.');
  expect(htmlOf(100, '$1')).toContain('You save $1.');
  expect(htmlOf(99, '$0')).not.toContain('You save');
});
