import { shippedCatalogue } from '@counterpane/catalogue/testing/shipped-catalogue';
import { buildApi } from '../../app.ts';
import { figuresIn } from '../../catalogue/copy/figures.ts';
import { createTranslator } from '../../catalogue/copy/translator.ts';
import { openCatalogueReader } from '../../catalogue/reader.ts';
import { Shopper } from '../../testing/shopper.ts';
import type { TestStore } from '../../testing/test-store.ts';
import { isProse, textsOf } from './texts-of.ts';
import type { Translation } from './translations.ts';
import { untranslatedTexts } from './untranslated-texts.ts';

const [OPEN, CLOSE] = ['⟦', '⟧'];

/** What is English in an answer: a text or a part of one that the dictionary does not know, or a figure. */
export const englishIn = (answer: unknown, { englishFigure }: Pick<Translation, 'englishFigure'>): string[] =>
  textsOf(answer).flatMap(([place, text]) =>
    text.includes(OPEN) || (isProse(text) && englishFigure?.test(text)) ? [`${place}: ${text}`] : [],
  );

export interface MarkedShop {
  shopper(): Shopper;
  /** What is English in the answer to a call that must work: marked, or said as it is said in English. */
  englishOf(path: string, shopper?: Shopper): Promise<string[]>;
}

/**
 * The shop in a language, with a mark at every text, and every part of one, that the dictionary does not know. It is
 * the store's own shop in everything else.
 */
export const openMarkedShop = async ({ deps }: TestStore, translation: Translation): Promise<MarkedShop> => {
  const { language, host } = translation;
  const catalogue = shippedCatalogue();
  const texts = catalogue.languages[language]?.texts ?? {};
  const said = new Set(Object.values(texts));
  const mark = (text: string) =>
    isProse(text) && !text.includes(OPEN) && !said.has(text) ? OPEN + text + CLOSE : text;
  const translate = createTranslator(texts, mark, figuresIn(language));
  const translateAndNote = (text: string) => {
    const translated = translate(text);
    // What was said once is known when it comes again as a part of a text.
    if (!translated.includes(OPEN)) said.add(translated);
    return translated;
  };
  const { database, clock } = deps;
  const reading = { database, catalogue, clock, hosts: {}, onChange: () => undefined };
  const marked = { ...reading, createTranslators: () => new Map([[language, translateAndNote]]) };
  const api = buildApi({ ...deps, catalogue: await openCatalogueReader(marked) });
  await api.ready();
  const newShopper = () => new Shopper(api, host);
  return {
    shopper: newShopper,
    englishOf: async (path, shopper = newShopper()) => {
      const answer = await shopper.fetch(path, { headers: { 'x-language': language } });
      if (answer.status !== 200) return [`${path}: ${answer.status}`];
      const said = await answer.json();
      const english = await (await shopper.fetch(path)).json();
      const found = [...englishIn(said, translation), ...untranslatedTexts(said, english, translation)];
      return found.map((text) => `${path}${text}`);
    },
  };
};
