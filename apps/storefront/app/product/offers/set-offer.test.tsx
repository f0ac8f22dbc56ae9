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

test('what a set costs less than its parts is said in whole dollars rounded down [C9.03]', () => {
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
  const Offer = () => (
    <SetOffer offer={offer} url="/mattress" variants={variants} selectedSku={selectedSku} />
  );
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: Offer }]);
  const root = { storefront, origin: 'http://localhost:3000' };
  const html = renderToStaticMarkup(<Stub hydrationData={{ loaderData: { root } }} />);
  expect(html).toContain('Together $999.99, $300 less than one by one');
});
