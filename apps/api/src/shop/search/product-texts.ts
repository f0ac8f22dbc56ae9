import type { ProductData } from '@counterpane/catalogue/product-schema';
import type { SearchWords } from '@counterpane/catalogue/search-words-schema';
import type { Vocabulary } from '@counterpane/catalogue/vocabulary-schema';
import { findSize, SIZE_TITLES } from '@counterpane/rules/options/sizes';
import type { SearchDocument, Translate } from './search-document.ts';
import { kindsOf } from './synonym-dictionary.ts';

interface Words {
  readonly vocabulary: Vocabulary;
  /** Of every language in which things are asked for. */
  readonly words: readonly SearchWords[];
  readonly translate: Translate;
}

type Texts = Pick<SearchDocument, 'title' | 'names' | 'description' | 'body'>;

/** What a product is found by: its title, what it is called and comes in, its description, and all else that is said. */
export const productTexts = (data: ProductData, { vocabulary, words, translate }: Words): Texts => {
  const said = (...texts: readonly string[]) => texts.map(translate).join(' \n ');
  const kind = words.flatMap(kindsOf).flatMap(({ key, phrases }) => (key === data.kind ? phrases : []));
  return {
    title: translate(data.title),
    // Its name is English in every language: so are many shoppers' words.
    names: `${[...kind, data.name, data.group ?? '', ...measuresOf(data)].join(' \n ')} \n ${said(...choicesOf(data), ...traitsOf(data, vocabulary))}`,
    description: said(data.subtitle, data.description, ...data.facts),
    // Whom a product does not suit is left out, because no shopper searches for that.
    body: said(
      ...[...data.highlights, ...data.specifications].flatMap(({ title, text }) => [title, text]),
      ...data.questions.flatMap(({ question, answer }) => [question, answer]),
      ...[...data.care, ...data.inTheBox],
      data.suits ?? '',
    ),
  };
};

const choicesOf = ({ sizes, colors, options }: ProductData): string[] => [
  ...sizes.flatMap((name) => {
    const size = findSize(name);
    return size ? [SIZE_TITLES[size]] : [];
  }),
  ...[...colors, ...options.flatMap(({ values }) => values)].map(({ title }) => title),
];

/** Also as they are where other units are read: many know their blanket by pounds. */
const measuresOf = (data: ProductData): string[] => choicesOf(data).filter((title) => /\d/.test(title));

const traitsOf = ({ material, model, firmness }: ProductData, vocabulary: Vocabulary): string[] =>
  [
    material && vocabulary.materials[material],
    model && vocabulary.models[model],
    firmness && vocabulary.firmness[firmness],
  ].flatMap((word) => (word ? [word.title, ...word.aliases] : []));
