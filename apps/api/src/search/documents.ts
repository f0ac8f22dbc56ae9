import type { ContentPage } from '@counterpane/catalogue/content/page-schema';
import { pagesFor } from '@counterpane/catalogue/content/pages-for';
import type { Brand, Catalogue } from '@counterpane/catalogue/load';
import type { SearchWords } from '@counterpane/catalogue/search-words-schema';
import type { Vocabulary } from '@counterpane/catalogue/vocabulary-schema';
import { isPlace, isThing } from './findable.ts';
import { pageText } from './page-text.ts';
import { productTexts } from './product-texts.ts';
import type { DocumentKind } from './tables.ts';

/** Something that can be found, by its texts in one language. */
export interface SearchDocument {
  readonly kind: DocumentKind;
  /** Of a product its name, of everything else its path. */
  readonly name: string;
  readonly productKind: string | null;
  readonly title: string;
  readonly names: string;
  readonly description: string;
  readonly body: string;
}

export type Translate = (text: string) => string;

/** For whom documents are made: one storefront in one of its languages. */
export interface Reader {
  /** The brand as the storefront sells it. */
  readonly brand: Brand;
  readonly definition: Brand['brand']['storefronts'][number];
  readonly language: string;
  readonly translate: Translate;
  readonly words: SearchWords;
}

/** Everything that can be found in a storefront, in the order in which the shopkeeper has it. */
export const documentsOf = (
  reader: Reader,
  { pages, vocabulary }: Pick<Catalogue, 'pages' | 'vocabulary'>,
): SearchDocument[] => [
  ...productDocuments(reader, vocabulary),
  ...listDocuments(reader),
  ...articleDocuments(reader, pages),
];

const productDocuments = ({ brand, translate, words }: Reader, vocabulary: Vocabulary): SearchDocument[] =>
  brand.products.filter(isThing).map((data) => ({
    kind: 'product',
    name: data.name,
    productKind: data.kind,
    ...productTexts(data, { vocabulary, words, translate }),
  }));

const listDocuments = ({ brand, translate }: Reader): SearchDocument[] => {
  const lists = Object.entries(brand.content.listings).map(([name, listing]) => ({
    name: `/${name}`,
    title: listing.title,
    names: listing.heading,
    description: listing.introduction,
  }));
  const sets = [...brand.bundles, ...brand.collections]
    .filter(isPlace)
    .map(({ url, title, subtitle, description }) => ({
      name: url,
      title,
      names: subtitle,
      description,
    }));
  return [...lists, ...sets].map(({ name, title, names, description }) => ({
    kind: 'list',
    name,
    productKind: null,
    title: translate(title),
    names: translate(names),
    description: translate(description),
    body: '',
  }));
};

const articleDocuments = (
  { brand, definition, language }: Reader,
  shared: readonly ContentPage[],
): SearchDocument[] => {
  const { country } = definition;
  const said = (text: string) => pageText(text, country);
  return [...pagesFor(shared, brand.pages, { country, language, brandKey: brand.key }).values()].map(
    ({ path, title, heading, description, lead, markdown }) => ({
      kind: 'article',
      name: path,
      productKind: null,
      title: said(title),
      names: said(heading ?? ''),
      description: said(`${description} ${lead ?? ''}`),
      body: said(markdown),
    }),
  );
};
