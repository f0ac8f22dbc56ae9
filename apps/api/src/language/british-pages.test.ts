import { describe, expect, it } from 'vitest';
import { result } from '../testing/shopper.ts';
import { useTestStore } from '../testing/use-test-store.ts';
import { AMERICAN_WORDS } from './testing/american-words.ts';
import { pagesOfShop } from './testing/pages-of-shop.ts';
import { textsOf } from './testing/texts-of.ts';

const store = useTestStore();

const UK = 'halcyon-uk.localhost';

const AMERICAN: Readonly<Record<string, RegExp>> = {
  // "Full" is a word of its own; as a size it stands between commas, before what comes in it, or behind others.
  size: /\b(?:[Tt]wins?|[Qq]ueens?|[Cc]al [Kk]ing|[Ss]plit [Kk]ing)\b|(?:^|, )Full(?:,|$)|\b[Ff]ull mattress|\bor full\b|\b(?:a|in|no) full(?=[.,?]| or | is )/,
  unit: /\binch|\d in\b(?! (?:a|stock|sateen)\b)|\blbs?\b|\bpounds?\b|\bcubic foot\b/i,
  word: AMERICAN_WORDS,
};

/** Keys of programs, and addresses. */
const KEY = /^(?:[a-z][\w:./-]*|Color|\/\S*|#\w+)$|^https?:/;

/** Sizes are `name`s and `value`s to programs; what a shopper reads is their title. */
const americanIn = (answer: unknown): string[] =>
  textsOf(answer).flatMap(([place, text]) => {
    const read = text.replace(/<[^>]*>/g, '\n');
    const pieces = KEY.test(text) ? [] : read.split('\n').map((piece) => piece.trim());
    return pieces.flatMap((piece) =>
      Object.entries(AMERICAN).flatMap(([kind, pattern]) =>
        pattern.test(piece) ? [`${place}: ${kind}: ${piece}`] : [],
      ),
    );
  });

const answerTo = async (path: string): Promise<unknown> => {
  const answer = await store.shopper(UK).fetch(path);
  expect([path, answer.status]).toEqual([path, 200]);
  const body = await answer.json();
  // Pages that are written in tags say as much as the others.
  return path.includes('/content')
    ? { ...body.result, html: undefined, written: body.result.html }
    : body.result;
};

describe('the shop in the United Kingdom', () => {
  it('has no American size, unit or spelling on any page', async () => {
    const storefront = store.deps.catalogue.storefrontOf(UK);
    const written = [...storefront.pages.keys()].map((path) => `/api/pages/content?path=${path}`);
    const paths = [...pagesOfShop(storefront), ...written];
    expect(paths.length).toBeGreaterThan(180);
    const found = [];
    for (const path of paths) found.push(...americanIn(await answerTo(path)).map((fault) => path + fault));
    expect(found).toEqual([]);
  });

  it('calls a bed by one name in the title of its page, its heading and its text', async () => {
    expect(await answerTo('/api/pages/listings/king-size-mattresses')).toMatchObject({
      heading: 'Super king mattresses',
      cards: expect.arrayContaining([expect.objectContaining({ size: 'Super king' })]),
    });
    expect(await answerTo('/api/pages/listings/full-size-mattresses')).toMatchObject({
      heading: 'Double mattresses',
      cards: expect.arrayContaining([expect.objectContaining({ size: 'Double' })]),
    });
  });

  it('tells shopping engines of a variant by the size that it has', async () => {
    const { items } = result(await store.shopper(UK).client.feed());
    expect(items.length).toBeGreaterThan(300);
    expect(items.flatMap(({ title, size }) => americanIn({ title, size }))).toEqual([]);
    const sized = items.filter(({ size }) => size !== null);
    expect(sized.filter(({ title, size }) => !title.split(', ').includes(size ?? ''))).toEqual([]);
    expect(new Set(sized.map(({ size }) => size))).toContain('Super king');
  });

  it('writes its receipts so, whatever is in the cart', async () => {
    const shopper = store.shopper(UK);
    const storefront = store.deps.catalogue.storefrontOf(UK);
    const names = [
      'mattress',
      'natural-cotton-sheet-set',
      'dual-temperature-weighted-blanket',
      'kids-mattress',
    ];
    for (const name of [...names, 'bamboo-platform-bed-frame']) {
      const product = storefront.findEntry(name)?.product;
      const variants = Object.values(product?.variants ?? {}).filter(({ units }) => units > 0);
      const ends = [variants[0], variants.at(-1)].flatMap((variant) => variant ?? []);
      const items = ends.map(({ chosen }) => ({
        productID: product?.id ?? '',
        quantity: 1,
        properties: chosen.map(({ name: property, value }) => ({ name: property, value })),
      }));
      result(await shopper.client.addItems(items));
    }
    const cart = result(await shopper.client.cart());
    expect(cart.items.length).toBeGreaterThan(8);
    expect(cart.receipt.lines.length).toBeGreaterThan(8);
    expect(americanIn(cart)).toEqual([]);
  });
});
