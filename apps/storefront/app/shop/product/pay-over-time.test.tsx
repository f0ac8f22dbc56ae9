import type { ProductPage } from '@counterpane/contract/pages/pages';
import { money } from '@counterpane/rules/money/money';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import { storefront } from '../../../fixtures/brand.ts';
import { MATTRESSES, productPageOf } from '../../../fixtures/catalogue.ts';
import { addEveryLanguage } from '../../language/every-language.ts';
import type { AffirmLine } from './affirm/find-affirm-line.ts';
import { PayOverTime } from './pay-over-time.tsx';

const [classic] = MATTRESSES;
if (!classic) throw new Error('the fixture has a mattress');
const drawn = productPageOf(classic, null);
const [small, large] = drawn.variants;
if (!small || !large) throw new Error('the fixture has sizes');

/** In two sizes, of which the first is chosen. */
const page: ProductPage = {
  ...drawn,
  variants: [
    { ...small, price: money(69_900, 'USD') },
    { ...large, price: money(450_000, 'USD') },
  ],
  selectedSku: small.sku,
};

const AFTER_PAY = { id: 'afterPay', label: 'After Pay', skus: [small.sku] };
const AFFIRM = { id: 'affirm', label: 'Affirm', skus: [small.sku, large.sku] };

beforeAll(() => {
  addEveryLanguage();
});

const shown = (
  payOverTime: ProductPage['payOverTime'],
  language = 'en',
  affirm: AffirmLine | null = null,
): string => {
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      Component: () => <PayOverTime page={{ ...page, payOverTime }} affirm={affirm} />,
    },
  ]);
  const root = { storefront: { ...storefront, language }, origin: 'http://localhost:3000' };
  return renderToStaticMarkup(<Stub hydrationData={{ loaderData: { root } }} />);
};

/** The sentences of what is there for a size, in their order. */
const sentencesFor = (html: string, sku: string): string[] => {
  const [, part = ''] = new RegExp(`<div data-variants="${sku}"[^>]*>(.*?)</div>`).exec(html) ?? [];
  return [...part.matchAll(/<span[^>]*>(.*?)<\/span>/g)].map(([, text = '']) => text);
};

test('where four payments are offered, the line says what one of them is, for the chosen size', () => {
  const html = shown([AFTER_PAY, AFFIRM]);
  expect(sentencesFor(html, small.sku)[0]).toBe('4 interest-free payments of $174.75 with After Pay');
  expect(html).toContain('href="/p/financing"');
});

test('A price that is too high for four payments is offered with a lender that lends as much', () => {
  const html = shown([AFTER_PAY, AFFIRM]);
  expect(sentencesFor(html, large.sku)).toEqual(['Pay over time with Affirm']);
  expect(html).toMatch(new RegExp(`data-variants="${large.sku}" hidden`));
});

test('for a price that is another with a coupon there is a sentence without an amount', () => {
  expect(sentencesFor(shown([AFTER_PAY, AFFIRM]), small.sku)[1]).toBe(
    'Pay over time with After Pay and Affirm',
  );
});

test('a shop without such a way to pay has no line', () => {
  expect(shown([])).toBe('');
});

test('in French the amount is written as it is there', () => {
  expect(sentencesFor(shown([AFTER_PAY], 'fr'), small.sku)[0]).toMatch(
    /^4 versements sans intérêts de 174,75\s\$(?:\sUS)? avec After Pay$/,
  );
});

const LINE: AffirmLine = {
  scriptUrl: 'https://cdn1.affirm.com/js/v2/affirm.js',
  publicKey: 'public',
  country: 'USA',
  locale: 'en_US',
};

test('where Affirm writes its own line there is an empty place for it, and ours stands beside it', () => {
  const html = shown([AFTER_PAY, AFFIRM], 'en', LINE);
  expect(html).toMatch(/<p class="affirm-as-low-as [^"]*" data-page-type="product" hidden=""><\/p>/);
  expect(html).toContain('data-affirm-script="https://cdn1.affirm.com/js/v2/affirm.js"');
  expect(html).toContain('data-affirm-key="public" data-affirm-locale="en_US" data-affirm-country="USA"');
  expect(sentencesFor(html, small.sku)).toHaveLength(2);
});

test('each price that Affirm lends is told in cents, and no other', () => {
  const onlyLarge = [AFTER_PAY, { ...AFFIRM, skus: [large.sku] }];
  expect(shown(onlyLarge, 'en', LINE).match(/data-affirm-amount="\d+"/g)).toEqual([
    'data-affirm-amount="450000"',
  ]);
});

test('without a script of Affirm there is no place for its line', () => {
  expect(shown([AFFIRM])).not.toMatch(/affirm-as-low-as|data-affirm-script/);
});
