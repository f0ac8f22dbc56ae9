import { createHash } from 'node:crypto';
import type { Catalogue } from '@counterpane/catalogue/load';
import { searchWordsFor } from '@counterpane/catalogue/load-search-words';
import { localBrand } from '@counterpane/catalogue/price-list';
import { and, eq, sql } from 'drizzle-orm';
import type { Database, Queries } from '../database/open.ts';
import { type Translator, translatorsOf } from '../language/translator.ts';
import { documentsOf, type SearchDocument } from './documents.ts';
import { type KnownWord, knownWords } from './known-words.ts';
import { configOf, searchDocuments, searchIndexes, searchWords } from './tables.ts';
import { foldText } from './words-of.ts';

/** What one storefront can find in one language. */
interface SearchIndex {
  readonly storefront: string;
  readonly language: string;
  readonly documents: readonly SearchDocument[];
  readonly words: readonly KnownWord[];
  readonly sourceHash: string;
}

/**
 * Brings what can be found into the database, per storefront and language: again only where something has changed, and
 * then that whole index at once.
 */
export const importSearch = async (database: Database, catalogue: Catalogue): Promise<void> => {
  const known = new Map(
    (await database.db.select().from(searchIndexes)).map((row) => [keyOf(row), row.sourceHash]),
  );
  const changed = indexesOf(catalogue).filter((index) => known.get(keyOf(index)) !== index.sourceHash);
  if (changed.length === 0) return;
  await database.transaction(async (tx) => {
    const mine: SearchIndex[] = [];
    for (const index of changed) if (await claimIndex(tx, index)) mine.push(index);
    for (const [language, indexes] of Map.groupBy(mine, (index) => index.language))
      await writeIndexes(tx, language, indexes);
  });
};

const indexesOf = (catalogue: Catalogue): SearchIndex[] => {
  const translators = translatorsOf(catalogue.languages);
  const fold = remembering(foldText);
  return catalogue.brands.flatMap((brand) =>
    brand.brand.storefronts.flatMap((definition) => {
      const { key, country } = definition;
      const local = localBrand(brand, definition);
      return [definition.language, ...definition.otherLanguages].map((language) => {
        const translate = translators.get(`${language}-${country}`) ?? translators.get(language) ?? asItIs;
        const words = searchWordsFor(catalogue.searchWords, language, country);
        const documents = documentsOf({ brand: local, definition, language, translate, words }, catalogue);
        const index = {
          documents: documents.map((document) => foldedDocument(document, fold)),
          words: knownWords(documents, words),
        };
        return { storefront: key, language, ...index, sourceHash: hashOf([language, index]) };
      });
    }),
  );
};

const asItIs: Translator = (text) => text;

/** Storefronts share most of their texts. */
const remembering = (work: (text: string) => string) => {
  const known = new Map<string, string>();
  return (text: string): string => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const result = work(text);
    known.set(text, result);
    return result;
  };
};

const foldedDocument = (
  { title, names, description, body, ...document }: SearchDocument,
  fold: (text: string) => string,
): SearchDocument => ({
  ...document,
  title: fold(title),
  names: fold(names),
  description: fold(description),
  body: fold(body),
});

const keyOf = ({ storefront, language }: Pick<SearchIndex, 'storefront' | 'language'>): string =>
  `${storefront} ${language}`;

const hashOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');

/** Of two processes that start together the second waits here, and finds it done. */
const claimIndex = async (
  tx: Queries,
  { storefront, language, sourceHash }: SearchIndex,
): Promise<boolean> => {
  const claimed = await tx
    .insert(searchIndexes)
    .values({ storefront, language, sourceHash })
    .onConflictDoUpdate({
      target: [searchIndexes.storefront, searchIndexes.language],
      set: { sourceHash: sql`excluded.source_hash` },
      setWhere: sql`${searchIndexes.sourceHash} <> excluded.source_hash`,
    })
    .returning();
  if (claimed.length === 0) return false;
  for (const table of [searchDocuments, searchWords])
    await tx.delete(table).where(and(eq(table.storefront, storefront), eq(table.language, language)));
  return true;
};

/** Each text is read once, however many storefronts have it. Names are found by their stem and as they are. */
const writeIndexes = async (
  tx: Queries,
  language: string,
  indexes: readonly SearchIndex[],
): Promise<void> => {
  const config = sql`${configOf(language)}::regconfig`;
  const { texts, places } = sharedTexts(indexes);
  await tx.execute(sql`
    with texts as (
      select id,
        setweight(to_tsvector(${config}, title) || to_tsvector('simple', title), 'A') ||
        setweight(to_tsvector(${config}, names) || to_tsvector('simple', names), 'B') ||
        setweight(to_tsvector(${config}, description), 'C') ||
        setweight(to_tsvector(${config}, body), 'D') as vector
      from jsonb_to_recordset(${JSON.stringify(texts)}::jsonb)
        as t(id int, title text, names text, description text, body text)
    )
    insert into search_documents (storefront, language, kind, name, product_kind, position, vector)
    select storefront, ${language}, kind, name, "productKind", position, vector
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb)
      as p(storefront text, kind text, name text, "productKind" text, position int, text int)
    join texts on texts.id = p.text`);
  const words = indexes.flatMap((index) =>
    index.words.map((word) => ({ storefront: index.storefront, ...word })),
  );
  await tx.execute(sql`
    insert into search_words (storefront, language, word, shown, uses)
    select storefront, ${language}, word, shown, uses
    from jsonb_to_recordset(${JSON.stringify(words)}::jsonb)
      as w(storefront text, word text, shown text, uses int)`);
};

/** Every text once, and where each stands. */
const sharedTexts = (indexes: readonly SearchIndex[]) => {
  const ids = new Map<string, number>();
  const texts: object[] = [];
  const places = indexes.flatMap(({ storefront, documents }) =>
    documents.map(({ kind, name, productKind, ...text }, position) => {
      const key = JSON.stringify(text);
      const id = ids.get(key) ?? texts.push({ id: texts.length, ...text }) - 1;
      ids.set(key, id);
      return { storefront, kind, name, productKind, position, text: id };
    }),
  );
  return { texts, places };
};
