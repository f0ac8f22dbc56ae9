import type { PageUpsell } from '@counterpane/contract/page-state';
import { money } from '@counterpane/rules/money/money';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { storefront } from '../../../fixtures/brand.ts';
import { MATTRESSES, productPageOf } from '../../../fixtures/catalogue.ts';
import { UpgradePicker } from './upgrade-picker.tsx';

const [classic] = MATTRESSES;
if (!classic) throw new Error('the fixture has a mattress');
const { variants, selectedSku } = productPageOf(classic, 'queen');

/** A sleep bundle that goes with a queen for so much. */
const upgrade = (productID: string, cents: number): PageUpsell => ({
  ...({} as PageUpsell), // Only what the picker looks at.
  productID,
  longTitle: productID,
  shortDescription: '',
  disclaimer: null,
  comboLabel: null,
  choices: [
    {
      size: 'queen',
      quantity: 1,
      properties: [],
      price: money(cents, 'USD'),
      listPrice: money(cents, 'USD'),
      saving: money(0, 'USD'),
      isPurchasable: true,
    },
  ],
});

/** The radios that are chosen, as an address asks for the page. */
const chosenIn = (search: string): (string | undefined)[] => {
  const upgrades = [upgrade('serenity', 0), upgrade('premier', 10_000)];
  const shown = { upgrades, variants, selectedSku, quantity: 1 };
  const picker = <UpgradePicker {...shown} />;
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: () => picker }]);
  const root = { storefront, origin: 'http://localhost:3000' };
  const html = renderToStaticMarkup(
    <Stub initialEntries={[`/${search}`]} hydrationData={{ loaderData: { root } }} />,
  );
  return [...html.matchAll(/<input([^>]*)>/g)]
    .filter(([, attributes]) => attributes?.includes('checked'))
    .map(([, attributes]) => /value="([^"]*)"/.exec(attributes ?? '')?.[1]);
};

test('An upgrade comes back chosen when a form without script asks for its prices', () => {
  expect(chosenIn('?upgrade=premier')).toEqual(['premier']);
});

test('The free set is chosen where no upgrade of the page is asked for', () => {
  expect([chosenIn(''), chosenIn('?upgrade=elsewhere')]).toEqual([[''], ['']]);
});
