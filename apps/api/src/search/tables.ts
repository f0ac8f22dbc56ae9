import { customType, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

// The tables as queries see them; migrations/008-search.sql is what makes them.

/** What a document leads to: a product, a list or a set, a written page. */
export type DocumentKind = 'product' | 'list' | 'article';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

export const searchDocuments = pgTable(
  'search_documents',
  {
    storefront: text('storefront').notNull(),
    language: text('language').notNull(),
    kind: text('kind').$type<DocumentKind>().notNull(),
    name: text('name').notNull(),
    productKind: text('product_kind'),
    position: integer('position').notNull(),
    vector: tsvector('vector').notNull(),
  },
  (table) => [primaryKey({ columns: [table.storefront, table.language, table.kind, table.name] })],
);

export const searchWords = pgTable(
  'search_words',
  {
    storefront: text('storefront').notNull(),
    language: text('language').notNull(),
    word: text('word').notNull(),
    shown: text('shown').notNull(),
    uses: integer('uses').notNull(),
  },
  (table) => [primaryKey({ columns: [table.storefront, table.language, table.word] })],
);

export const searchIndexes = pgTable(
  'search_indexes',
  {
    storefront: text('storefront').notNull(),
    language: text('language').notNull(),
    sourceHash: text('source_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.storefront, table.language] })],
);

/** How a language's words are reduced to their stems in PostgreSQL. */
export const configOf = (language: string): string => CONFIGS.get(language) ?? 'simple';

const CONFIGS: ReadonlyMap<string, string> = new Map([
  ['en', 'english'],
  ['fr', 'french'],
]);
