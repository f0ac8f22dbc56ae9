import type { PasswordFault } from '../refusals.ts';
import { accept, type Decision, refuse } from '../refusals.ts';

/** Characters that a password of staff has. There is no rule about which ones (ASVS 6.2). */
export const PASSWORD_LENGTH = { least: 12, most: 128 } as const;

/**
 * What is known beside the password: `words` are names of the person and of the shops, `guessesLog10` is the power of ten
 * of the guesses that a program needs for it.
 */
interface PasswordContext {
  readonly current: string;
  readonly words: readonly string[];
  readonly guessesLog10: number;
}

/** A password that takes fewer guesses than ten to this power is one of those that are tried first. */
const LEAST_GUESSES_LOG10 = 10;

/**
 * Whether a password may be taken: long enough, not the present one, and nothing that is tried first [D13].
 * @example decidePassword('qwertyuiop123', { current: '', words: [], guessesLog10: 4.2 }) // refused: 'common'
 */
export const decidePassword = (
  wanted: string,
  context: PasswordContext,
): Decision<string, 'password_refused'> => {
  const fault = faultOf(wanted, context);
  return fault === null
    ? accept(wanted)
    : refuse({ code: 'password_refused', fault, least: PASSWORD_LENGTH.least });
};

const faultOf = (wanted: string, { current, words, guessesLog10 }: PasswordContext): PasswordFault | null => {
  const { length } = [...wanted];
  if (length < PASSWORD_LENGTH.least) return 'too_short';
  if (length > PASSWORD_LENGTH.most) return 'too_long';
  if (wanted === current) return 'same';
  const plain = wanted.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  if (isPersonal(plain, words)) return 'personal';
  return guessesLog10 < LEAST_GUESSES_LOG10 ? 'common' : null;
};

/** At least this many characters of a password must remain without the names. */
const LEAST_LEFT = 8;

/** Whether little is left of a password after removing names that others know, the longest first. */
const isPersonal = (plain: string, words: readonly string[]): boolean => {
  const known = words
    .flatMap((word) => word.toLowerCase().split(/[^\p{L}\p{N}]/u))
    .filter(({ length }) => length > 2)
    .toSorted((one, other) => other.length - one.length);
  const left = known.reduce((rest, word) => rest.replaceAll(word, ''), plain);
  return left !== plain && left.length < LEAST_LEFT;
};
