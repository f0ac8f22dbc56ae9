import { expect, test } from 'vitest';
import { compileMessages } from './compile-messages.ts';
import { formatMessage, formatMessages, type Writing } from './format-message.ts';
import { copy, day, hour, message } from './message.ts';
import { packMessages, unpackMessages } from './pack-messages.ts';
import { messagesOf } from './read-catalogues.ts';
import { addMessages } from './translator.ts';

addMessages('fr-CA', compileMessages(messagesOf('fr-CA')));

const inFrench: Writing = {
  locale: 'fr-CA',
  amount: ({ amount }) => `${amount / 100} $`,
  day: (isoDay) => `le ${isoDay}`,
  hour: (ofDay) => `${ofDay} h`,
  copy: (text) => (text === 'Queen' ? 'Grand lit' : text),
};

test('a message is said with its amounts, days, hours and the catalogue’s own words as the locale writes them', () => {
  const left = { amount: 2_500, currency: 'CAD' } as const;
  expect(formatMessage(message('Only {amount} is left to give back', { amount: left }), inFrench)).toBe(
    'Il ne reste que 25 $ à rembourser',
  );
  const days = { earliest: day('2026-11-24'), latest: day('2026-11-30') };
  expect(
    formatMessage(message('We can deliver on a weekday from {earliest} to {latest}', days), inFrench),
  ).toBe('Nous pouvons livrer un jour de semaine du le 2026-11-24 au le 2026-11-30');
  const hours = { code: 'LATE', days: message('Friday'), from: hour(18), until: hour(22), place: 'Toronto' };
  expect(
    formatMessage(message('{code} counts on {days} from {from} to {until}, {place} time.', hours), inFrench),
  ).toBe('LATE s’applique le vendredi de 18 h à 22 h, heure de Toronto.');
  const sold = { size: copy('Queen'), title: copy('Halcyon') };
  expect(formatMessage(message('Not available in {size}: {title}', sold), inFrench)).toContain('Grand lit');
});

test('a name that is also a size stays a name', () => {
  const text = formatMessage(
    message('{name} from {brand} is helping with your cart.', { name: 'Grace Queen', brand: 'Halcyon' }),
    inFrench,
  );
  expect(text).toContain('Grace Queen');
});

test('everything that is no message stays as it is, the same object where nothing in it is said', () => {
  const data = { text: 'Queen', list: [{ error: 'Cart Empty' }], at: new Date(0) };
  expect(formatMessages(data, inFrench)).toBe(data);
  expect(formatMessages({ ...data, error: message('Cart Empty') }, inFrench)).toEqual({
    ...data,
    error: 'Panier vide',
  });
});

test('what a program sends is no message, whatever its shape', () => {
  for (const sent of [
    { $message: 'Cart Empty', values: {} },
    { id: 'Cart Empty', values: {} },
  ]) {
    expect(formatMessages(sent, inFrench)).toEqual(sent);
    expect(unpackMessages(packMessages(sent))).toEqual(sent);
  }
});

test('what is kept as JSON comes back with its messages, and their own', () => {
  const left = { amount: 100, currency: 'CAD' } as const;
  const data = {
    $set: [1, null, { $$: 'x' }],
    error: message('Please choose: {group}', { group: message('Cart Empty') }),
    other: message('Only {amount} is left to give back', { amount: left }),
  };
  const kept = unpackMessages(packMessages(data));
  expect(kept).toEqual(data);
  expect(formatMessages(kept, inFrench)).toEqual(formatMessages(data, inFrench));
});
