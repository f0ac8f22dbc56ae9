import { checkLocales, findUnused } from '@counterpane/messages/check-messages';
import { expect, test } from 'vitest';
import { sourcesWithMessages } from './sources-with-messages.ts';

test('Every locale has every message, and none that there is not', () => {
  for (const { locale, missing, unknown } of checkLocales())
    expect({ locale, missing, unknown }).toEqual({ locale, missing: [], unknown: [] });
});

test('Every message is said somewhere', () => {
  const sources = sourcesWithMessages();
  expect(sources.length).toBeGreaterThan(400);
  expect(findUnused(sources)).toEqual([]);
});

test('A message that is said nowhere is found', () => {
  expect(findUnused([])).toContain('Your cart');
  expect(findUnused([`t('Your cart')`])).not.toContain('Your cart');
});
