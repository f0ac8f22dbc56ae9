import type { Notice } from '@counterpane/contract/cart/carts';
import { createClient } from '@counterpane/contract/client';
import type { SetUpsell } from '@counterpane/contract/pages/set-pages';
import { money } from '@counterpane/rules/money/money';
import { describe, expect, it } from 'vitest';
import { cartOf, type Visit } from '../../../fixtures/cart.ts';
import { addSetFromForm, type SetPage } from './add-set-action.ts';

const BED = { productID: '0123456789abcdef01234567', quantity: 1, properties: [] };
const SHEETS = { productID: '1123456789abcdef01234567', quantity: 2, properties: [] };
const price = money(10_000, 'USD');
const picture = { url: '/sheets.svg', alt: '' };

const sheets: SetUpsell = {
  ...{ name: 'sheet-set', title: 'Sheets', text: '', choice: 'Queen', picture },
  ...{ item: SHEETS, price, listPrice: price, isSoldOut: false },
};
const blanket: SetUpsell = { ...sheets, name: 'blanket', title: 'Blanket', isSoldOut: true };

const extra = (name: string, isSoldOut: boolean) => ({
  ...{ name, title: `The ${name}`, choice: '', quantity: 1, picture, isSoldOut },
  ...{ price, listPrice: price, saving: price, isChosen: false },
});

const PAGE: SetPage = {
  items: [BED],
  upsells: [sheets, blanket],
  extras: [extra('duvet', true), extra('topper', false)],
  problem: null,
  path: '/set',
  sizes: ['queen', 'king'].map((value) => ({
    ...{ value, title: value, note: null, swatch: null, texture: null },
    ...{ isChosen: value === 'queen', isAvailable: true, isSoldOut: false },
  })),
  summary: {
    ...{ parts: [], saving: price, total: price, listTotal: price, gifts: [], later: null },
    ...{ receipt: { lines: [], total: 10_000 }, returnDays: null, delivery: null, whiteGlove: null },
  },
};

interface SendOptions {
  readonly page?: SetPage;
  readonly notices?: readonly Notice[];
  readonly inCart?: Visit['lines'];
}

/** What sending a form comes to, and what the cart is asked for; the catalogue knows one product that the page does not. */
const send = async (
  fields: readonly (readonly [string, string])[],
  { page = PAGE, notices = [], inCart = [] }: SendOptions = {},
) => {
  const asked: unknown[] = [];
  const client = createClient(async (path, init) => {
    if (path.startsWith('/api/products')) {
      const data = path.includes('pillow') ? [{ title: 'Resident pillow' }] : [];
      return Response.json({ status: 'ok', result: { data } });
    }
    if (init?.body) asked.push(JSON.parse(String(init.body)));
    const cart = cartOf({ version: 1, lines: inCart, coupon: null });
    return Response.json({ status: 'ok', result: { ...cart, notices } });
  });
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  const { outcome, only } = await addSetFromForm(client, page, form);
  const said = outcome.ok ? outcome.missing : [outcome.refusal];
  return {
    isOk: outcome.ok,
    only,
    asked,
    isGone: outcome.ok ? outcome.isGone : undefined,
    said: said.map(({ code, title, text }) => [code, title ?? text]),
  };
};

describe('the button of one thing that goes well with a set', () => {
  it('adds that thing alone', async () => {
    expect(await send([['just', 'sheet-set']])).toEqual({
      ...{ isOk: true, only: 'Sheets', said: [] },
      asked: [{ items: [SHEETS], source: 'upsell-list-box' }],
    });
  });

  it('adds nothing, not the set either, where the thing is gone, which is called by its name', async () => {
    const source = ['source', 'main-add-to-cart'] as const;
    const gone = await send([['just', 'resident-pillow'], source]);
    expect(gone).toEqual({
      ...{ isOk: false, only: null, asked: [] },
      said: [['offer_gone', 'Resident pillow']],
    });
    expect((await send([['just', 'elephant'], source])).said).toEqual([['offer_gone', '']]);
    expect(await send([['just', 'blanket'], source])).toMatchObject({
      ...{ isOk: false, asked: [], said: [['sold_out', 'Blanket']] },
    });
    expect((await send([['just', ''], source])).asked).toEqual([]);
  });
});

describe('the pop-up of a set', () => {
  it('adds what was ticked, and says what of it is sold out or gone', async () => {
    const ticked = await send([
      ['added', '1'],
      ['upsell', 'sheet-set'],
      ['upsell', 'resident-pillow'],
      ['upsell', 'blanket'],
    ]);
    expect(ticked.asked).toEqual([{ items: [SHEETS] }]);
    expect([ticked.isOk, ticked.said]).toEqual([
      true,
      [
        ['sold_out', 'Blanket'],
        ['offer_gone', 'Resident pillow'],
      ],
    ]);
  });

  it('says that what was ticked is gone where nothing is left to add', async () => {
    const ticked = await send([
      ['added', '1'],
      ['upsell', 'elephant'],
    ]);
    expect(ticked).toEqual({
      ...{ isOk: true, only: null, isGone: true },
      ...{ asked: [], said: [['offer_gone', '']] },
    });
  });

  it('calls the set in the cart only while all of it is there as it was chosen', async () => {
    const item = (value: string) => ({ ...BED, properties: [{ name: 'Size', value, title: value }] });
    const inCart = [{ itemIdentifier: 'line-1', item: item('queen'), quantity: 1 }];
    const isGone = async (...items: SetPage['items']) => {
      const fields = [['added', '1'] as const, ['upsell', 'blanket'] as const];
      return (await send(fields, { page: { ...PAGE, items }, inCart })).isGone;
    };
    expect(await isGone(item('queen'))).toBeUndefined();
    expect(await isGone(item('king'))).toBe(true);
    expect(await isGone(item('queen'), SHEETS)).toBe(true);
    expect(await isGone()).toBe(true);
  });

  it('adds nothing and says nothing where nothing was ticked', async () => {
    expect(await send([['added', '1']])).toEqual({ isOk: true, only: null, asked: [], said: [] });
  });
});

describe('the button of a set', () => {
  it('adds all parts in one call', async () => {
    const sent = await send([['source', 'main-add-to-cart']]);
    expect(sent.asked).toEqual([{ items: [BED], source: 'main-add-to-cart' }]);
    expect([sent.isOk, sent.said]).toEqual([true, []]);
  });

  it('says which ticked extras are not with it: sold out, or no longer offered [C3.84]', async () => {
    const sent = await send([
      ['extra', 'duvet'],
      ['extra', 'topper'],
      ['extra', 'resident-pillow'],
    ]);
    expect([sent.isOk, sent.asked.length]).toEqual([true, 1]);
    expect(sent.said).toEqual([
      ['sold_out', 'The duvet'],
      ['offer_gone', 'Resident pillow'],
    ]);
  });

  it('adds no part of a set that cannot be had as it was chosen', async () => {
    const page = { ...PAGE, problem: 'Please choose: Bed' };
    expect(await send([['extra', 'duvet']], { page })).toEqual({
      ...{ isOk: false, only: null, asked: [] },
      said: [['bundle_incomplete', 'Please choose: Bed']],
    });
  });

  it('adds nothing in the place of what the form names, by none of its buttons', async () => {
    const gone = { isOk: false, only: null, asked: [], said: [['set_gone', '']] };
    expect(await send([['size', 'twin']])).toEqual(gone);
    for (const button of ['just', 'upsell'])
      expect(
        await send([
          ['size', 'twin'],
          ['added', '1'],
          [button, 'sheet-set'],
        ]),
      ).toEqual(gone);
    expect((await send([['size', 'queen']])).asked).toHaveLength(1);
  });

  it('keeps what the cart itself refused beside what is gone', async () => {
    const notices = [{ code: 'not_purchasable', text: 'Bed: out of stock' }];
    const page = { ...PAGE, items: [BED, SHEETS] };
    const sent = await send([['extra', 'elephant']], { page, notices });
    expect(sent.said).toEqual([
      ['not_purchasable', 'Bed: out of stock'],
      ['offer_gone', ''],
    ]);
  });
});
