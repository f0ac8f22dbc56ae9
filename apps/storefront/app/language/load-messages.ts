import { localesFrom } from '@counterpane/messages/locales';
import { addMessages, type Catalogue } from '@counterpane/messages/translator';
import { localeOfFile } from './locale-of-file.ts';

/** Few, as most English is its own id: they come with the pages. */
const ENGLISH = import.meta.glob<Catalogue>(
  '../../../../packages/messages/locales/en-*/{chrome,checkout,staff}.json',
  { eager: true, import: 'default' },
);
const OTHERS = import.meta.glob<Catalogue>(
  [
    '../../../../packages/messages/locales/*/{chrome,checkout,staff}.json',
    '!../../../../packages/messages/locales/en-*/*.json',
  ],
  { import: 'default' },
);

/** Makes the messages known that a page of the browser writes itself: in its own locale, those of its part of the shop. */
export const loadMessages = async (locale: string, path: string): Promise<void> => {
  for (const [file, messages] of Object.entries(ENGLISH)) addMessages(localeOfFile(file), messages);
  const [own = locale] = localesFrom(locale);
  const areas = /(?:^|\/)staff(?:\/|$)/.test(path) ? ALL_AREAS : SHOPPERS_AREAS;
  const wanted = Object.entries(OTHERS).filter(
    ([file]) => localeOfFile(file) === own && areas.some((area) => file.endsWith(`/${area}.json`)),
  );
  await Promise.all(wanted.map(async ([, load]) => addMessages(own, await load())));
};

const SHOPPERS_AREAS = ['chrome', 'checkout'];
const ALL_AREAS = [...SHOPPERS_AREAS, 'staff'];
