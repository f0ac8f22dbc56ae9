import { expect, test } from 'vitest';
import { pageStateOf } from '../../../../fixtures/page-state.ts';
import { notAdded } from '../not-added.ts';
import { parseOffers, parseSource } from './parse-offers.ts';

const MATTRESS = '0123456789abcdef01234567';
const PLAN = '9123456789abcdef01234567';
const inSize = (size: string) => ({
  productID: MATTRESS,
  quantity: 2,
  properties: [{ name: 'Size', value: size }],
});
const state = pageStateOf(MATTRESS, []);

const sent = (fields: Readonly<Record<string, string>>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
};

test('a plan is added in the size and the number of what it covers', () => {
  expect(parseOffers(sent({ plan: PLAN }), state, inSize('king'))).toEqual({
    items: [{ productID: PLAN, quantity: 2, properties: [{ name: 'Size', value: 'king' }] }],
    separateItems: [],
    unfit: [],
  });
});

test('a plan that does not cover the size is left out by name', () => {
  expect(parseOffers(sent({ plan: PLAN }), state, inSize('twin'))).toEqual({
    items: [],
    separateItems: [],
    unfit: [notAdded('not_in_size', 'Mattress protection, 5 years')],
  });
});

test('what was ticked and is not offered any more is left out in words, not in silence [C3.84]', () => {
  const unfitOf = (fields: Readonly<Record<string, string>>) =>
    parseOffers(sent(fields), state, inSize('king')).unfit.map(({ code }) => code);
  expect(unfitOf({ plan: MATTRESS })).toEqual(['plan_gone']);
  expect(unfitOf({ upgrade: MATTRESS, upsell: MATTRESS })).toEqual(['offer_gone', 'upgrade_gone']);
  expect(unfitOf({ plan: '', upgrade: '', upsell: '' })).toEqual([]);
});

test('an upsell comes in its own size, in the colour that was chosen, for every unit', () => {
  const choice = {
    size: 'queen',
    quantity: 1,
    properties: [
      { name: 'Size', value: 'queen', title: 'Queen' },
      { name: 'Color', value: 'white', title: 'White' },
    ],
    price: { amount: 7900, currency: 'USD' as const },
    listPrice: { amount: 9900, currency: 'USD' as const },
    saving: { amount: 0, currency: 'USD' as const },
    isPurchasable: true,
  };
  // Only what the reader of the form looks at.
  const sheets = {
    productID: PLAN,
    info: { title: 'Sheet set', kind: 'sheets' },
    type: 'additional',
    isStandalone: true,
    soldOutSizes: ['king'],
    choices: [choice, { ...choice, size: 'king', isPurchasable: false }],
  };
  const withSheets = { ...state, plans: [], upsellItems: [sheets as (typeof state)['upsellItems'][number]] };
  const form = sent({ upsell: PLAN, [`${PLAN}-Color`]: 'grey' });
  expect(parseOffers(form, withSheets, inSize('queen')).items).toEqual([
    {
      productID: PLAN,
      quantity: 2,
      properties: [
        { name: 'Size', value: 'queen' },
        { name: 'Color', value: 'grey' },
      ],
    },
  ]);
  expect(parseOffers(form, withSheets, inSize('king'))).toEqual({
    items: [],
    separateItems: [],
    unfit: [notAdded('sold_out', 'Sheet set')],
  });
  expect(parseOffers(form, withSheets, inSize('full')).unfit).toEqual([notAdded('not_in_size', 'Sheet set')]);
});

test('a base stands beside the product, as a plan may cover it; one that saves with it belongs to it', () => {
  // Only what the reader of the form looks at.
  const base = {
    productID: PLAN,
    info: { title: 'Adjustable base', kind: 'adjustable-base' },
    type: 'additional',
    isStandalone: true,
    soldOutSizes: [],
    choices: [{ size: 'queen', quantity: 1, properties: [], isPurchasable: true }],
  };
  const parse = (changes: object) => {
    const upsell = { ...base, ...changes } as unknown as (typeof state)['upsellItems'][number];
    return parseOffers(
      sent({ upsell: PLAN }),
      { ...state, plans: [], upsellItems: [upsell] },
      inSize('queen'),
    );
  };
  const item = { productID: PLAN, quantity: 2, properties: [] };
  expect(parse({})).toEqual({ items: [], separateItems: [item], unfit: [] });
  expect(parse({ type: 'fixed-saving' })).toEqual({ items: [item], separateItems: [], unfit: [] });
  expect(parse({ isStandalone: false })).toEqual({ items: [item], separateItems: [], unfit: [] });
});

test('where it was added from is read from the button, and from nothing else', () => {
  expect(parseSource(sent({ source: 'sticky-add-to-cart' }))).toBe('sticky-add-to-cart');
  expect(parseSource(sent({ source: 'elsewhere' }))).toBeUndefined();
  expect(parseSource(sent({}))).toBeUndefined();
});
