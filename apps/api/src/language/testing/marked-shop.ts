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
  /** The answer to a call in the language and in English; null where the call does not work. */
  answersTo(path: string, shopper?: Shopper): Promise<BothAnswers | null>;
  /** What is English in the answer to a call that must work. */
  englishOf(path: string, shopper?: Shopper): Promise<string[]>;
}

interface BothAnswers {
  readonly said: unknown;
  readonly english: unknown;
}

/** What is English in an answer: marked, or said as it is said in English. */
export const englishAmong = ({ said, english }: BothAnswers, translation: Translation): string[] => [
  ...englishIn(said, translation),
  ...untranslatedTexts(said, english, translation),
];

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
  const answersTo: MarkedShop['answersTo'] = async (path, shopper = newShopper()) => {
    const answer = await shopper.fetch(path, { headers: { 'x-language': language } });
    if (answer.status !== 200) return null;
    return { said: await answer.json(), english: await (await shopper.fetch(path)).json() };
  };
  return {
    shopper: newShopper,
    answersTo,
    englishOf: async (path, shopper) => {
      const both = await answersTo(path, shopper);
      return both ? englishAmong(both, translation) : [`${path} is not answered`];
    },
  };
};
