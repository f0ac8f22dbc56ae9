import { expect, test } from 'vitest';
import { policyText } from './policy-text.ts';
import { formatInEnglish } from './testing/format-in-english.ts';

test('a promise is one line, whatever it is about', () => {
  const lines = [
    { subject: 'trial', days: 365, figure: '365', text: 'nights to try' },
    { subject: 'warranty', days: null, figure: 'Forever', text: 'warranty' },
    { subject: 'warranty', days: 3_650, figure: '10 years', text: 'warranty' },
    { subject: 'warranty', days: 365, figure: '1 year', text: 'warranty' },
    { subject: 'returns', days: 30, figure: '30 days', text: 'to return it' },
    { subject: 'delivery', days: null, figure: 'Free', text: 'delivery, returns' },
  ] as const;
  expect(lines.map((line) => formatInEnglish(policyText(line)))).toEqual([
    '365 nights to try',
    'Forever warranty',
    '10-year warranty',
    '1-year warranty',
    '30 days to return it',
    'Free delivery and returns',
  ]);
});
