import { addMessages, type Catalogue } from '@counterpane/messages/translator';
import { localeOfFile } from './locale-of-file.ts';

const FILES = import.meta.glob<Catalogue>('../../../../packages/messages/locales/*/*.json', {
  eager: true,
  import: 'default',
});

/** Makes the messages of all locales known, where pages are rendered. A browser loads only its own. */
export const addEveryLanguage = (): void => {
  for (const [file, messages] of Object.entries(FILES)) addMessages(localeOfFile(file), messages);
};
