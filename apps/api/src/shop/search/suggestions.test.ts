import { describe, expect, it } from 'vitest';
import { result } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';

const store = useTestStore();

const suggest = async (query: string) => result(await store.shopper().client.suggestions(query)).suggestions;
const titles = async (query: string) => (await suggest(query)).map(({ title }) => title);

describe('suggestions', () => {
  it('begin with what is typed, and are at most eight', async () => {
    const found = await suggest('matt');
    expect(found.length).toBe(8);
    expect(found[0]).toEqual({
      kind: 'list',
      title: 'Mattresses, memory foam and hybrid',
      url: '/mattresses',
    });
    expect(found.map(({ kind }) => kind)).toContain('product');
    expect(found.map(({ kind }) => kind)).toContain('article');
    expect(await titles('weighted bla')).toContain('Serenity weighted blanket');
  });

  it('forgive a typo', async () => {
    expect(await titles('protecter')).toContain('Waterproof mattress protector');
    expect(await titles('hybird')).toContain('Classic hybrid mattress');
    expect(await titles('cheap hybrid')).toContain('Classic hybrid mattress');
  });

  it('are the least expensive first for a query that asks for what is cheap', async () => {
    const products = (await suggest('cheap mattress')).filter(({ kind }) => kind === 'product');
    expect(products.slice(0, 2).map(({ title }) => title)).toEqual([
      'Kids mattress',
      'Essential memory foam mattress',
    ]);
  });

  it('lead to the size that is asked for', async () => {
    expect(await suggest('king sheets')).toContainEqual({
      kind: 'product',
      title: 'Sheet set, King',
      url: '/bedding/sheet-set?size=king',
    });
  });

  it('are none for a letter, for nothing, and for what has to be explained', async () => {
    for (const query of ['', ' ', 'm', '🛏️', 'couch', 'zebra']) expect(await suggest(query)).toEqual([]);
  });
});
