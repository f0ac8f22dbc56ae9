import type { ProductData } from '@counterpane/catalogue/product-schema';
import type { SearchWords } from '@counterpane/catalogue/search-words-schema';
import { findSize, SIZE_TITLES } from '@counterpane/rules/options/sizes';
import type { CatalogueEntry, Storefront } from '../../catalogue/storefront.ts';
import type { SearchDocument } from './search-document.ts';
import { kindsOf } from './synonym-dictionary.ts';

type Texts = Pick<SearchDocument, 'title' | 'names' | 'description' | 'body'>;

/**
 * What a product is found by: its title, what it is called and comes in, its description, and all else that is said.
 * `words` are of every language in which things are asked for.
 */
export const productTexts = (
  { data, written }: CatalogueEntry,
  storefront: Storefront,
  words: readonly SearchWords[],
): Texts => {
  const said = (...texts: readonly string[]) => texts.join(' \n ');
  const kind = words.flatMap(kindsOf).flatMap(({ key, phrases }) => (key === data.kind ? phrases : []));
  return {
    title: data.title,
    // Its name is English in every language: so are many shoppers' words.
    names: `${[...kind, data.name, data.group ?? '', ...measuresOf(written)].join(' \n ')} \n ${said(...choicesOf(data).map(storefront.localize), ...traitsOf(data, storefront))}`,
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

const traitsOf = (
  { material, model, firmness }: ProductData,
  { vocabulary, localize }: Storefront,
): string[] =>
  [
    material && vocabulary.materials[material],
    model && vocabulary.models[model],
    firmness && vocabulary.firmness[firmness],
  ].flatMap((word) => (word ? [word.title, ...word.aliases].map(localize) : []));
