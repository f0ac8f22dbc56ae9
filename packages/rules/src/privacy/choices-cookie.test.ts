import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CONSENT_VERSION, formatChoices, parseChoices } from './choices-cookie.ts';

test('Choices are read as they were written', () => {
  const choices = fc.record({
    analytics: fc.boolean(),
    personalization: fc.boolean(),
    marketing: fc.boolean(),
  });
  fc.assert(
    fc.property(choices, (chosen) => {
      expect(parseChoices(formatChoices(chosen))).toEqual({ chosen, earlier: null });
    }),
  );
});

test('What is no cookie of ours, or of no questions that were asked, is no choice', () => {
  for (const cookie of [
    null,
    '',
    CONSENT_VERSION,
    `${CONSENT_VERSION}.x`,
    '0.apm',
    `${CONSENT_VERSION}.apmapm`,
  ])
    expect([cookie, parseChoices(cookie)]).toEqual([cookie, { chosen: null, earlier: null }]);
});

test('A choice of questions in earlier words is read as an earlier one', () => {
  expect(parseChoices('1.am')).toEqual({
    chosen: null,
    earlier: { analytics: true, personalization: false, marketing: true },
  });
});
