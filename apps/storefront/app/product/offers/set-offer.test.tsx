import { money } from '@counterpane/rules/money/money';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { storefront } from '../../../fixtures/brand.ts';
import { MATTRESSES, productPageOf } from '../../../fixtures/catalogue.ts';
import type { FoundSetOffer } from './find-set-offer.ts';
import { SetOffer } from './set-offer.tsx';

const [classic] = MATTRESSES;
if (!classic) throw new Error('the fixture has a mattress');
const { variants, selectedSku } = productPageOf(classic, 'queen');

const offer: FoundSetOffer = {
  bundle: {
    sku: 'set',
    name: 'set',
    title: 'Bed and mattress',
    isDefaultSize: true,
    products: {},
    items: [],
    groups: [],
    extras: [],
    prices: { totalPrice: money(130_098, 'USD'), discountedPrice: money(99_999, 'USD') },
    saving: money(30_099, 'USD'),
    choices: variants.map(({ sku }) => ({
      sku,
      price: money(99_999, 'USD'),
      saving: money(30_099, 'USD'),
    })),
  },
  size: 'queen',
  others: ['Bed'],
};

const htmlWith = (shown: typeof variants): string => {
  const Offer = () => <SetOffer offer={offer} url="/mattress" variants={shown} selectedSku={selectedSku} />;
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: Offer }]);
  const root = { storefront, origin: 'http://localhost:3000' };
  return renderToStaticMarkup(<Stub hydrationData={{ loaderData: { root } }} />);
};

test('what a set costs less than its parts is said in whole dollars rounded down [C9.03]', () => {
  expect(htmlWith(variants)).toContain('Together $999.99, $300 less than one by one');
});

test('A set cannot be added with a choice that is sold out, which its place says', () => {
  const chosen = variants.filter(({ sku }) => sku === selectedSku);
  expect(htmlWith(chosen)).toContain('Add the set');
  const html = htmlWith(chosen.map((variant) => ({ ...variant, isPurchasable: false })));
  expect(html).toContain('<strong>Bed and mattress</strong>: Out of stock');
  expect(html).not.toContain('<button');
});
