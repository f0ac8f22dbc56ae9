import { normalizeOption } from '@counterpane/rules/options/normalize-option';

type Words = Readonly<Record<string, { readonly aliases: readonly string[] }>>;

/**
 * The key of a vocabulary word, by any spelling of it [D43, D44]; null for other words.
 * @example findVocabularyKey(vocabulary.firmness, 'Plush') // "soft"
 */
export const findVocabularyKey = (words: Words, text: string): string | null =>
  Object.entries(words).find(([key, { aliases }]) =>
    [key, ...aliases].some((spelling) => normalizeOption(spelling) === normalizeOption(text)),
  )?.[0] ?? null;
