import type { ProductPage } from '@counterpane/contract/pages/pages';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import { blanket } from '../../../fixtures/blanket.ts';
import { storefront } from '../../../fixtures/brand.ts';
import { MATTRESSES, productPageOf } from '../../../fixtures/catalogue.ts';
import { addEveryLanguage } from '../../language/every-language.ts';
import { PurchasePanel } from './purchase-panel.tsx';

const [classic] = MATTRESSES;
if (!classic) throw new Error('the fixture has a mattress');
const page = productPageOf(classic, null);

beforeAll(() => {
  addEveryLanguage();
});

/** What the buttons of the panel say. */
const buttonsOf = (expressMethods: ProductPage['expressMethods'], language = 'en'): string[] => {
  const shown = { page: { ...page, expressMethods }, quantity: 1, error: null, missing: [], swap: null };
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: () => <PurchasePanel {...shown} /> }]);
  const root = { storefront: { ...storefront, language }, origin: 'http://localhost:3000' };
  const html = renderToStaticMarkup(<Stub hydrationData={{ loaderData: { root } }} />);
  return [...html.matchAll(/<button[^>]* name="express"[^>]*>(.*?)<\/button>/g)].map(([, text = '']) => text);
};

const APPLE = { id: 'applepay', label: 'Apple Pay' };
const GOOGLE = { id: 'googlepay', label: 'Google Pay' };
const REQUEST = { id: 'stripePaymentRequest', label: 'Browser wallet' };
const AMAZON = { id: 'amazonPay', label: 'Amazon Pay' };

test('a product is paid for at once with the wallets that the shop has, and no others are named', () => {
  expect(buttonsOf([APPLE, GOOGLE, REQUEST, AMAZON])).toEqual(['Google Pay / Apple Pay']);
  expect(buttonsOf([GOOGLE, AMAZON])).toEqual(['Google Pay']);
  expect(buttonsOf([APPLE])).toEqual(['Apple Pay']);
  expect(buttonsOf([REQUEST])).toEqual(['Browser wallet']);
});

test('a shop without wallets offers no way around the cart', () => {
  expect(buttonsOf([])).toEqual([]);
  expect(buttonsOf([AMAZON])).toEqual([]);
});

test('wallets have the same names in French', () => {
  expect(buttonsOf([APPLE, GOOGLE], 'fr')).toEqual(['Google Pay / Apple Pay']);
});

test('a product is called in the cart beside what was not added only while it is there', () => {
  const shown = { page, quantity: 1, error: null, missing: ['Blanket: no longer offered here.'], swap: null };
  const panelOf = (isGone: boolean): string => {
    const Component = () => <PurchasePanel {...shown} isGone={isGone} />;
    const Stub = createRoutesStub([{ id: 'root', path: '/', Component }]);
    const root = { storefront, origin: 'http://localhost:3000' };
    return renderToStaticMarkup(<Stub hydrationData={{ loaderData: { root } }} />);
  };
  expect(panelOf(false)).toContain('is in your cart.');
  expect(panelOf(true)).toContain('What was not added:');
  expect(panelOf(true)).not.toContain('is in your cart.');
});

test('Nothing can be added with a choice that is sold out', () => {
  const [variant] = page.variants.filter(({ isPurchasable }) => !isPurchasable);
  if (!variant) throw new Error('the mattress is sold out in a size');
  const state = { ...page.state, upsellItems: [blanket] };
  const sold = { ...page, state, selectedSku: variant.sku, expressMethods: [APPLE] };
  const shown = { page: sold, quantity: 1, error: null, missing: [], swap: null };
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: () => <PurchasePanel {...shown} /> }]);
  const root = { storefront, origin: 'http://localhost:3000' };
  const html = renderToStaticMarkup(<Stub hydrationData={{ loaderData: { root } }} />);
  const adding = [...html.matchAll(/<button[^>]* data-add[^>]*>/g)].map(([tag]) => tag);
  expect(adding.length).toBe(5);
  expect(adding.filter((tag) => !tag.includes(' disabled'))).toEqual([]);
});
