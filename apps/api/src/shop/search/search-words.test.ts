import { describe, expect, it } from 'vitest';
import { result } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';

const store = useTestStore();

const search = async (query: string, host?: string) => result(await store.shopper(host).client.search(query));
const names = async (query: string, host?: string) =>
  (await search(query, host)).products.map(({ name }) => name);

describe('what shoppers type', () => {
  it.each(['60x80', '60 x 80', '60 × 80', 'queen 60x80'])('"%s" is a queen', async (query) => {
    const { size, products, lists } = await search(query);
    expect(size?.value).toBe('queen');
    expect(products.length).toBeGreaterThan(10);
    expect(lists[0]?.url).toBe('/queen-size-mattresses');
  });

  it('a price alone finds everything up to that price', async () => {
    for (const [query, most] of [
      ['under $500', 50_000],
      ['below 300', 30_000],
    ] as const) {
      const { products, productCount, notes } = await search(query);
      expect(productCount).toBeGreaterThan(20);
      expect(products.filter(({ price }) => price.amount > most)).toEqual([]);
      expect(notes).toEqual([]);
    }
  });

  it.each(['blanket 15 lb', '20 pound weighted blanket', '15lb blanket', 'weighted blanket 25 lbs'])(
    '"%s" finds the blankets that come in that weight',
    async (query) => {
      const { products, notes } = await search(query);
      expect(products.map(({ name }) => name)).toContain('dual-temperature-weighted-blanket');
      expect(products.every(({ name }) => name.includes('blanket'))).toBe(true);
      expect(notes).toEqual([]);
    },
  );

  it('the policy of returns is the page about returns', async () => {
    const { articles, isForReading, notes } = await search('return policy');
    expect([articles[0]?.url, isForReading, notes]).toEqual(['/p/returns', true, []]);
  });

  it('a super king is the king that comes closest to it', async () => {
    const { size, productCount } = await search('super king mattress');
    expect(size?.value).toBe('king');
    expect(productCount).toBeGreaterThan(5);
  });
});

describe('what another brand sells', () => {
  const noteOf = async (query: string, host?: string) => (await search(query, host)).notes[0];

  it.each(['halcyon.localhost', 'hevea.localhost', 'drift.localhost'])(
    'is told with the way there on %s: organic things are with Fernloft',
    async (host) => {
      for (const query of ['organic', 'organic mattress'])
        expect(await noteOf(query, host)).toMatchObject({
          code: 'not_sold',
          text: 'We do not sell organic mattresses or bedding.',
          sister: { key: 'fernloft', name: 'Fernloft' },
        });
      expect(await names('organic', host)).not.toContain('hudson-chest');
    },
  );

  it('is a duvet cover too, with our own duvets beside', async () => {
    const { notes, products } = await search('duvet covers');
    expect(notes).toMatchObject([{ text: 'We do not sell duvet covers.', sister: { key: 'fernloft' } }]);
    expect(products.map(({ name }) => name)).toContain('cotton-duvet');
  });

  it('is found there, by any of its names', async () => {
    const fernloft = 'fernloft.localhost';
    expect(await names('organic', fernloft)).toEqual(['organic-cotton-sheet-set']);
    for (const query of ['duvet cover', 'comforter cover'])
      expect(await names(query, fernloft)).toContain('linen-duvet-cover');
    expect(await noteOf('organic sheets', fernloft)).toBeUndefined();
  });

  it('is told without a way where that brand does not sell', async () => {
    expect(await noteOf('organic', 'halcyon-uk.localhost')).toMatchObject({ code: 'not_sold', sister: null });
  });
});

describe('a mistyped word', () => {
  it.each([
    ['matress', 'mattress', 'mattress'],
    ['protecter', 'protector', 'waterproof-mattress-protector'],
    ['cooling pilow', 'cooling pillow', 'tri-comfort-cooling-pillow'],
    ['quen', 'queen', 'mattress'],
    ['quene', 'queen', 'mattress'],
    ['kign mattress', 'king mattress', 'mattress'],
    ['hybird', 'hybrid', 'hybrid-mattress'],
    ['hybird matress', 'hybrid mattress', 'hybrid-mattress'],
    ['nightsatnd', 'nightstand', 'socalle-nightstand'],
    ['couhc', 'couch', 'upholstered-headboard-and-bed-frame'],
  ])('%s is read as %s', async (typed, meant, first) => {
    const { spelling, products } = await search(typed);
    expect(spelling).toEqual({ value: meant, isUsed: true });
    expect(products[0]?.name).toBe(first);
  });

  it('that is not very like a word is asked about', async () => {
    expect(await search('kooch')).toMatchObject({
      spelling: { value: 'couch', isUsed: false },
      count: 0,
      notes: [{ code: 'nothing_found' }],
    });
  });
});

describe('a word for the same thing', () => {
  it.each([
    ['doona', 'breathable-cotton-duvet'],
    ['comforter', 'breathable-cotton-duvet'],
    ['bedframe', 'metal-foldable-bed-frame'],
    ['box spring', 'steel-frame-mattress-foundation'],
    ['drawers', 'socalle-dresser'],
    ['night stand', 'socalle-nightstand'],
    ['bedside table', 'socalle-nightstand'],
    ['chest of drawers', 'socalle-dresser'],
  ])('%s finds %s', async (query, first) => {
    expect((await names(query))[0]).toBe(first);
  });

  it('finds what one brand has and another has not', async () => {
    expect((await names('latex', 'hevea.localhost')).length).toBeGreaterThan(3);
    expect(await names('meadow latex hybrid mattress')).not.toContain('meadow-latex-hybrid-mattress');
  });
});

describe('what is not sold', () => {
  it('is said in plain words, and what comes closest is shown', async () => {
    const { notes, products } = await search('sofa');
    expect(notes).toEqual([
      {
        code: 'not_sold',
        text: 'We do not sell couches or sofas.',
        instead: { title: 'upholstered beds', value: 'upholstered bed' },
        sister: null,
      },
    ]);
    expect(products[0]?.name).toBe('upholstered-headboard-and-bed-frame');
    expect((await search('crib mattress')).notes[0]?.text).toContain('We do not sell cribs');
  });

  it('is said where nothing comes close, with the way to what there is', async () => {
    const { notes, count, popular } = await search('dog bed');
    expect(notes).toMatchObject([{ code: 'not_sold', text: 'We do not sell beds for pets.', instead: null }]);
    expect(count).toBe(0);
    expect(popular.map(({ url }) => url)).toContain('/mattresses');
  });
});
