import { type ChosenProperty, PROPERTY_NAMES } from '@counterpane/rules/options/property-names';
import { variantKey } from '@counterpane/rules/options/variant-key';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { choicesOf, type Stop, stopsOf, WALK_PATIENCE } from '../../apps/api/src/testing/price-walk.ts';
import { openShop, type Visitor } from './open-shop.ts';
import type { Fields } from './read-page.ts';
import { type Element, findAll, optionValue } from './read-page.ts';
import { findPurchaseForm, type Offer, type Purchase, readPurchase } from './read-purchase.ts';
import { Tally } from './tally.ts';

let shop: Awaited<ReturnType<typeof openShop>>;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const QUANTITIES = 10;
const KINDS = ['upsell', 'upgrade', 'plan', 'set', 'collection'] as const;

/** Every page that sells something by itself: plans are bought with what they cover. */
const productUrls = (key: string): string[] =>
  shop
    .storefrontOf(key)
    .entries.filter(({ product }) => product.plan === null && product.upsell?.isNotSaleable !== true)
    .map(({ data }) => data.url);

/** Whatever is chosen of a product that is not sold out, as fields of its form. */
const variantsOf = (form: Element): Fields[] => {
  const stock: { all: string[]; out: object } = JSON.parse(form.attribs['data-stock'] ?? '');
  const radios = findAll(form, 'input', { 'data-property': null });
  const combinations = [...Map.groupBy(radios, ({ attribs }) => attribs['data-property'])].reduce<
    Element[][]
  >((before, [, options]) => before.flatMap((chosen) => options.map((option) => [...chosen, option])), [[]]);
  const isSold = (sku: string) => stock.all.includes(sku) && !Object.hasOwn(stock.out, sku);
  return combinations
    .filter((chosen) =>
      isSold(variantKey(form.attribs['data-inventory-key'] ?? '', chosen.flatMap(propertyOf))),
    )
    .map((chosen) => chosen.map(({ attribs }) => [attribs.name ?? '', attribs.value ?? ''] as const));
};

const propertyOf = ({ attribs }: Element): ChosenProperty[] =>
  PROPERTY_NAMES.filter((name) => name === attribs['data-property']).map((name) => ({
    name,
    value: attribs.value ?? '',
  }));

/** One option of each chooser of what goes with the product; another one in each round. */
const optionsIn = (form: Element, round: number): Fields =>
  findAll(form, 'select', { 'data-chooser': null }).flatMap((select) => {
    const options = findAll(select, 'option');
    const option = options[round % Math.max(1, options.length)];
    return option ? [[select.attribs.name ?? '', optionValue(option)] as const] : [];
  });

const roundsOf = (form: Element): number[] => {
  const counts = findAll(form, 'select', { 'data-chooser': null }).map(
    (select) => findAll(select, 'option').length,
  );
  return Array.from({ length: Math.max(1, ...counts) }, (_, round) => round);
};

/** What the page is asked for without script: a variant, how many of it, and options of what goes with it. */
const asksOf = (form: Element, turn: number): Fields[] =>
  choicesOf(variantsOf(form), turn).flatMap((variant, at) =>
    choicesOf(roundsOf(form), turn).map((round) => [
      ...variant,
      ['quantity', String(1 + ((turn + at + round) % QUANTITIES))] as const,
      ...optionsIn(form, round),
    ]),
  );

const walkProduct = async ({ storefront, page: url, turn }: Stop<string>, tally: Tally): Promise<void> => {
  const visitor = () => shop.visitor(storefront);
  const first = findPurchaseForm(await visitor().open(url));
  if (!first) return tally.skip('page', `${storefront} ${url}`, 'has no form of a product');
  for (const ask of asksOf(first, turn)) {
    const what = `${storefront} ${url}?${ask.map((pair) => pair.join('=')).join('&')}`;
    const purchase = readPurchase(await visitor().open(url, ask));
    await tryProduct(visitor(), { url, what, purchase }, tally);
    for (const kind of KINDS) {
      const offers = purchase.offers.filter((offer) => offer.kind === kind);
      for (const offer of choicesOf(offers, turn))
        await tryOffer(visitor(), { url, what, purchase }, offer, tally);
    }
  }
};

interface Tried {
  readonly url: string;
  readonly what: string;
  readonly purchase: Purchase;
}

const quantityIn = (fields: Fields): string | undefined => fields.find(([name]) => name === 'quantity')?.[1];

/** What the page says of as many as are chosen of the product. */
const toldOf = ({ fields, price, total }: Purchase): number | null =>
  quantityIn(fields) === '1' ? price : total;

/** As many as are chosen of the product alone. */
const tryProduct = async (visitor: Visitor, { url, what, purchase }: Tried, tally: Tally): Promise<void> => {
  const { fields } = purchase;
  const told = toldOf(purchase);
  if (told === null) return tally.skip('product', what, 'names no price');
  const leads = await visitor.send(url, [...fields, ['source', 'main-add-to-cart']]);
  if (leads === null) return tally.skip('product', what, 'cannot be added');
  tally.compare('product', what, told, await visitor.cartTotal());
};

/** As many with something beside each of them, or the set that the product is part of. */
const tryOffer = async (
  visitor: Visitor,
  { url, what, purchase }: Tried,
  { kind, name, fields, price, isWhole }: Offer,
  tally: Tally,
): Promise<void> => {
  const offered = `${what}, ${name}`;
  const own = isWhole ? 0 : toldOf(purchase);
  if (price === null || own === null) return tally.skip(kind, offered, 'names no price');
  const leads = await visitor.send(url, [...purchase.fields, ...fields]);
  if (leads === null) return tally.skip(kind, offered, 'cannot be added');
  tally.compare(kind, offered, own + price, await visitor.cartTotal());
};

it(
  'the page of a product says what the cart charges for it, for more of it, and for each thing that it offers beside it [C1.37]',
  WALK_PATIENCE,
  async () => {
    const tally = new Tally();
    for (const stop of await stopsOf(productUrls, (url) => url)) await walkProduct(stop, tally);
    expect(tally.faults).toEqual([]);
    expect(tally.count('product')).toBeGreaterThan(180);
    expect(tally.count('upsell')).toBeGreaterThan(180);
    expect(tally.count('upgrade')).toBeGreaterThan(10);
    expect(tally.count('plan')).toBeGreaterThan(80);
    expect(tally.count('set')).toBeGreaterThan(50);
    expect(tally.count('collection')).toBeGreaterThan(40);
    // The page of white glove service sells nothing by itself, and of some things ten are too many.
    expect(tally.isNearlyWhole(), tally.skipped.join('\n')).toBe(true);
  },
);
