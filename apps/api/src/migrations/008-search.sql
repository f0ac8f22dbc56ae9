-- What can be found, per storefront and language. Filled from packages/catalogue; nothing here is shown to
-- anybody: names lead back to products, lists and pages as they are now.
create extension if not exists pg_trgm;

create table search_documents (
  storefront text not null,
  language text not null,
  kind text not null check (kind in ('product', 'list', 'article')),
  name text not null,
  -- Of a product.
  product_kind text,
  position int not null,
  -- A: title. B: names, kind, sizes, colours. C: description. D: everything else.
  vector tsvector not null,
  primary key (storefront, language, kind, name)
);
create index search_documents_by_vector on search_documents using gin (vector);

-- The words that things are called by, for those who mistype them. Without case and accents.
create table search_words (
  storefront text not null,
  language text not null,
  word text not null,
  -- As it is written.
  shown text not null,
  uses int not null,
  primary key (storefront, language, word)
);
create index search_words_by_likeness on search_words using gin (word gin_trgm_ops);

-- From what each index was made: it is made again when that is another.
create table search_indexes (
  storefront text not null,
  language text not null,
  source_hash text not null,
  primary key (storefront, language)
);
