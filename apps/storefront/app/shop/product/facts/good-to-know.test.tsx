import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { storefront } from '../../../../fixtures/brand.ts';
import { MATTRESSES, productPageOf } from '../../../../fixtures/catalogue.ts';
import { GoodToKnow } from './good-to-know.tsx';

const [classic] = MATTRESSES;
if (!classic) throw new Error('the fixture has a mattress');
const page = productPageOf(classic, 'queen');
/** Nothing else that would be good to know. */
const bare = { ...page, suits: null, notFor: null, inTheBox: [], care: [] };

const htmlOf = (hasAdjustableBase: boolean): string => {
  const shown = { ...bare, state: { ...bare.state, hasAdjustableBase } };
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: () => <GoodToKnow page={shown} /> }]);
  const root = { storefront, origin: 'http://localhost:3000' };
  return renderToStaticMarkup(<Stub hydrationData={{ loaderData: { root } }} />);
};

test('a product that an adjustable base is offered with says that it goes with one [C3.81]', () => {
  const html = htmlOf(true);
  expect(html).toContain('<h3>With an adjustable base</h3>');
  expect(html).toContain('One in your size can be added with it.');
});

test('a product that no adjustable base is offered with says nothing of one [C3.81]', () => {
  expect(htmlOf(false)).toBe('');
});
