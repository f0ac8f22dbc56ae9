import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decideThanks, THANKS_A_YEAR, thanksDueOn } from './decide-thanks.ts';

const friend = {
  ...{ email: 'Grace@example.com', isThanked: false },
  address: { line1: '12 Elm Street', zip: '10001' },
};
const referrer = {
  ...{ email: 'ada@example.com', thanksOfYear: 0 },
  addresses: [{ line1: '7 Oak Lane', zip: '97201' }],
};

it('Two people at two addresses are thanked for a bed that stayed', () => {
  expect(decideThanks({ referrer, friend, bedsThere: 1 })).toBe('thanked');
});

it('A code of no account, one person, one address and a bed that went back bring no thanks', () => {
  expect(decideThanks({ referrer: null, friend, bedsThere: 1 })).toBe('unknown_code');
  const same = { ...referrer, email: ' grace@EXAMPLE.com' };
  expect(decideThanks({ referrer: same, friend, bedsThere: 1 })).toBe('same_person');
  const household = { ...referrer, addresses: [{ line1: '12, elm  street', zip: '100 01' }] };
  expect(decideThanks({ referrer: household, friend, bedsThere: 1 })).toBe('same_address');
  expect(decideThanks({ referrer, friend, bedsThere: 0 })).toBe('no_bed_left');
});

it('A friend is thanked for once, and a customer for five friends a year', () => {
  expect(decideThanks({ referrer, friend: { ...friend, isThanked: true }, bedsThere: 1 })).toBe(
    'friend_thanked_before',
  );
  fc.assert(
    fc.property(fc.nat(12), fc.nat(3), (thanksOfYear, bedsThere) => {
      const decision = decideThanks({ referrer: { ...referrer, thanksOfYear }, friend, bedsThere });
      expect(decision === 'thanked').toBe(thanksOfYear < THANKS_A_YEAR && bedsThere > 0);
    }),
  );
});

it('The thank-you is due thirty nights after the delivery', () => {
  expect(thanksDueOn('2026-11-01')).toBe('2026-12-01');
  expect(thanksDueOn('2027-02-10')).toBe('2027-03-12');
});
