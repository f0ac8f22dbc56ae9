import { hasTrait } from '@counterpane/rules/options/kind-traits';
import type { Storefront } from '../../catalogue/storefront.ts';
import { pageText } from './page-text.ts';
import { productTexts } from './product-texts.ts';
import type { SearchDocument } from './search-document.ts';
import { isSearchable } from './searchable.ts';

/** Everything that can be found in a storefront, in the order in which the shopkeeper has it. */
export const documentsOf = (storefront: Storefront): SearchDocument[] => [
  ...productDocuments(storefront),
  ...listDocuments(storefront),
  ...articleDocuments(storefront),
];

const productDocuments = (storefront: Storefront): SearchDocument[] => {
  const { language, definition } = storefront;
  // In a country of two languages many ask in the other one.
  const words = [language, definition.language, ...definition.otherLanguages].map(storefront.searchWordsIn);
  return storefront.entries
    .filter(({ data }) => hasTrait(data.kind, 'physical'))
    .map((entry) => ({
      kind: 'product',
      name: entry.data.name,
      productKind: entry.data.kind,
      ...productTexts(entry, storefront, [...new Set(words)]),
    }));
};

const listDocuments = ({ brand }: Storefront): SearchDocument[] => {
  const lists = Object.entries(brand.content.listings).map(([name, listing]) => ({
    name: `/${name}`,
    title: listing.title,
    names: listing.heading,
    description: listing.introduction,
  }));
  const sets = [...brand.bundles, ...brand.collections]
    .filter(isSearchable)
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
    title,
    names,
    description,
    body: '',
  }));
};

const articleDocuments = (storefront: Storefront): SearchDocument[] => {
  const said = (text: string) => pageText(text, storefront.definition.country);
  const pages = [...storefront.pages.values()];
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
