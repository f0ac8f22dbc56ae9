import { daysIn } from '@counterpane/contract/format-days';
import { translator } from '@counterpane/messages/translator';
import { expect, test } from 'vitest';
import { deliveryOptionText } from './delivery-option-text.ts';

const t = translator('en');
const days = daysIn('en', 'US');
const handling = { from: 2, to: 3 };
const offer = {
  dates: [],
  removal: null,
  ground: { handling, from: '2026-11-25', to: '2026-11-30' },
  whiteGlove: { handling, from: '2026-11-30', to: '2026-12-03' },
};

test('each way to bring a cart says how soon it ships and when it arrives', () => {
  expect(deliveryOptionText({ deliveryOffer: offer }, 'ground', t, days)).toBe(
    'Ships within 2-3 business days. Arrives Wed, Nov 25 – Mon, Nov 30',
  );
  expect(deliveryOptionText({ deliveryOffer: offer }, 'white-glove', t, days)).toBe(
    'Ships within 2-3 business days. Arrives Mon, Nov 30 – Thu, Dec 3',
  );
});

test('a partner brings it on the days on which the carrier and the partner together do', () => {
  expect(deliveryOptionText({ deliveryOffer: offer }, 'partner', t, days)).toMatch(/Arrives Wed, Nov 25/);
});

test('a cart with something that is made first says its days alone, and an empty one says nothing', () => {
  const later = { ...offer, ground: { handling: null, from: '2026-12-03', to: '2026-12-07' } };
  expect(deliveryOptionText({ deliveryOffer: later }, 'ground', t, days)).toBe(
    'Arrives Thu, Dec 3 – Mon, Dec 7',
  );
  expect(deliveryOptionText({ deliveryOffer: null }, 'ground', t, days)).toBe('');
});
