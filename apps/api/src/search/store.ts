import type { ProductKind } from '@counterpane/rules/options/product';
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../database/open.ts';
import type { Wanted } from './parse-query.ts';
import { configOf, type DocumentKind, searchDocuments } from './tables.ts';

/** Whose documents are searched. */
export interface SearchPlace {
  readonly storefront: string;
  readonly language: string;
}

/** A document that has some of what is wanted. */
export interface Found {
  readonly kind: DocumentKind;
  readonly name: string;
  /** How many of the wanted things it has. */
  readonly hits: number;
  /** Where it has all of these: 2 in its title, 1 in its names, 0 elsewhere. */
  readonly tier: number;
  /** A product of the kind that is meant. */
  readonly isMeant: boolean;
}

/** What a typed word is to a storefront. */
export interface JudgedWord {
  readonly word: string;
  /** Says nothing by itself: "the". */
  readonly isStop: boolean;
  /** Some text has it, or another form of it. */
  readonly isKnown: boolean;
  /** Something is called by it. */
  readonly isName: boolean;
  /** Something is called by a word that begins so. */
  readonly isBeginning: boolean;
  /** The known word that is most like it; the same in another form, or another word. */
  readonly near: {
    readonly word: string;
    readonly shown: string;
    readonly likeness: number;
    readonly isSame: boolean;
  } | null;
}

/** More is looked through by nobody; what a storefront sells is fewer. */
const MOST_FOUND = 1_000;

/**
 * What has any of the wanted things, best first: most of them, of the kind that is meant, in its title; then as the
 * shopkeeper has it, and by its texts only what has it nowhere else. Nothing wanted finds every product.
 */
export const findDocuments = async (
  db: Queries,
  place: SearchPlace,
  wanted: readonly Wanted[],
  kinds: readonly ProductKind[],
): Promise<Found[]> => {
  const { kind, name, position, vector } = searchDocuments;
  const isHere = and(
    eq(searchDocuments.storefront, place.storefront),
    eq(searchDocuments.language, place.language),
  );
  if (wanted.length === 0)
    return db
      .select({ kind, name, hits: sql<number>`0`, tier: sql<number>`0`, isMeant: sql<boolean>`false` })
      .from(searchDocuments)
      .where(and(isHere, eq(kind, 'product')))
      .orderBy(asc(position))
      .limit(MOST_FOUND);
  const columns = wanted.map((_one, index) => sql.raw(`asked.q${index}`));
  const asked = wanted.map((one, index) => sql`${queryOf(one, place.language)} as ${sql.raw(`q${index}`)}`);
  const any = joined(columns, sql` || `);
  const hitsIn = (part: SQL) =>
    joined(
      columns.map((query) => sql`(${part} @@ ${query})::int`),
      sql` + `,
    );
  const hits = hitsIn(sql`${vector}`);
  const tier = sql<number>`case ${hits} when ${hitsIn(sql`ts_filter(${vector}, '{a}')`)} then 2
    when ${hitsIn(sql`ts_filter(${vector}, '{a,b}')`)} then 1 else 0 end`;
  const isMeant = isOneOf(kinds);
  return db
    .select({ kind, name, hits: sql<number>`${hits}`, tier, isMeant })
    .from(searchDocuments)
    .crossJoin(sql`(select ${joined(asked, sql`, `)}) as asked`)
    .where(and(isHere, sql`${vector} @@ (${any})`))
    .orderBy(
      desc(hits),
      desc(isMeant),
      desc(tier),
      sql`case when ${tier} = 0 then -ts_rank(${vector}, ${any}) else 0 end`,
      asc(position),
    )
    .limit(MOST_FOUND);
};

/** What each word is here: one answer a word, in no order. */
export const judgeWords = async (
  db: Queries,
  { storefront, language }: SearchPlace,
  words: readonly string[],
): Promise<JudgedWord[]> => {
  if (words.length === 0) return [];
  const config = sql`${configOf(language)}::regconfig`;
  const stem = (word: SQL) => sql`plainto_tsquery(${config}, ${word})`;
  const isHere = (table: string) =>
    sql.raw(`${table}.storefront = place.storefront and ${table}.language = place.language`);
  const has = (query: SQL) =>
    sql<boolean>`exists (select 1 from search_documents d where ${isHere('d')} and d.vector @@ (${query}))`;
  const asItIs = (suffix: string) => sql`to_tsquery('simple', asked.word || ${suffix}::text)`;
  const inAnyForm = (suffix: string) =>
    sql`to_tsquery(${config}, asked.word || ${suffix}::text) || ${asItIs(suffix)}`;
  return db
    .select({
      word: sql<string>`asked.word`,
      isStop: sql<boolean>`numnode(${stem(sql`asked.word`)}) = 0`,
      isKnown: has(inAnyForm(':ABCD')),
      isName: has(inAnyForm(':AB')),
      isBeginning: has(asItIs(':*AB')),
      near: sql<JudgedWord['near']>`(
        select jsonb_build_object('word', s.word, 'shown', s.shown, 'likeness', similarity(s.word, asked.word),
          'isSame', ${stem(sql`s.word`)} = ${stem(sql`asked.word`)})
        from search_words s where ${isHere('s')} and s.word % asked.word
        order by similarity(s.word, asked.word) desc, abs(length(s.word) - length(asked.word)), s.uses desc, s.word
        limit 1)`,
    })
    .from(
      sql`jsonb_array_elements_text(${JSON.stringify(words)}::jsonb) as asked(word),
        (select ${storefront}::text as storefront, ${language}::text as language) as place`,
    );
};

/** Whether a product is called so by its own title. */
export const isInTitles = async (
  db: Queries,
  { storefront, language }: SearchPlace,
  wanted: Wanted,
): Promise<boolean> => {
  const query = queryOf(wanted, language);
  const found = await db
    .select({ name: searchDocuments.name })
    .from(searchDocuments)
    .where(
      and(
        eq(searchDocuments.storefront, storefront),
        eq(searchDocuments.language, language),
        eq(searchDocuments.kind, 'product'),
        sql`${searchDocuments.vector} @@ (${query})`,
        sql`ts_filter(${searchDocuments.vector}, '{a}') @@ (${query})`,
      ),
    )
    .limit(1);
  return found.length > 0;
};

/** Any of the phrases, by the stems of the language or as it stands. Words are letters and digits only. */
const queryOf = ({ phrases, exact, isPrefix }: Wanted, language: string): SQL => {
  const config = sql`${configOf(language)}::regconfig`;
  const each = phrases.map((phrase) =>
    isPrefix && !phrase.includes(' ')
      ? sql`to_tsquery(${config}, ${`${phrase}:*`}) || to_tsquery('simple', ${`${phrase}:*`})`
      : sql`phraseto_tsquery(${config}, ${phrase}) || phraseto_tsquery('simple', ${phrase})`,
  );
  const literal = exact.map((phrase) => sql`phraseto_tsquery('simple', ${phrase})`);
  return sql`(${joined([...each, ...literal], sql` || `)})`;
};

const joined = (parts: readonly SQL[], by: SQL): SQL => sql.join([...parts], by);

/** A column of its own even where no kind is meant: PostgreSQL orders by no constant. */
const isOneOf = (kinds: readonly ProductKind[]) =>
  sql<boolean>`coalesce(product_kind = any(string_to_array(${kinds.join(' ')}, ' ')), false)`;
