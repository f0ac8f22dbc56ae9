import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

/** English text -> text of another language; `{name}` stands for a part that changes. */
const dictionarySchema = z.record(z.string(), z.string().min(1));

/** By language: `languages/fr/*.yaml` together are the French of everything that is not written in the pages. */
export type Languages = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** @throws Error when a file is no dictionary, or says one text in two ways. */
export const loadLanguages = (folder: string): Languages =>
  existsSync(folder)
    ? Object.fromEntries(
        readdirSync(folder).map((language) => [language, loadDictionary(join(folder, language))]),
      )
    : {};

const loadDictionary = (folder: string): Record<string, string> => {
  const words = new Map<string, string>();
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()) {
    const result = dictionarySchema.safeParse(parse(readFileSync(join(folder, file), 'utf8')));
    if (!result.success) throw new Error(`${file}: ${z.prettifyError(result.error)}`);
    for (const [text, translation] of Object.entries(result.data)) {
      const known = words.get(text);
      if (known !== undefined && known !== translation)
        throw new Error(`${file}: "${text}" is "${known}" elsewhere`);
      words.set(text, translation);
    }
  }
  return Object.fromEntries(words);
};
