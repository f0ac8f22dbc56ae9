import { message } from '@counterpane/messages/message';
import { expect, test } from 'vitest';
import { writingOf } from '../catalogue/language-of.ts';
import { useTestStore } from '../testing/use-test-store.ts';
import { localizeWith } from './localize-with.ts';

const store = useTestStore();

const AMERICAN = /\b(?:gray|colored|colors?|(?:micro)?fibers?|centers?|jewelry|favorite|odors?)\b/gi;

test('English in Canada is spelled as Canadians write it, with the beds and inches of the United States', () => {
  for (const key of ['halcyon-ca', 'cumula-ca']) {
    const { entries } = store.deps.catalogue.getStorefront(key);
    const prose = JSON.stringify(entries.map(({ data: { title, description } }) => [title, description]));
    expect([key, prose.match(AMERICAN) ?? []]).toEqual([key, []]);
  }
  const canadian = store.deps.catalogue.getStorefront('halcyon-ca');
  expect(canadian.localize('A gray queen frame of 60 by 80 inches, its color in the center')).toBe(
    'A grey queen frame of 60 by 80 inches, its colour in the centre',
  );
  const localize = localizeWith(writingOf(canadian));
  expect(localize(message('Choose a {property}', { property: 'color' }))).toBe('Choose a colour');
  expect(canadian.inLanguage('fr').localize('Gray')).not.toBe('Grey');
});
