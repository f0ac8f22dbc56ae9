import { expect, test } from 'vitest';
import { daysIn } from '../language/say-days.ts';
import { translator } from '../language/translate.ts';
import { arrivalText } from './arrival-text.ts';

const t = translator('en');
const days = daysIn('en', 'US');
const december = { text: 'Ships later', from: '2026-12-03', to: '2026-12-07', transitDays: null };

test('what is made first says that it ships later, and when it arrives', () => {
  expect(arrivalText({ delivery: december, isBackOrdered: true }, t, days)).toBe(
    'Free delivery. Ships later, arrives Thu, Dec 3 – Mon, Dec 7.',
  );
});

test('what is there says how long it takes', () => {
  const delivery = { text: '1 - 3 business days', from: null, to: null, transitDays: { from: 1, to: 3 } };
  expect(arrivalText({ delivery, isBackOrdered: false }, t, days)).toBe('Free delivery, 1 - 3 business days');
});
