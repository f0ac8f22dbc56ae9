import type { PageUpsell } from '@counterpane/contract/pages/page-state';
import { money } from '@counterpane/rules/money/money';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { storefront } from '../../../../fixtures/brand.ts';
import { MATTRESSES, productPageOf } from '../../../../fixtures/catalogue.ts';
import { UpgradePicker } from './upgrade-picker.tsx';

const [classic] = MATTRESSES;
if (!classic) throw new Error('the fixture has a mattress');
const { variants, selectedSku } = productPageOf(classic, 'queen');

/** A sleep bundle that goes with a queen for so much. */
const upgrade = (productID: string, cents: number): PageUpsell => ({
  ...({} as PageUpsell), // Only what the picker looks at.
  productID,
  type: 'fixed-saving',
  isStandalone: false,
  info: { ...({} as PageUpsell['info']), kind: 'sleep-bundle' },
  soldOutSizes: [],
  shortTitle: productID,
  longTitle: `${productID} bundle`,
  shortDescription: '',
  longDescription: `All of the ${productID} bundle.`,
  disclaimer: null,
  comboLabel: null,
  reviews: { count: 0, rating: 0 },
  features: ['Sheets of all kinds'],
  thumbnail: '/small.svg',
  thumbnailV2: '/close.svg',
  image: '/wide.svg',
  imageMobile: '/narrow.svg',
  imageByColor: {},
  discount: true,
  choosers: [],
  dataV2: {
    shortTitle: productID,
    image: '/newer.svg',
    features: ['Sateen sheets'],
    labelData: { label: 'Best value', colour: '#c4432b' },
    comboItemData: { label: 'In the bundle', itemsLabels: ['Sheets', 'Mattress Protector', 'Pillows'] },
  },
  choices: [
    {
      size: 'queen',
      quantity: 1,
      properties: [],
      price: money(cents, 'USD'),
      totals: [],
      listPrice: money(cents, 'USD'),
      saving: money(27_600, 'USD'),
      setSaving: money(0, 'USD'),
      isPurchasable: true,
    },
  ],
});

const SERENITY = upgrade('serenity', 0);
const PREMIER = upgrade('premier', 10_000);

/** The picker with these sleep bundles, as an address asks for it. */
const pickerOf = (upgrades: readonly PageUpsell[], search = '', sku = selectedSku, quantity = 1): string => {
  const shown = { upgrades, variants, selectedSku: sku, quantity };
  const picker = <UpgradePicker {...shown} />;
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: () => picker }]);
  const root = { storefront, origin: 'http://localhost:3000' };
  return renderToStaticMarkup(
    <Stub initialEntries={[`/${search}`]} hydrationData={{ loaderData: { root } }} />,
  );
};

/** The radios that are chosen, as an address asks for the page. */
const chosenIn = (search: string): (string | undefined)[] =>
  [...pickerOf([SERENITY, PREMIER], search).matchAll(/<input([^>]*)>/g)]
    .filter(([, attributes]) => attributes?.includes('checked'))
    .map(([, attributes]) => /value="([^"]*)"/.exec(attributes ?? '')?.[1]);

test('An upgrade comes back chosen when a form without script asks for its prices', () => {
  expect(chosenIn('?upgrade=premier')).toEqual(['premier']);
});

test('The free set is chosen where no upgrade of the page is asked for', () => {
  expect([chosenIn(''), chosenIn('?upgrade=elsewhere')]).toEqual([[''], ['']]);
});

test('A sleep bundle that is sold out in the size of the page says so and cannot be chosen [C4.05, C4.06]', () => {
  const king = productPageOf(classic, 'king').selectedSku;
  const seenOf = (upgrade: PageUpsell): string => {
    const html = pickerOf([SERENITY, upgrade], '', king);
    expect(html).toMatch(
      /<input[^>]*disabled=""[^>]*value="premier"|<input[^>]*value="premier"[^>]*disabled=""/,
    );
    return html.match(/<span data-variants="[^"]*"><span[^>]*><span data-unfit="">([^<]*)/)?.[1] ?? '';
  };
  expect(seenOf({ ...PREMIER, soldOutSizes: ['king'] })).toBe('Out of stock');
  expect(seenOf(PREMIER)).toBe('Not in this size');
});

test('The free set stays the free one, and no upgrade that costs something, while what is in it is sold out', () => {
  const choices = SERENITY.choices.map((choice) => ({ ...choice, isPurchasable: false }));
  const html = pickerOf([{ ...SERENITY, choices, soldOutSizes: ['queen'] }, PREMIER]);
  expect(html.match(/<input[^>]*>/g)).toHaveLength(2);
  expect(html).not.toContain('value="serenity"');
  expect(html).toContain('serenity bundle');
});

test('A sleep bundle says what is in it: its titles, its words, its features and the things in the bundle [C3.43, C3.46, C3.55, C3.56]', () => {
  const html = pickerOf([SERENITY, PREMIER]);
  const [, details = ''] = /What is in premier<\/summary>(.*?)<\/details>/.exec(html) ?? [];
  expect(details).toContain('<strong>premier bundle</strong>');
  expect(details).toContain('All of the premier bundle.');
  expect(details).toContain('<li>Sateen sheets</li>');
  expect(details).toContain('In the bundle: Sheets, Mattress Protector, Pillows');
  expect(details).toContain('Costs $276 less with this product');
});

test('A saving of a sleep bundle is said in whole dollars rounded down, and under a dollar not at all [C9.03]', () => {
  const savingOf = (cents: number): string | undefined => {
    const choices = PREMIER.choices.map((choice) => ({ ...choice, saving: money(cents, 'USD') }));
    const [, details = ''] = pickerOf([SERENITY, { ...PREMIER, choices }]).split('What is in premier');
    return /Costs (\S+) less with this product/.exec(details)?.[1];
  };
  expect([savingOf(30_099), savingOf(99)]).toEqual(['$300', undefined]);
});

test('A paid sleep bundle has its label with a dot in the colour of it, and the pictures of the newer look [C3.44, C3.55]', () => {
  const html = pickerOf([SERENITY, PREMIER]);
  expect(html.match(/fill="#c4432b"><\/circle><\/svg>Best value/g)).toHaveLength(1);
  expect(html.match(/src="\/close\.svg"/g)).toHaveLength(2);
  expect(html).toContain('src="/newer.svg"');
  expect(html).toContain('srcSet="/narrow.svg"');
  expect(html).not.toMatch(/small\.svg|wide\.svg/);
});

test('A sleep bundle without the newer look shows its own features and pictures, and no saving where it has none', () => {
  const html = pickerOf([SERENITY, { ...PREMIER, dataV2: null, discount: false }]);
  expect(html).toContain('<li>Sheets of all kinds</li>');
  expect(html).toContain('src="/small.svg"');
  expect(html).toContain('src="/wide.svg"');
  expect(html.match(/less with this product/g)).toHaveLength(1);
});

test('An upgrade costs as much as the cart rises by with it, for each mattress that is chosen [C1.37]', () => {
  const priceFor = (quantity: number) =>
    /data-quote-placement="add-on"[^>]*>\+<span data-quote-part="price">([^<]*)/.exec(
      pickerOf([SERENITY, PREMIER], '', selectedSku, quantity),
    )?.[1];
  expect([priceFor(1), priceFor(3)]).toEqual(['$100', '$300']);
});
