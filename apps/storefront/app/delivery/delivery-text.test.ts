import { daysIn } from '@counterpane/contract/format-days';
import { translator } from '@counterpane/messages/translator';
import { expect, test } from 'vitest';
import { addEveryLanguage } from '../language/every-language.ts';
import { arrivesText, deliveryText, shipsText } from './delivery-text.ts';

const t = translator('en');
const days = daysIn('en', 'US');

const GROUND = {
  text: '1 - 3 business days',
  from: '2026-11-25',
  to: '2026-11-30',
  handling: { from: 2, to: 3 },
  transit: { from: 1, to: 3 },
};

test('how long it is on its way stands beside the days on which it arrives', () => {
  expect(deliveryText(GROUND, t, days)).toBe(
    'Free delivery, 1 - 3 business days on its way. Arrives Wed, Nov 25 – Mon, Nov 30',
  );
  expect(deliveryText(GROUND, t, days, false)).toBe(
    'Delivery, 1 - 3 business days on its way. Arrives Wed, Nov 25 – Mon, Nov 30',
  );
  expect(arrivesText(GROUND, t, days)).toBe('Arrives Wed, Nov 25 – Mon, Nov 30');
});

test('the promise is French in Canada and British in the United Kingdom', () => {
  addEveryLanguage();
  const french = { ...GROUND, text: '1 à 3 jours ouvrables' };
  expect(deliveryText(french, translator('fr'), daysIn('fr', 'CA'))).toBe(
    'Livraison gratuite, 1 à 3 jours ouvrables en route. Arrivée du 25 au 30 novembre',
  );
  expect(shipsText(GROUND.handling, translator('fr'))).toBe('Expédition sous 2 à 3 jours ouvrables');
  expect(arrivesText(GROUND, t, daysIn('en', 'GB'))).toBe('Arrives Wed 25 Nov – Mon 30 Nov');
});

test('a day that was picked is said alone', () => {
  expect(deliveryText({ ...GROUND, from: '2026-12-04', to: '2026-12-04' }, t, days)).toBe(
    'Free delivery, 1 - 3 business days on its way. Arrives Fri, Dec 4',
  );
});

test('what is there in 24 hours says so and its day, and not that it ships later than today', () => {
  const handling = { from: 0, to: 0 };
  const soon = { ...GROUND, text: '24 Hours!', from: '2026-11-23', to: '2026-11-23', handling };
  expect(deliveryText(soon, t, days)).toBe('Free delivery, 24 Hours! Arrives Mon, Nov 23');
  expect(shipsText(handling, t)).toBeNull();
});

test('how soon it ships is said of what is there, and of nothing that is made first', () => {
  expect(shipsText(GROUND.handling, t)).toBe('Ships within 2-3 business days');
  expect(shipsText(null, t)).toBeNull();
});

test('nothing is said of what is not sent', () => {
  expect(deliveryText({ text: '', from: null, to: null, handling: null, transit: null }, t, days)).toBe('');
});

test('days that are known are said once', () => {
  const delivery = { text: 'Ships later: arrives from Dec 3', from: '2026-12-03', to: '2026-12-07' };
  expect(deliveryText(delivery, t, days)).toBe('Arrives Thu, Dec 3 – Mon, Dec 7');
});

test('an order of before promises had dates says how long it takes', () => {
  const delivery = { text: '1 - 3 business days', from: null, to: null };
  expect(deliveryText(delivery, t, days)).toBe('Free delivery, 1 - 3 business days');
});

test('delivery that is paid for is not called free', () => {
  const delivery = { text: '1 - 3 business days', from: null, to: null };
  expect(deliveryText(delivery, t, days, false)).toBe('Delivery, 1 - 3 business days');
});
