import type { SetUpsell } from '@counterpane/contract/pages/set-pages';
import { money } from '@counterpane/rules/money/money';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { storefront } from '../../../fixtures/brand.ts';
import { SetUpsellList } from './set-upsell-list.tsx';

const htmlOf = (isSoldOut: boolean): string => {
  const price = money(9_900, 'USD');
  const sheets: SetUpsell = {
    ...{ name: 'sheet-set', title: 'Sheets', text: '', choice: 'Queen', picture: { url: '/s.svg', alt: '' } },
    ...{
      item: { productID: '0'.repeat(24), quantity: 1, properties: [] },
      price,
      listPrice: price,
      isSoldOut,
    },
  };
  const List = () => <SetUpsellList upsells={[sheets]} />;
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: List }]);
  const root = { storefront, origin: 'http://localhost:3000' };
  return renderToStaticMarkup(<Stub hydrationData={{ loaderData: { root } }} />);
};

test('What goes well with a set and is sold out says so and cannot be added [C3.84, C4.05, C4.06]', () => {
  const [there, gone] = [htmlOf(false), htmlOf(true)];
  expect(there).toContain('$99');
  expect(there).not.toMatch(/disabled|Out of stock/);
  expect(gone).toContain('Out of stock');
  expect(gone).not.toContain('$99');
  expect(gone).toMatch(/<button[^>]*disabled/);
});
