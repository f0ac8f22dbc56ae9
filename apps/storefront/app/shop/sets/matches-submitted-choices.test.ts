import { money } from '@counterpane/rules/money/money';
import { describe, expect, it } from 'vitest';
import { matchesSubmittedChoices, type SetChoices } from './matches-submitted-choices.ts';

const price = money(10_000, 'USD');
const picture = { url: '/bed.svg', alt: '' };

const option = (value: string, isChosen = false) => ({
  ...{ value, title: value, note: null, swatch: null, texture: null },
  ...{ isChosen, isAvailable: true, isSoldOut: false },
});

const product = (name: string, isChosen = false) => ({
  ...{ name, title: name, subtitle: '', url: '/', picture, price, isSoldOut: false, isChosen },
});

const SIZES = [option('queen', true), option('calKing')];

const BUNDLE: SetChoices = {
  sizes: SIZES,
  groups: [
    {
      ...{ role: 'mattress', field: 'mattress', title: 'Mattress', isOptional: false, options: [] },
      products: [product('classic', true), product('hybrid')],
    },
    {
      ...{ role: 'base', field: 'base', title: 'Bed', isOptional: false },
      products: [product('bamboo-bed', true)],
      options: [{ field: 'base-color', title: 'Color', options: [option('natural', true), option('grey')] }],
    },
    {
      ...{ role: 'headboardAddon', field: 'headboard', title: 'Headboard', isOptional: true, options: [] },
      products: [product('arched')],
    },
  ],
};

const COLLECTION: SetChoices = {
  sizes: SIZES,
  colors: [option('walnut', true), option('oak')],
  pieces: [
    {
      ...{ name: 'nightstand', field: 'quantity-nightstand', title: 'Nightstand', subtitle: '' },
      ...{ type: 'nightstand', url: '/', picture, choice: '', quantity: 2, minimum: 0, maximum: 2 },
      ...{ price, isSoldOut: false },
    },
  ],
};

const isSent = (page: SetChoices, text: string): boolean => {
  const form = new FormData();
  for (const [name, value] of new URLSearchParams(text)) form.append(name, value);
  return matchesSubmittedChoices(page, form);
};

describe('the form of a set', () => {
  it('is as the page took it where it names what is chosen, and where it names nothing', () => {
    expect(
      isSent(BUNDLE, 'mattress=classic&size=queen&base=bamboo-bed&base-color=natural&headboard=&ask='),
    ).toBe(true);
    expect(isSent(COLLECTION, 'size=queen&color=walnut&quantity-nightstand=2')).toBe(true);
    expect(isSent(BUNDLE, 'source=main-add-to-cart')).toBe(true);
    expect(isSent({ sizes: [option('calKing', true)] }, 'size=Cal+King')).toBe(true);
  });

  it('is not where it names another product, size, colour, part or number', () => {
    expect(isSent(BUNDLE, 'mattress=ultra-hybrid&size=queen')).toBe(false);
    expect(isSent(BUNDLE, `mattress=${'x'.repeat(61)}`)).toBe(false);
    expect(isSent(BUNDLE, 'size=twin')).toBe(false);
    expect(isSent(BUNDLE, 'size=twin&size=queen')).toBe(false);
    expect(isSent(BUNDLE, 'base-color=pink')).toBe(false);
    expect(isSent(BUNDLE, 'headboard=gone')).toBe(false);
    expect(isSent(COLLECTION, 'color=purple')).toBe(false);
    expect(isSent(COLLECTION, 'size=twin')).toBe(false);
    expect(isSent(COLLECTION, 'quantity-nightstand=5')).toBe(false);
  });

  it('may name a choice that the page does not have, as that of another bed', () => {
    expect(isSent(BUNDLE, 'headboard-color=white&utm_source=letter')).toBe(true);
    expect(isSent({ sizes: [] }, 'size=queen')).toBe(true);
  });
});
