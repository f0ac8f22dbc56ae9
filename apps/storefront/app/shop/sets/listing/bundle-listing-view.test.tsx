import type { BundleListing } from '@counterpane/contract/pages/set-pages';
import { money } from '@counterpane/rules/money/money';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { storefront } from '../../../../fixtures/brand.ts';
import { BundleListingView } from './bundle-listing-view.tsx';

const htmlOf = (cents: number): string => {
  const card: BundleListing['cards'][number] = {
    name: 'set',
    title: 'Bed and mattress',
    subtitle: '',
    url: '/mattress-bundles/set',
    parts: [],
    picture: { url: '/set.svg', alt: '' },
    from: money(99_900, 'USD'),
    listPrice: money(140_000, 'USD'),
    saving: money(cents, 'USD'),
  };
  const words = { title: '', description: '', heading: 'Sets', introduction: '' };
  const page = { storefront, ...words, cards: [card], builders: [], adjustable: [], rooms: [] };
  const View = () => <BundleListingView page={page} />;
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: View }]);
  const root = { storefront, origin: 'http://localhost:3000' };
  return renderToStaticMarkup(<Stub hydrationData={{ loaderData: { root } }} />);
};

test('a card of the list of sets says what is saved in whole dollars rounded down, under a dollar not at all [C9.03]', () => {
  expect(htmlOf(30_099)).toContain('Save up to $300<');
  expect(htmlOf(99)).not.toContain('Save up to');
});
