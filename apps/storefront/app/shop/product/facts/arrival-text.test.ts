import { daysIn } from '@counterpane/contract/format-days';
import { translator } from '@counterpane/messages/translator';
import { expect, test } from 'vitest';
import { arrivalText, shortArrivalText } from './arrival-text.ts';

const t = translator('en');
const days = daysIn('en', 'US');
const december = { text: 'Ships later', from: '2026-12-03', to: '2026-12-07', handling: null, transit: null };

test('what is made first says that it ships later, and when it arrives', () => {
  expect(arrivalText({ delivery: december, isBackOrdered: true }, t, days)).toBe(
    'Free delivery. Ships later, arrives Thu, Dec 3 – Mon, Dec 7.',
  );
  expect(shortArrivalText({ delivery: december, isBackOrdered: true }, t, days)).toBe(
    'Free delivery. Ships later, arrives Thu, Dec 3 – Mon, Dec 7.',
  );
});

test('what is there says how long it is on its way and when it arrives, and where room is scarce the days alone', () => {
  const delivery = {
    text: '1 - 3 business days',
    from: '2026-11-25',
    to: '2026-11-30',
    handling: { from: 2, to: 3 },
    transit: { from: 1, to: 3 },
  };
  const there = { delivery, isBackOrdered: false };
  expect(arrivalText(there, t, days)).toBe(
    'Free delivery, 1 - 3 business days on its way. Arrives Wed, Nov 25 – Mon, Nov 30',
  );
  expect(shortArrivalText(there, t, days)).toBe('Arrives Wed, Nov 25 – Mon, Nov 30');
});
