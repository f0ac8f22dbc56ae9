import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSamePlace } from './is-same-place.ts';

const HOME = {
  ...{ fullName: 'Ada Lovelace', line1: '20 W 34th St', line2: '', city: 'New York' },
  ...{ state: 'NY', zip: '10001', country: 'US', phone: '2125550142' },
};

test('Capitals and spaces make no other place', () => {
  expect(isSamePlace(HOME, { ...HOME, line1: ' 20  w 34th st', city: 'NEW YORK ' })).toBe(true);
});

test('A field that is missing is empty', () => {
  const { line2: _, ...short } = HOME;
  expect(isSamePlace(HOME, short)).toBe(true);
});

test('Another apartment, another person and another phone number are another address', () => {
  const others = [{ line2: 'Apt 4' }, { fullName: 'Byron King' }, { phone: '2125550143' }];
  expect(others.map((other) => isSamePlace(HOME, { ...HOME, ...other }))).toEqual([false, false, false]);
});

test('Which of two addresses is looked at first makes no difference', () => {
  const text = fc.string({ maxLength: 3 });
  const fields = { fullName: text, line1: text, line2: text, city: text, state: text, zip: text };
  const place = fc.record({ ...fields, country: text, phone: text });
  fc.assert(
    fc.property(place, place, (one, other) => {
      expect(isSamePlace(one, one)).toBe(true);
      expect(isSamePlace(one, other)).toBe(isSamePlace(other, one));
    }),
  );
});
