import { expect, test } from 'vitest';
import { daysIn } from './format-days.ts';

const FROM = '2026-11-25';

test('A span of days is written as its language and country write days', () => {
  expect(daysIn('en', 'US').span(FROM, '2026-11-30')).toBe('Wed, Nov 25 – Mon, Nov 30');
  expect(daysIn('en', 'GB').span(FROM, '2026-11-30')).toBe('Wed 25 Nov – Mon 30 Nov');
  expect(daysIn('fr', 'CA').span(FROM, '2026-11-30')).toBe('du 25 au 30 novembre');
  expect(daysIn('fr', 'CA').span(FROM, '2026-12-01')).toBe('du 25 novembre au 1er décembre');
  expect(daysIn('es', 'US').span(FROM, '2026-11-30')).toBe('del 25 al 30 de noviembre');
  expect(daysIn('es', 'US').span(FROM, '2026-12-01')).toBe('del 25 de noviembre al 1 de diciembre');
});

test('A span of one day is that day, and a span that nobody knows is none', () => {
  expect(daysIn('en').span(FROM, FROM)).toBe('Wed, Nov 25');
  expect(daysIn('en').span(FROM, null)).toBe('Wed, Nov 25');
  expect(daysIn('fr').span(FROM, FROM)).toBe('le mercredi 25 novembre');
  expect(daysIn('es').span(FROM, null)).toBe('el miércoles 25 de noviembre');
  expect(daysIn('en').span(null, null)).toBeNull();
});

test('Every day of two years is written as the locale data of browsers writes it', () => {
  const days = Array.from({ length: 731 }, (_, day) => new Date(Date.UTC(2027, 0, 1 + day)).toISOString());
  const short = { weekday: 'short', month: 'short', day: 'numeric' } as const;
  const long = { weekday: 'long', month: 'long', day: 'numeric' } as const;
  const written = (locale: string, options: Intl.DateTimeFormatOptions): string[] => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    return days.map((iso) => format.format(new Date(iso)));
  };
  // The Academy puts no comma between a weekday and its date.
  const without = (text: string): string => text.replace(',', '');
  const counted = (text: string): string => text.replace(/(^| )1 /, '$11er ');

  expect(days.map(daysIn('en', 'US').day)).toEqual(written('en-US', short));
  expect(days.map(daysIn('en', 'GB').day)).toEqual(written('en-GB', short));
  expect(days.map(daysIn('fr', 'CA').day)).toEqual(written('fr-CA', long).map(counted));
  const inMessage = (month: 'short' | 'long') => ({ month, day: 'numeric' }) as const;
  expect(days.map(daysIn('en', 'US').monthDay)).toEqual(written('en-US', inMessage('short')));
  expect(days.map(daysIn('en', 'CA').monthDay)).toEqual(written('en-US', inMessage('short')));
  expect(days.map(daysIn('en', 'GB').monthDay)).toEqual(written('en-GB', inMessage('long')));
  expect(days.map(daysIn('fr', 'CA').monthDay)).toEqual(written('fr-CA', inMessage('long')).map(counted));
  expect(days.map(daysIn('es', 'US').monthDay)).toEqual(written('es-US', inMessage('long')));
  expect(days.map(daysIn('es', 'US').day)).toEqual(written('es-US', long).map(without));
  expect(days.map(daysIn('es', 'US').date)).toEqual(written('es-US', { dateStyle: 'long' }));
  expect(days.map(daysIn('en', 'US').date)).toEqual(written('en-US', { dateStyle: 'long' }));
  expect(days.map(daysIn('en', 'GB').date)).toEqual(written('en-GB', { dateStyle: 'long' }));
  expect(days.map(daysIn('fr', 'CA').date)).toEqual(written('fr-CA', { dateStyle: 'long' }).map(counted));
});
