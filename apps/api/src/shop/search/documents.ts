import type { Storefront } from '../../catalogue/storefront.ts';
import { isPlace, isThing } from './findable.ts';
import { pageText } from './page-text.ts';
import { productTexts } from './product-texts.ts';
import type { SearchDocument, Translate } from './search-document.ts';

/** For whom documents are made: one storefront in one of its languages. */
interface Reader {
  readonly storefront: Storefront;
  readonly language: string;
  readonly translate: Translate;
}

/** Everything that can be found in a storefront, in the order in which the shopkeeper has it. */
export const documentsOf = (reader: Reader): SearchDocument[] => [
  ...productDocuments(reader),
  ...listDocuments(reader),
  ...articleDocuments(reader),
];

const productDocuments = ({ storefront, language, translate }: Reader): SearchDocument[] => {
  const { vocabulary, definition } = storefront;
  // In a country of two languages many ask in the other one.
  const words = [language, definition.language, ...definition.otherLanguages].map(storefront.searchWordsIn);
  return storefront.entries
    .map(({ data }) => data)
    .filter(isThing)
    .map((data) => ({
      kind: 'product',
      name: data.name,
      productKind: data.kind,
      ...productTexts(data, { vocabulary, words: [...new Set(words)], translate }),
    }));
};

const listDocuments = ({ storefront: { brand }, translate }: Reader): SearchDocument[] => {
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

const articleDocuments = ({ storefront, language }: Reader): SearchDocument[] => {
  const said = (text: string) => pageText(text, storefront.definition.country);
  const pages = [...storefront.pages.keys()].flatMap((path) => storefront.findPage(path, language) ?? []);
  return pages.map(({ path, title, heading, description, lead, markdown }) => ({
    kind: 'article',
    name: path,
    productKind: null,
    title: said(title),
    names: said(heading ?? ''),
    description: said(`${description} ${lead ?? ''}`),
    body: said(markdown),
  }));
};
