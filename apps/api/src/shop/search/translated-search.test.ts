import { describe, expect, it } from 'vitest';
import { useTestStore } from '../../testing/use-test-store.ts';

const store = useTestStore();

type Pair = readonly [query: string, found: string];

/** What shoppers of a language type, and what they find. */
interface Searches {
  readonly locale: string;
  readonly host: string;
  /** The same words without accents and in capital letters. */
  readonly spelled: readonly [query: string, capital: string, found: string];
  readonly mattress: Pair;
  /** Things by other names than our pages have. */
  readonly localNames: readonly Pair[];
  readonly sized: { readonly query: string; readonly title: string; readonly product: string };
  readonly notSold: { readonly query: string; readonly text: string; readonly title: string };
  readonly mistyped: Pair;
  readonly article: Pair;
  readonly queen: string;
  readonly beginning: Pair;
}

const FRENCH: Searches = {
  locale: 'fr-CA',
  host: 'halcyon-ca.localhost',
  spelled: ['protege-matelas', 'PROTÈGE-MATELAS', 'Protège-matelas imperméable'],
  mattress: ['matelas', 'Matelas classique en mousse mémoire'],
  localNames: [
    ['douillette', 'Couette de coton respirante'],
    ['sommier', 'Sommier à cadre d’acier'],
  ],
  sized: { query: 'draps très grand lit', title: 'Très grand lit', product: 'Ensemble de draps' },
  notSold: {
    query: 'canapé',
    text: 'Nous ne vendons pas de canapés ni de sofas.',
    title: 'les lits rembourrés',
  },
  mistyped: ['matelat', 'matelas'],
  article: ['retours', 'Retours et remboursements'],
  queen: 'Grand lit',
  beginning: ['oreil', 'Oreiller en mousse mémoire'],
};

const SPANISH: Searches = {
  locale: 'es-US',
  host: 'halcyon.localhost',
  spelled: ['protector de colchon', 'PROTECTOR DE COLCHÓN', 'Protector de colchón impermeable'],
  mattress: ['colchones', 'Colchón clásico de espuma viscoelástica'],
  localNames: [
    ['frazada', 'Cobija con peso de doble temperatura'],
    ['colcha', 'Edredón transpirable de algodón'],
    ['somier', 'Base para colchón de estructura de acero'],
  ],
  sized: { query: 'sábanas matrimonial', title: 'Matrimonial (Full)', product: 'Juego de sábanas' },
  notSold: { query: 'sofá', text: 'No vendemos sillones ni sofás.', title: 'camas tapizadas' },
  mistyped: ['almoada', 'almohada'],
  article: ['devoluciones', 'Devoluciones y reembolsos'],
  queen: 'Queen',
  beginning: ['almoh', 'Almohada de espuma viscoelástica'],
};

describe.each([FRENCH, SPANISH])('a search in $locale', (searches) => {
  const { locale, host, spelled, mattress, sized, notSold, mistyped, article, queen, beginning } = searches;

  const ask = async (path: string, language = locale) => {
    const answer = await store.shopper(host).fetch(path, { headers: { 'x-language': language } });
    expect(answer.status).toBe(200);
    return (await answer.json()).result;
  };
  const search = (query: string, language?: string) =>
    ask(`/api/search?q=${encodeURIComponent(query)}`, language);
  const titles = ({ products }: { products: { title: string }[] }) => products.map(({ title }) => title);

  it('finds by words of the language, with or without accents, and answers in it', async () => {
    const [plain, capital, title] = spelled;
    const found = await search(plain);
    expect(titles(found)).toContain(title);
    expect(titles(await search(capital))).toEqual(titles(found));
    expect(titles(await search(mattress[0]))[0]).toBe(mattress[1]);
  });

  it.each(searches.localNames)('knows what people there call "%s"', async (query, title) => {
    expect(titles(await search(query))[0]).toBe(title);
  });

  it('is understood on the English page of a country that speaks both', async () => {
    const { products, notes } = await search(mattress[0], 'en');
    expect(titles({ products })).toContain('Classic memory foam mattress');
    expect(notes).toEqual([]);
    expect(titles(await search('mattress'))).toContain(mattress[1]);
  });

  it('reads sizes by their names and links to them', async () => {
    const { size, products } = await search(sized.query);
    expect(size.title).toBe(sized.title);
    expect(products[0]).toMatchObject({ title: sized.product, size: sized.title });
    expect(products[0].url).toBe(`/bedding/sheet-set?size=${size.value}`);
  });

  it('says what is not sold', async () => {
    const { notes } = await search(notSold.query);
    expect(notes[0].text).toBe(notSold.text);
    expect(notes[0].instead.title).toBe(notSold.title);
  });

  it('corrects words', async () => {
    expect((await search(mistyped[0])).spelling).toEqual({ value: mistyped[1], isUsed: true });
  });

  it('finds written pages in the language that is asked for, and no others', async () => {
    const own = await search(article[0]);
    expect(own.articles[0]).toMatchObject({ title: article[1], url: '/p/returns' });
    const english = await search('returns', 'en');
    expect(english.articles[0]).toMatchObject({ title: 'Returns and refunds', url: '/p/returns' });
  });

  it('keeps what was asked as it was typed', async () => {
    expect((await search('Queen')).value).toBe('Queen');
    expect((await search('Queen')).products[0].size).toBe(queen);
  });

  it('suggests', async () => {
    const { suggestions } = await ask(`/api/search/suggestions?q=${beginning[0]}`);
    expect(suggestions.map(({ title }: { title: string }) => title)).toContain(beginning[1]);
  });
});
