import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PasswordFault } from '../refusals.ts';
import { decidePassword } from './decide-password.ts';

const MAYA = {
  current: 'a stone in the river',
  words: ['Maya', 'maya.lindt@halcyon.example', 'Halcyon'],
  guessesLog10: 16,
};

const faultOf = (wanted: string): PasswordFault | null => {
  const decision = decidePassword(wanted, MAYA);
  if (decision.ok || decision.refusal.code !== 'password_refused') return null;
  return decision.refusal.fault;
};

test('A password of staff has twelve characters or more, and at most 128', () => {
  expect(faultOf('stone river')).toBe('too_short');
  expect(faultOf('stone rivers')).toBe(null);
  expect(faultOf('river stone '.repeat(10))).toBe(null);
  expect(faultOf('river stone '.repeat(11))).toBe('too_long');
});

test('A character outside of the alphabet is one character', () => {
  expect(faultOf('🪨🌊🌲🏔️ rock')).toBe('too_short');
});

test('A password that is taken is the change itself, without a rule about signs or capitals', () => {
  expect(decidePassword('mon oreiller est bleu', MAYA)).toEqual({
    ok: true,
    change: 'mon oreiller est bleu',
  });
});

test('The present password is not a new one', () => {
  expect(faultOf(MAYA.current)).toBe('same');
});

test('A password that a program guesses in fewer than ten thousand million tries is one of those tried first', () => {
  const faultAt = (guessesLog10: number) => {
    const decision = decidePassword('Password1234', { ...MAYA, guessesLog10 });
    return decision.ok ? null : decision.refusal;
  };
  expect(faultAt(9.99)).toEqual({ code: 'password_refused', fault: 'common', least: 12 });
  expect(faultAt(10)).toBe(null);
});

test('The names of the person and of the shop, with a year behind them, are no password', () => {
  expect(
    ['halcyon-2026', 'Maya-Lindt-77', 'lindt.halcyon', 'maya.lindt@halcyon.example'].map(faultOf),
  ).toEqual(['personal', 'personal', 'personal', 'personal']);
  expect(faultOf('maya sleeps on moss')).toBe(null);
});

test('Whatever is taken is the password that was wanted, and is long enough', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), fc.array(fc.string()), (wanted, words) => {
      const decision = decidePassword(wanted, { ...MAYA, words });
      if (!decision.ok) return decision.refusal.code === 'password_refused';
      return decision.change === wanted && [...wanted].length >= 12 && [...wanted].length <= 128;
    }),
  );
});
