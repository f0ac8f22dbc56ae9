import type { CollectionPage } from '@counterpane/contract/pages/set-pages';
import { describe, expect, it } from 'vitest';
import { expectPromised } from '../../testing/promised-price.ts';
import { result } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';

const store = useTestStore();

const ask = (path: string, cookie = '') =>
  store.api.inject({ url: `/api/pages/sets/${path}`, headers: { host: 'halcyon.localhost', cookie } });
const statusOf = async (path: string) => (await ask(path)).statusCode;
const withCookie = async (size: string): Promise<CollectionPage> =>
  (await ask('mira-bedroom-set', `user-size-selection=${size}`)).json().result;
const sizeOf = ({ sizes }: CollectionPage) => sizes.find(({ isChosen }) => isChosen)?.value;

describe('the page of a collection', () => {
  const set = async (name: string, query: Record<string, string> = {}) =>
    result(await store.shopper().client.setPage(name, query));
  const quantities = ({ pieces }: CollectionPage) =>
    Object.fromEntries(pieces.map(({ name, quantity }) => [name, quantity]));

  it('promises what the cart will cost, with two nightstands for a bedroom and one for a kids set [C5.15]', async () => {
    const page = await set('socalle-bedroom-set');
    expect(quantities(page)).toEqual({
      'socalle-platform-bed': 1,
      'socalle-nightstand': 2,
      'socalle-dresser': 1,
      'socalle-chest': 1,
    });
    await expectPromised(store.shopper(), page);
    const kids = await set('wistenpine-kids-set', { 'quantity-wistenpine-kids-nightstand': '2' });
    expect(quantities(kids)['wistenpine-kids-nightstand']).toBe(1);
    await expectPromised(store.shopper(), kids);
  });

  it('has at most one of each piece, and two nightstands but in a kids set [C9.05, C9.06, C9.07]', async () => {
    const most = async (name: string) => {
      const many = Object.fromEntries(
        (await set(name)).pieces.map(({ name: piece }) => [`quantity-${piece}`, '9']),
      );
      const { pieces } = await set(name, many);
      expect(pieces.filter(({ quantity, maximum }) => quantity !== maximum)).toEqual([]);
      return pieces.map(({ type, maximum }) => [type, maximum] as const);
    };
    expect(await most('socalle-bedroom-set')).toEqual([
      ['bedframe', 1],
      ['nightstand', 2],
      ['dresser', 1],
      ['chest', 1],
    ]);
    for (const name of ['wistenpine-kids-set', 'onita-kids-set'])
      expect(new Map(await most(name))).toEqual(
        new Map([
          ['bedframe', 1],
          ['mattress', 1],
          ['nightstand', 1],
        ]),
      );
  });

  it('follows the colour of its bed by rule, and leaves out what nobody wants', async () => {
    const page = await set('socalle-bedroom-set', {
      color: 'light-oak',
      'quantity-socalle-chest': '0',
      'quantity-socalle-nightstand': '1',
      'quantity-socalle-platform-bed': '0',
      'quantity-socalle-dresser': 'many',
    });
    expect(quantities(page)).toEqual({
      'socalle-platform-bed': 1,
      'socalle-nightstand': 1,
      'socalle-dresser': 1,
      'socalle-chest': 0,
    });
    const dresser = page.pieces.find(({ name }) => name === 'socalle-dresser');
    expect(dresser?.choice).toBe('Golden oak');
    expect(page.summary.total).toEqual(page.prices.finalPrice);
    expect(page.prices.totalValue.amount - page.prices.finalPrice.amount).toBe(page.prices.discount.amount);
    await expectPromised(store.shopper(), page);
  });

  it('starts in the size of the cookie, or the one that its path says', async () => {
    const cookie = await withCookie('king');
    expect(sizeOf(cookie)).toBe('king');
    const path = await set('mira-bedroom-set', { path: 'size-king+color-navy' });
    expect(sizeOf(path)).toBe('king');
    expect(path.colors.find(({ isChosen }) => isChosen)?.value).toBe('navy');
    expect(await statusOf('mira-bedroom-set?path=color-pink')).toBe(404);
  });
});
