import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shownName } from './shown-name.ts';

it('A writer is named by first name and initial', () => {
  expect(shownName('Ada', 'Lovelace')).toBe('Ada L.');
  expect(shownName(' Zoé ', 'Élie')).toBe('Zoé É.');
  expect(shownName('Ada', '')).toBe('Ada');
  expect(shownName('', '')).toBe('');
});

it('A surname is never shown whole', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{3,12}$/), (surname) => {
      expect(shownName('Ada', surname)).not.toContain(surname);
    }),
  );
});
