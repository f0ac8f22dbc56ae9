import { shippedCatalogue } from '@counterpane/catalogue/testing/shipped-catalogue';
import { buildApi } from '../../app.ts';
import { figuresIn } from '../../catalogue/copy/figures.ts';
import { createTranslator, type Translator } from '../../catalogue/copy/translator.ts';
import { openCatalogueReader } from '../../catalogue/reader.ts';
import { Shopper } from '../../testing/shopper.ts';
import type { TestStore } from '../../testing/test-store.ts';

export const CANADA = 'halcyon-ca.localhost';
const FRENCH = { 'x-language': 'fr' };
const [OPEN, CLOSE] = ['⟦', '⟧'];

/** Text that somebody reads: neither a key nor an address nor a code. */
export const isProse = (text: string): boolean =>
  /\p{L}{2}/u.test(text) && !/^(?:[/#]|https?:)/.test(text) && !/^(?:[a-z0-9][\w-]*|[A-Z0-9-]+)$/.test(text);

/** Fields that programs go by. What is translated in them besides is no text of a page. */
const NOT_READ: ReadonlySet<string> = new Set([
  ...['hrefLang', 'inventoryKey', 'productID', 'sku', 'skus', 'selectedSku', 'fallbackSku', 'sort', 'family'],
  ...['productName', 'firmnessType', 'sellsWith', 'itemIdentifier', 'theme', 'historyLog', 'html'],
]);

/** What an option is, for programs; its title says it. */
const isName = (key: string, value: unknown) => key === 'name' && typeof value === 'string';

/** Every text of an answer with the place where it stands. */
export const textsOf = (answer: unknown, place = ''): [place: string, text: string][] => {
  if (typeof answer === 'string') return [[place, answer]];
  if (Array.isArray(answer)) return answer.flatMap((each, index) => textsOf(each, `${place}[${index}]`));
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.entries(answer).flatMap(([key, each]) =>
    NOT_READ.has(key) || isName(key, each) ? [] : textsOf(each, `${place}.${key}`),
  );
};

/** "$5", "30%", "5.5" and "1,000" are how English writes them. */
const ENGLISH_FIGURE = /\$\d|\d%|\d\.\d|\d,\d{3}\b(?!\u00a0%)/;

/** What is English in an answer: a text or a part of one that the dictionary does not know, or a figure. */
export const englishIn = (answer: unknown): string[] =>
  textsOf(answer).flatMap(([place, text]) =>
    text.includes(OPEN) || (isProse(text) && ENGLISH_FIGURE.test(text)) ? [`${place}: ${text}`] : [],
  );

export interface MarkedShop {
  /** A text in French, marked where it is not known. */
  readonly say: Translator;
  shopper(): Shopper;
  /** What is English in the answer to a call that must work. */
  englishOf(path: string, shopper?: Shopper): Promise<string[]>;
}

/**
 * The Canadian shop in French with a mark at every text, and every part of one, that the dictionary does not know. It
 * is the store's own shop in everything else.
 */
export const openMarkedShop = async ({ deps }: TestStore): Promise<MarkedShop> => {
  const catalogue = shippedCatalogue();
  const texts = catalogue.languages.fr?.texts ?? {};
  const said = new Set(Object.values(texts));
  const mark = (text: string) =>
    isProse(text) && !text.includes(OPEN) && !said.has(text) ? OPEN + text + CLOSE : text;
  const translate = createTranslator(texts, mark, figuresIn('fr'));
  const say = (text: string) => {
    const french = translate(text);
    // What was said once is French when it comes again as a part of a text.
    if (!french.includes(OPEN)) said.add(french);
    return french;
  };
  const { database, clock } = deps;
  const reading = { database, catalogue, clock, hosts: {}, onChange: () => undefined };
  const marked = { ...reading, createTranslators: () => new Map([['fr', say]]) };
  const api = buildApi({ ...deps, catalogue: await openCatalogueReader(marked) });
  await api.ready();
  const newShopper = () => new Shopper(api, CANADA);
  return {
    say,
    shopper: newShopper,
    englishOf: async (path, shopper = newShopper()) => {
      const answer = await shopper.fetch(path, { headers: FRENCH });
      if (answer.status !== 200) return [`${path}: ${answer.status}`];
      return englishIn(await answer.json()).map((found) => `${path}${found}`);
    },
  };
};
