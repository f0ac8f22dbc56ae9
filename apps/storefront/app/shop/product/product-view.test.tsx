import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { storefront } from '../../../fixtures/brand.ts';
import { MATTRESSES, productPageOf } from '../../../fixtures/catalogue.ts';
import { ProductView } from './product-view.tsx';

const [classic] = MATTRESSES;
if (!classic) throw new Error('the fixture has a mattress');
const page = productPageOf(classic, 'queen');

/** The page without script, with a quantity of the product chosen. */
const htmlOf = (quantity: number, of = page): string => {
  const shown = { page: of, quantity, error: null, missing: [], swap: null };
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: () => <ProductView {...shown} /> }]);
  const root = { storefront, origin: 'http://localhost:3000' };
  return renderToStaticMarkup(<Stub hydrationData={{ loaderData: { root } }} />);
};

/** The quantity of which the form under the purchase asks the price at the door. */
const deliveredOf = (html: string): string | undefined => {
  const [, form = ''] = html.split('data-delivered-price=""');
  return /<input type="hidden" name="quantity" value="(\d+)"/.exec(form)?.[1];
};

test('Without script the price at the door is asked for the quantity that is chosen on the page', () => {
  expect([deliveredOf(htmlOf(3)), deliveredOf(htmlOf(1))]).toEqual(['3', '1']);
});

test('How the price is made says that it is the price of one where more than one are chosen', () => {
  const noteOf = (html: string) =>
    /<p data-more-than-one=""([^>]*)>This is the price of one\.</.exec(html)?.[1];
  expect([noteOf(htmlOf(2)), noteOf(htmlOf(1))]).toEqual(['', ' hidden=""']);
});

test('Under its title stands what a product was given, with the way to its reviews, where it has any', () => {
  const rated = (isSample: boolean) => {
    const figures = { ...page.reviews.figures, total: 3, average: 4.67, isSample };
    const [, html = ''] = htmlOf(1, { ...page, reviews: { ...page.reviews, figures } }).split('</h1>');
    return html.slice(0, html.indexOf('</div>'));
  };
  expect(rated(false)).toContain('<a href="#reviews">4.7 of 5, 3 reviews</a>');
  expect(rated(true)).toContain('<a href="#reviews">4.7 of 5, 3 sample reviews</a>');
  expect(htmlOf(1)).not.toContain('href="#reviews"');
});
