import { expect, test } from 'vitest';
import { parseFormMessage } from './form-message.ts';

const from = (message: object) => parseFormMessage({ provider: 'splitit', ...message });

test('an approval brings the number of the plan and what may be shown of the card', () => {
  const card = { brand: 'Visa', last4: '1111' };
  expect(from({ type: 'succeeded', planNumber: '123', card })).toEqual({
    type: 'succeeded',
    approval: { planNumber: '123', card },
  });
});

test('an approval without a plan is none', () => {
  expect(from({ type: 'succeeded' })).toBeNull();
  expect(from({ type: 'succeeded', planNumber: '' })).toBeNull();
  expect(from({ type: 'succeeded', planNumber: 123 })).toBeNull();
});

test('a card that is not told is left out', () => {
  expect(from({ type: 'succeeded', planNumber: '1', card: 'Visa' })).toMatchObject({
    approval: { card: { brand: '', last4: '' } },
  });
});

test('the form says how high it is, why it failed, and that the shopper turned back', () => {
  expect(from({ type: 'ready', height: 512 })).toEqual({ type: 'ready', height: 512 });
  expect(from({ type: 'resized', height: 'tall' })).toEqual({ type: 'resized', height: 0 });
  expect(from({ type: 'failed', message: 'No.' })).toEqual({ type: 'failed', message: 'No.' });
  expect(from({ type: 'cancelled' })).toEqual({ type: 'cancelled' });
});

test('what other pages and extensions say is no word of the form', () => {
  for (const data of [null, 'ready', 7, {}, { type: 'ready' }, { provider: 'other', type: 'ready' }])
    expect(parseFormMessage(data)).toBeNull();
  expect(from({ type: 'steal' })).toBeNull();
});
