import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decideToldDispute } from './decide-told-dispute.ts';

const NOW = '2026-11-28T12:00:00.000Z';
const BEFORE = '2026-11-20T12:00:00.000Z';
const unknown = { told: null, enteredAt: null };
const open = { told: 'disputed', enteredAt: null } as const;

test('A payment that is not disputed, or as it was told before, says nothing new', () => {
  expect(decideToldDispute(unknown, undefined, NOW)).toBeNull();
  expect(decideToldDispute(open, 'open', NOW)).toBeNull();
  expect(decideToldDispute({ ...open, told: 'lost' }, 'lost', NOW)).toBeNull();
  expect(decideToldDispute({ ...open, told: 'lost' }, undefined, NOW)).toBeNull();
  expect(decideToldDispute({ ...open, told: 'over' }, undefined, NOW)).toBeNull();
});

test('A dispute is news when it is opened, unless staff have entered it before its company told of it', () => {
  expect(decideToldDispute(unknown, 'open', NOW)).toEqual({ state: 'disputed', heardAt: NOW });
  expect(decideToldDispute({ told: null, enteredAt: BEFORE }, 'open', NOW)).toEqual({
    state: 'disputed',
    heardAt: BEFORE,
  });
});

test('The end of a dispute is news, also when staff have entered its beginning, and so is another one after it', () => {
  const entered = { ...open, enteredAt: BEFORE };
  expect(decideToldDispute(entered, 'lost', NOW)).toEqual({ state: 'lost', heardAt: NOW });
  expect(decideToldDispute(entered, undefined, NOW)).toEqual({ state: 'over', heardAt: NOW });
  expect(decideToldDispute({ ...entered, told: 'over' }, 'open', NOW)).toEqual({
    state: 'disputed',
    heardAt: NOW,
  });
});

test('An answer that is heard again is no news, whatever was told and entered before', () => {
  const told = fc.constantFrom('disputed', 'lost', 'over', null);
  const entered = fc.constantFrom(BEFORE, null);
  fc.assert(
    fc.property(told, entered, fc.constantFrom('open', 'lost', undefined), (before, enteredAt, word) => {
      const news = decideToldDispute({ told: before, enteredAt }, word, NOW);
      if (news) expect(decideToldDispute({ told: news.state, enteredAt }, word, NOW)).toBeNull();
    }),
  );
});
