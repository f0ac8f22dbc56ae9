import { compileMessages } from '@counterpane/messages/compile-messages';
import { readCatalogues } from '@counterpane/messages/read-catalogues';
import { addMessages } from '@counterpane/messages/translator';

let isDone = false;

/** Makes the messages of all locales known, once in a process. */
export const addEveryMessage = (): void => {
  if (isDone) return;
  for (const { locale, messages } of readCatalogues()) addMessages(locale, compileMessages(messages));
  isDone = true;
};
