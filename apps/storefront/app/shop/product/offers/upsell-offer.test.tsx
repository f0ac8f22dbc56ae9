import { money } from '@counterpane/rules/money/money';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { describe, expect, it } from 'vitest';
import { blanket } from '../../../../fixtures/blanket.ts';
import { storefront } from '../../../../fixtures/brand.ts';
import { MATTRESSES, productPageOf } from '../../../../fixtures/catalogue.ts';
import { UpsellOffer } from './upsell-offer.tsx';

const [classic] = MATTRESSES;
if (!classic) throw new Error('the fixture has a mattress');
const page = productPageOf(classic, 'queen');

const TWO = { quantity: 2, price: money(30_110, 'USD') };

/** The offer on a page in a size, as an address asks for it. */
const offerOf = (
  size: string,
  search = '',
  place: 'row' | 'popup' = 'row',
  quantity = 1,
  upsell = blanket,
): string => {
  const variants = page.variants.filter(({ properties }) => properties.some(({ value }) => value === size));
  const shown = {
    upsell,
    variants,
    selectedSku: variants[0]?.sku ?? '',
    quantity,
    isTicked: true,
    sharesSet: true,
    place,
  };
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: () => <UpsellOffer {...shown} /> }]);
  const root = { storefront, origin: 'http://localhost:3000' };
  return renderToStaticMarkup(
    <Stub initialEntries={[`/${search}`]} hydrationData={{ loaderData: { root } }} />,
  );
};

/** The parts that are there for each choice, as far as they are to be seen. */
const seen = (html: string): string =>
  html
    .split('<span data-choices=')
    .filter((part) => !/^"[^"]*" hidden/.test(part))
    .join();

const priceOf = (html: string): string | undefined => /data-quote-part="price">([^<]*)/.exec(seen(html))?.[1];
const optionsOf = (html: string): string[] =>
  [...html.matchAll(/<option([^>]*)>([^<]*)<\/option>/g)].map(
    ([, attributes = '', text = '']) =>
      `${text}${attributes.includes('selected') ? ' *' : ''}${attributes.includes('disabled') ? ' off' : ''}`,
  );

describe('an upsell on a page', () => {
  it('says that the saving of a set in its price counts once, where another thing makes that set too', () => {
    expect(offerOf('queen')).toContain('With the saving of a set, which counts once');
  });

  it('shows the price of what its choosers start with', () => {
    expect(priceOf(offerOf('queen'))).toBe('$149');
  });

  it('comes back chosen and priced as a form without script asked for it [C3.47]', () => {
    const html = offerOf('queen', `?${blanket.productID}-Color=grey&${blanket.productID}-Weight=20`);
    expect(priceOf(html)).toBe('$169');
    expect(optionsOf(html)).toEqual(['Navy', 'Grey *', '15 lbs', '20 lbs *']);
  });

  it('lets nobody choose what is sold out with the choices before it, and says so [C4.05, C4.06]', () => {
    expect(optionsOf(offerOf('queen'))).toEqual(['Navy *', 'Grey', '15 lbs *', '20 lbs (Out of stock) off']);
  });

  it('starts with what can be bought in the size of the page [C4.05, C4.06]', () => {
    const html = offerOf('king');
    expect(priceOf(html)).toBe('$159');
    expect(optionsOf(html)).toEqual([
      'Navy (Out of stock) off',
      'Grey *',
      '15 lbs *',
      '20 lbs (Out of stock) off',
    ]);
  });

  it('that is sold out in the size of the page says so and cannot be ticked; one that is not made so says that [C4.05, C4.06]', () => {
    const [gone, unfit] = [offerOf('twin'), offerOf('full')];
    expect(gone).toContain('<span data-unfit="">Out of stock</span>');
    expect(unfit).toContain('<span data-unfit="">Not in this size</span>');
    expect([gone, unfit].map((html) => /<input[^>]*disabled/.test(html))).toEqual([true, true]);
    const isTicked = (html: string) => /<input[^>]*checked/.test(html);
    expect([offerOf('queen'), gone, unfit].map(isTicked)).toEqual([true, false, false]);
  });

  it('that is sold out altogether says so beside every size, also where the page has none [C4.05, C4.06]', () => {
    const choices = blanket.choices.map((choice) => ({ ...choice, size: null, isPurchasable: false }));
    const html = offerOf('queen', '', 'row', 1, { ...blanket, choices, soldOutSizes: [null] });
    expect(html).toContain('<span data-unfit="">Out of stock</span>');
    expect(html).toMatch(/<input[^>]*disabled/);
    expect(priceOf(html)).toBeUndefined();
  });

  it('has another choice in the place of one that was asked for and is sold out', () => {
    const html = offerOf('queen', `?${blanket.productID}-Weight=20`);
    expect(priceOf(html)).toBe('$149');
    expect(optionsOf(html)).toContain('15 lbs *');
  });

  it('shows the picture of the chosen colour, where that has one [C3.45]', () => {
    expect(seen(offerOf('queen'))).toContain('src="/blanket.svg"');
    const grey = seen(offerOf('queen', `?${blanket.productID}-Color=grey`));
    expect(grey).toContain('src="/blanket.svg?color=grey"');
    expect(grey).not.toContain('src="/blanket.svg"');
  });

  it('tells who wants to know what it is called in full, what it is and what is special about it [C3.43, C3.46]', () => {
    const [, details = ''] = /<details[^>]*>(.*?)<\/details>/.exec(offerOf('queen')) ?? [];
    expect(details).toContain('<strong>Dual-temperature weighted blanket</strong>');
    expect(details).toContain('Quilted glass beads between a cooling knit and soft fleece.');
    expect(details).toContain('<li>15, 20 or 25 lbs</li><li>Two sides</li>');
  });

  it('is shown small in the row, and in the pop-up in the picture of the screen [C3.44, C4.18]', () => {
    const [row] = offerOf('queen', '', 'row').split('<details');
    expect(row).toContain('src="/blanket-thumb.svg"');
    expect(row).not.toContain('<source');
    const [popup] = offerOf('queen', '', 'popup').split('<details');
    expect(popup).toContain('<source media="(max-width: 575px)" srcSet="/blanket-small.svg"/>');
    expect(popup).toContain('src="/blanket.svg"');
  });

  it('is asked about with a coupon as it is chosen, not in another colour of the same price', () => {
    const quoted = (html: string) => /data-quote="([^"]*)"/.exec(seen(html))?.[1];
    expect(quoted(offerOf('queen'))).toContain('navy');
    expect(quoted(offerOf('queen', `?${blanket.productID}-Color=grey`))).toContain('grey');
  });

  it('costs as many times its price as the product is chosen, unless the page knows another total [C1.37]', () => {
    expect(priceOf(offerOf('queen', '', 'row', 2))).toBe('$298');
    const upsell = { ...blanket, choices: blanket.choices.map((one) => ({ ...one, totals: [TWO] })) };
    expect(priceOf(offerOf('queen', '', 'row', 2, upsell))).toBe('$301.10');
    expect(offerOf('queen', '', 'popup', 2, upsell)).toContain('>$301.10<');
  });

  it('is asked about with a coupon beside the product: what belongs to that as its add-on, a base on a separate line', () => {
    expect(offerOf('queen')).toContain('data-quote-placement="add-on"');
    const base = { ...blanket, info: { ...blanket.info, kind: 'adjustable-base' as const } };
    expect(offerOf('queen', '', 'row', 1, base)).toContain('data-quote-placement="separate-line"');
  });

  it('has the price of the cart in the pop-up, which no other takes the place of', () => {
    const html = offerOf('queen', '', 'popup');
    expect(html).toContain('>$149<');
    expect(html).not.toContain('data-quote');
  });
});
