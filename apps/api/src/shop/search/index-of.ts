import type { Storefront } from '../../catalogue/storefront.ts';
import { documentsOf } from './documents.ts';
import { createSearchIndex, type SearchIndex } from './search-index.ts';
import { spellingDictionary } from './spelling-dictionary.ts';
import { foldText } from './tokenize.ts';

interface Made {
  readonly storefront: Storefront;
  /** All that can be found, in one text. */
  readonly source: string;
  readonly index: SearchIndex;
}

/**
 * Remembers what was made findable, by storefront and language. A storefront that was read anew because something was
 * sold has the same texts: its index is made again only where one of them has changed.
 */
export const rememberIndexes = () => {
  const known = new Map<string, Made>();
  return (storefront: Storefront): SearchIndex => {
    const { language } = storefront;
    const key = `${storefront.key} ${language}`;
    const before = known.get(key);
    if (before?.storefront === storefront) return before.index;
    const documents = documentsOf(storefront);
    const words = spellingDictionary(documents, storefront.searchWordsIn(language));
    const folded = documents.map(({ title, names, description, body, ...document }) => ({
      ...document,
      title: foldText(title),
      names: foldText(names),
      description: foldText(description),
      body: foldText(body),
    }));
    const source = JSON.stringify([folded, words]);
    const index = before?.source === source ? before.index : createSearchIndex(folded, words, language);
    known.set(key, { storefront, source, index });
    return index;
  };
};
