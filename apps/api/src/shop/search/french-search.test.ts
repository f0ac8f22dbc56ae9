import { describe, expect, it } from 'vitest';
import { useTestStore } from '../../testing/use-test-store.ts';

const store = useTestStore();

const ask = async (path: string, language = 'fr') => {
  const answer = await store
    .shopper('halcyon-ca.localhost')
    .fetch(path, { headers: { 'x-language': language } });
  expect(answer.status).toBe(200);
  return (await answer.json()).result;
};
const search = (query: string, language?: string) =>
  ask(`/api/search?q=${encodeURIComponent(query)}`, language);
const titles = ({ products }: { products: { title: string }[] }) => products.map(({ title }) => title);

describe('a search in French', () => {
  it('finds by French words, with or without accents, and answers in French', async () => {
    const found = await search('protege-matelas');
    expect(titles(found)).toContain('Protège-matelas imperméable');
    expect(titles(await search('PROTÈGE-MATELAS'))).toEqual(titles(found));
    expect(titles(await search('matelas'))[0]).toBe('Matelas classique en mousse mémoire');
  });

  it('knows what people in Quebec call things', async () => {
    expect(titles(await search('douillette'))[0]).toBe('Couette de coton respirante');
    expect(titles(await search('sommier'))[0]).toBe('Sommier à cadre d’acier');
    expect(titles(await search('couette')).join()).toContain('Couette');
  });

  it('is understood on the English page of a country that speaks both', async () => {
    const { products, notes } = await search('matelas', 'en');
    expect(titles({ products })).toContain('Classic memory foam mattress');
    expect(notes).toEqual([]);
    expect(titles(await search('mattress'))).toContain('Matelas classique en mousse mémoire');
  });

  it('reads sizes in French and links to them', async () => {
    const { size, products } = await search('draps très grand lit');
    expect(size).toEqual({ value: 'king', title: 'Très grand lit' });
    expect(products[0]).toMatchObject({ title: 'Ensemble de draps', size: 'Très grand lit' });
    expect(products[0].url).toBe('/bedding/sheet-set?size=king');
  });

  it('says in French what is not sold', async () => {
    const { notes } = await search('canapé');
    expect(notes[0].text).toBe('Nous ne vendons pas de canapés ni de sofas.');
    expect(notes[0].instead).toEqual({ title: 'les lits rembourrés', value: 'lit rembourré' });
  });

  it('corrects French words', async () => {
    expect((await search('matelat')).spelling).toEqual({ value: 'matelas', isUsed: true });
  });

  it('finds written pages in the language that is asked for, and no others', async () => {
    const french = await search('retours');
    expect(french.articles[0]).toMatchObject({ title: 'Retours et remboursements', url: '/p/returns' });
    const english = await search('returns', 'en');
    expect(english.articles[0]).toMatchObject({ title: 'Returns and refunds', url: '/p/returns' });
  });

  it('keeps what was asked as it was typed', async () => {
    expect((await search('Queen')).value).toBe('Queen');
    expect((await search('Queen')).products[0].size).toBe('Grand lit');
  });

  it('suggests in French', async () => {
    const { suggestions } = await ask('/api/search/suggestions?q=oreil');
    expect(suggestions.map(({ title }: { title: string }) => title)).toContain('Oreiller en mousse mémoire');
  });
});
