import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const textsSchema = z.record(z.string(), z.string().min(1));
const wordsSchema = z.strictObject({ metric: z.boolean().default(false), words: textsSchema.default({}) });

/** What our English is in another language or in another country's English. */
interface LanguageData {
  /** Whole texts; `{name}` stands for a part that changes. */
  readonly texts: Readonly<Record<string, string>>;
  /** Words wherever they stand in a text that is not among the whole ones. */
  readonly words: Readonly<Record<string, string>>;
  /** Whether lengths and weights are told in metric units. */
  readonly metric: boolean;
}

/** By language, or language and country: `fr`, `en-GB`. */
export type Languages = Readonly<Record<string, LanguageData>>;

const WORDS = 'words.yaml';

/**
 * The folders of `languages`: `words.yaml` has the words, all other files together the whole texts.
 * @throws Error when a file is no dictionary, or says one text in two ways.
 */
export const loadLanguages = (folder: string): Languages =>
  existsSync(folder)
    ? Object.fromEntries(
        readdirSync(folder).map((language) => [language, loadLanguage(join(folder, language))]),
      )
    : {};

const loadLanguage = (folder: string): LanguageData => {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort();
  const { metric, words } = files.includes(WORDS)
    ? read(wordsSchema, folder, WORDS)
    : { metric: false, words: {} };
  const texts = new Map<string, string>();
  for (const file of files.filter((name) => name !== WORDS))
    for (const [text, translation] of Object.entries(read(textsSchema, folder, file))) {
      const known = texts.get(text);
      if (known !== undefined && known !== translation)
        throw new Error(`${file}: "${text}" is "${known}" elsewhere`);
      texts.set(text, translation);
    }
  return { texts: Object.fromEntries(texts), words, metric };
};

const read = <Schema extends z.ZodType>(schema: Schema, folder: string, file: string): z.output<Schema> => {
  const result = schema.safeParse(parse(readFileSync(join(folder, file), 'utf8')) ?? {});
  if (result.success) return result.data;
  throw new Error(`${file}: ${z.prettifyError(result.error)}`);
};
