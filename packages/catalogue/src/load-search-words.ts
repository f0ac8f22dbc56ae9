import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { localSearchWordsSchema, type SearchWords, searchWordsSchema } from './search-words-schema.ts';

/** By language, or by language and country: `en`, `en-GB`, `fr`. */
export type AllSearchWords = Readonly<Record<string, SearchWords>>;

/** The words of a language that has no file of them: texts are found by their own words. */
const NO_WORDS: SearchWords = {
  headNoun: 'last',
  sizeWords: [],
  fillers: [],
  cheap: [],
  exact: [],
  sizes: {},
  kinds: {},
  synonyms: [],
  notSold: [],
};

/**
 * The files of `search`. That of a country names only what is called otherwise there, the rest is its language's.
 * @throws Error naming file and field.
 */
export const loadSearchWords = (folder: string): AllSearchWords => {
  const names = existsSync(folder) ? readdirSync(folder).map((file) => basename(file, '.yaml')) : [];
  const languages = new Map(
    names.filter((name) => !name.includes('-')).map((name) => [name, read(searchWordsSchema, folder, name)]),
  );
  const countries = names
    .filter((name) => name.includes('-'))
    .map((name) => {
      const own = read(localSearchWordsSchema, folder, name);
      return [name, { ...(languages.get(name.slice(0, 2)) ?? NO_WORDS), ...own }] as const;
    });
  return Object.fromEntries([...languages, ...countries]);
};

/** The words of a language as a country speaks it. @example searchWordsFor(all, 'en', 'GB') */
export const searchWordsFor = (all: AllSearchWords, language: string, country: string): SearchWords =>
  all[`${language}-${country}`] ?? all[language] ?? NO_WORDS;

const read = <Schema extends z.ZodType>(schema: Schema, folder: string, name: string): z.output<Schema> => {
  const result = schema.safeParse(parse(readFileSync(join(folder, `${name}.yaml`), 'utf8')));
  if (result.success) return result.data;
  throw new Error(`search/${name}.yaml: ${z.prettifyError(result.error)}`);
};
