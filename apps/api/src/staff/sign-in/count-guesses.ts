import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** Long texts take long to match, and what follows makes no weak password strong. */
const MOST_CHARACTERS = 64;

const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/**
 * How many guesses a program needs for a password, as a power of ten: it knows some 50,000 passwords and words, keyboards,
 * dates, repetitions, letters written as digits, and `words`, what is known of the person (ASVS 5.0, 6.2.4 and 6.2.11).
 * @example countGuesses('qwertyuiop123', []) // 4.2
 */
export const countGuesses = (password: string, words: readonly string[]): number =>
  zxcvbn.check(password.slice(0, MOST_CHARACTERS), [...words]).guessesLog10;
