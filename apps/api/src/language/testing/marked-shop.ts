import { shippedCatalogue } from '@counterpane/catalogue/testing/shipped-catalogue';
import { buildApi } from '../../app.ts';
import { figuresIn } from '../../catalogue/copy/figures.ts';
import { createTranslator, type Translator } from '../../catalogue/copy/translator.ts';
import { openCatalogueReader } from '../../catalogue/reader.ts';
import { Shopper } from '../../testing/shopper.ts';
import type { TestStore } from '../../testing/test-store.ts';
import { saidAlike } from './said-alike.ts';
import { isProse, textsOf } from './texts-of.ts';

export const CANADA = 'halcyon-ca.localhost';
const FRENCH = { 'x-language': 'fr' };
const [OPEN, CLOSE] = ['⟦', '⟧'];

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
  /** What is English in the answer to a call that must work: marked, or said as it is said in English. */
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
      const french = await answer.json();
      const english = await (await shopper.fetch(path)).json();
      return [...englishIn(french), ...saidAlike(french, english)].map((found) => `${path}${found}`);
    },
  };
};
