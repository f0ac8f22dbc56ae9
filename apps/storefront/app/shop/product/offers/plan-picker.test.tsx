import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { storefront } from '../../../../fixtures/brand.ts';
import { MATTRESSES, productPageOf } from '../../../../fixtures/catalogue.ts';
import { PlanPicker } from './plan-picker.tsx';

const [classic] = MATTRESSES;
if (!classic) throw new Error('the fixture has a mattress');
const [plan] = productPageOf(classic, 'queen').state.plans;
if (!plan) throw new Error('the fixture has a plan');

/** The value of the radio that is chosen on a page in a size, as an address asks for it. */
const chosenIn = (picker: ReactNode, search: string): string | undefined => {
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: () => picker }]);
  const root = { storefront, origin: 'http://localhost:3000' };
  const html = renderToStaticMarkup(
    <Stub initialEntries={[`/${search}`]} hydrationData={{ loaderData: { root } }} />,
  );
  const chosen = [...html.matchAll(/<input([^>]*)>/g)].find(([, attributes]) =>
    attributes?.includes('checked'),
  );
  return /value="([^"]*)"/.exec(chosen?.[1] ?? '')?.[1];
};

const plansIn = (size: string, quantity = 1): ReactNode => {
  const { variants, selectedSku, state } = productPageOf(classic, size);
  return <PlanPicker plans={state.plans} variants={variants} selectedSku={selectedSku} quantity={quantity} />;
};

test('A plan comes back chosen when a form without script asks for its prices', () => {
  expect(chosenIn(plansIn('queen'), `?plan=${plan.productID}`)).toBe(plan.productID);
  expect(chosenIn(plansIn('queen'), '')).toBe('');
});

test('No plan is chosen where the asked one does not cover the size, or is none of the page', () => {
  expect(chosenIn(plansIn('full'), `?plan=${plan.productID}`)).toBe('');
  expect(chosenIn(plansIn('queen'), '?plan=0')).toBe('');
});

test('A plan costs what the cart rises by with it, for as many of the product as are chosen [C1.37]', () => {
  const shown = (quantity: number): string => {
    const Stub = createRoutesStub([{ id: 'root', path: '/', Component: () => plansIn('queen', quantity) }]);
    const root = { storefront, origin: 'http://localhost:3000' };
    return renderToStaticMarkup(<Stub hydrationData={{ loaderData: { root } }} />);
  };
  const priceIn = (html: string) =>
    Number(/data-quote-placement="add-on"[^>]*><span data-quote-part="price">\$([\d.]*)/.exec(html)?.[1]);
  expect(priceIn(shown(3))).toBe(3 * priceIn(shown(1)));
});
