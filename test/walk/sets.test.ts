import { afterAll, beforeAll, expect, it } from 'vitest';
import { adjustableMattresses, builderModes } from '../../apps/api/src/shop/sets/find-set-pages.ts';
import { choicesOf, type Stop, stopsOf, WALK_PATIENCE } from '../../apps/api/src/testing/price-walk.ts';
import { openShop } from './open-shop.ts';
import type { Fields } from './read-page.ts';
import {
  choicesIn,
  choose,
  type Element,
  fieldsOf,
  findAll,
  findOne,
  type Page,
  readMoney,
  textOf,
} from './read-page.ts';
import { Tally } from './tally.ts';

let shop: Awaited<ReturnType<typeof openShop>>;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** Every set of a storefront: bundles, collections, builders, and mattresses with a base. */
const setUrls = (key: string): string[] => {
  const storefront = shop.storefrontOf(key);
  const { bundles, collections } = storefront.brand;
  return [
    ...[...bundles, ...collections].flatMap(({ url }) => url ?? []),
    ...builderModes(storefront).map((mode) => `/bundle-builder/${mode}`),
    ...adjustableMattresses(storefront).map(({ data }) => `${data.url}/adjustable-bundle`),
  ];
};

const setForm = (page: Page): Element => {
  const form = findOne(page, 'form', { 'data-set-form': null });
  if (!form) throw new Error('the page has no form of a set');
  return form;
};

/** What the page says that the set costs as it is chosen; null where it says why it cannot be bought so. */
const totalOf = (form: Element): number | null => {
  const price = findOne(form, '*', { 'data-set-part': 'price' });
  const text = price ? textOf(price) : '';
  return text.includes('Total') ? readMoney(text.slice(text.lastIndexOf('Total'))) : null;
};

const TO_CART = ['source', 'main-add-to-cart'] as const;

interface Priced {
  readonly field: Fields[number];
  readonly price: number | null;
}

/** What costs less with the set, to be ticked, and the price beside it. */
const extrasIn = (form: Element): Priced[] =>
  findAll(form, 'input', { name: 'extra' })
    .filter(({ attribs }) => attribs.checked === undefined)
    .map((input) => ({
      field: ['extra', input.attribs.value ?? ''],
      price: input.parent ? readMoney(textOf(input.parent)) : null,
    }));

/** What goes well with the set, each with a button that adds it alone. */
const alonesIn = (form: Element): Priced[] =>
  findAll(form, 'button', { name: 'just' }).map((button) => ({
    field: ['just', button.attribs.value ?? ''],
    price: button.parent ? readMoney(textOf(button.parent)) : null,
  }));

/** One page, with the prices that it has told. */
class SetWalk {
  readonly #stop: Stop<string>;
  readonly #tally: Tally;

  constructor(stop: Stop<string>, tally: Tally) {
    this.#stop = stop;
    this.#tally = tally;
  }

  async walk(): Promise<void> {
    const { turn } = this.#stop;
    const form = await this.#open([]);
    const fields = fieldsOf(form);
    await this.#trySet(form);
    const others = choicesIn(form).filter(([name]) => name !== 'extra');
    for (const choice of choicesOf(others, turn))
      await this.#trySet(await this.#open(choose(fields, choice)));
    for (const extra of choicesOf(extrasIn(form), turn)) await this.#tryExtra(form, extra);
    for (const alone of choicesOf(alonesIn(form), turn)) await this.#tryAlone(fields, alone);
  }

  async #open(fields: Fields): Promise<Element> {
    const { storefront, page: url } = this.#stop;
    return setForm(await shop.visitor(storefront).open(url, fields));
  }

  /** As the page shows it, it is sent. */
  async #trySet(form: Element): Promise<void> {
    await this.#send('set', [...fieldsOf(form), TO_CART], totalOf(form));
  }

  async #tryExtra(form: Element, { field, price }: Priced): Promise<void> {
    const total = totalOf(form);
    const told = total === null || price === null ? null : total + price;
    await this.#send('extra', [...fieldsOf(form), field, TO_CART], told);
  }

  async #tryAlone(fields: Fields, { field, price }: Priced): Promise<void> {
    await this.#send('alone', [...fields, field], price);
  }

  async #send(kind: string, fields: Fields, told: number | null): Promise<void> {
    const { storefront, page: url } = this.#stop;
    const what = `${storefront} ${url}?${fields.map((pair) => pair.join('=')).join('&')}`;
    if (told === null) return this.#tally.skip(kind, what, 'names no price');
    const visitor = shop.visitor(storefront);
    await visitor.send(url, fields);
    const charged = await visitor.cartTotal();
    if (charged === 0) this.#tally.skip(kind, what, 'cannot be added');
    else this.#tally.compare(kind, what, told, charged);
  }
}

it(
  'the page of a set says what the cart charges for it, with other choices and extras, and for what goes well with it [C1.37]',
  WALK_PATIENCE,
  async () => {
    const tally = new Tally();
    for (const stop of await stopsOf(setUrls, (url) => url)) await new SetWalk(stop, tally).walk();
    expect(tally.faults).toEqual([]);
    expect(tally.count('set')).toBeGreaterThan(150);
    expect(tally.count('extra')).toBeGreaterThan(40);
    expect(tally.count('alone')).toBeGreaterThan(70);
    expect(tally.isNearlyWhole(), tally.skipped.join('\n')).toBe(true);
  },
);
