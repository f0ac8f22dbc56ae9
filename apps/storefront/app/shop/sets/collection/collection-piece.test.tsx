import type { CollectionPage } from '@counterpane/contract/pages/set-pages';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { storefront } from '../../../../fixtures/brand.ts';
import { CollectionPiece } from './collection-piece.tsx';

const CHEST: CollectionPage['pieces'][number] = {
  name: 'chest',
  field: 'quantity-chest',
  title: 'Chest',
  subtitle: '',
  type: 'chest',
  url: '/furniture/chest',
  picture: { url: '/chest.svg', alt: '' },
  choice: '',
  quantity: 0,
  minimum: 0,
  maximum: 2,
  price: null,
  isSoldOut: false,
};
const htmlOf = (piece: CollectionPage['pieces'][number]): string => {
  const Stub = createRoutesStub([
    { id: 'root', path: '/', Component: () => <CollectionPiece piece={piece} /> },
  ]);
  const root = { storefront, origin: 'http://localhost:3000' };
  return renderToStaticMarkup(<Stub hydrationData={{ loaderData: { root } }} />);
};

test('a piece that is sold out says so; one that is not made like the bed says that [C3.84, C4.06]', () => {
  const gone = htmlOf({ ...CHEST, isSoldOut: true });
  expect(gone).toContain('Out of stock');
  expect(gone).not.toContain('Not made to go with this bed');
  expect(htmlOf(CHEST)).toContain('Not made to go with this bed');
});

test('a piece that cannot be had has no quantity to choose [C4.05]', () => {
  expect(htmlOf({ ...CHEST, isSoldOut: true })).not.toContain('<select');
  expect(htmlOf({ ...CHEST, price: { amount: 100, currency: 'USD' } })).toContain('<select');
});
