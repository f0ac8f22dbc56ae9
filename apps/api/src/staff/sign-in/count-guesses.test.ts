import { expect, test } from 'vitest';
import { countGuesses } from './count-guesses.ts';

const isWeak = (password: string, words: readonly string[] = []): boolean =>
  countGuesses(password, words) < 10;

test('Passwords of lists, keyboards, rows and repetitions take few guesses, whatever follows them', () => {
  const weak = [
    'Password1234',
    'p4ssw0rd!2026',
    'qwertyuiop123',
    '123456789012',
    'Welcome-2026!',
    'aaaaaaaaaaaa',
    'abababababab',
    'hijklmnopqrst',
    'tsrqponmlkjih',
    '1q2w3e4r5t6y',
    'iloveyou1234',
    'motdepasse2026',
  ];
  expect(weak.filter((password) => !isWeak(password))).toEqual([]);
});

test('A few words that have nothing to do with each other take many guesses', () => {
  const strong = ['mon oreiller est bleu', 'no password like an old river', 'maya sleeps on moss'];
  expect(strong.filter((password) => isWeak(password))).toEqual([]);
});

test('The names of the person and of the shop count as known', () => {
  expect(isWeak('lindthalcyonmaya')).toBe(false);
  expect(isWeak('lindthalcyonmaya', ['Maya', 'Lindt', 'Halcyon'])).toBe(true);
});

test('A long password of repetitions is as weak as a short one', () => {
  expect(isWeak('P@ssw0rd1'.repeat(14))).toBe(true);
});
