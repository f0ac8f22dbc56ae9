import { accept, type Decision, refuse } from '../refusals.ts';
import { COMMON_PASSWORDS } from './common-passwords.ts';

/** Characters that a password of staff has. There is no rule about which ones (ASVS 6.2). */
export const PASSWORD_LENGTH = { least: 12, most: 128 } as const;

/** Why a password is not taken. */
export type PasswordFault = 'too_short' | 'too_long' | 'same' | 'common' | 'personal';

/** What somebody who knows the person tries first: their names, their address, the names of the shops. */
export interface PasswordContext {
  readonly current: string;
  readonly words: readonly string[];
}

/**
 * Whether a password may be taken: long enough, not the present one, and nothing that is tried first (decisions row 13).
 * @example decidePassword('qwertyuiop123', { current: '', words: [] }) // refused: 'common'
 */
export const decidePassword = (wanted: string, { current, words }: PasswordContext): Decision<string> => {
  const fault = faultOf(wanted, current, words);
  return fault === null
    ? accept(wanted)
    : refuse({ code: 'password_refused', fault, least: PASSWORD_LENGTH.least });
};

const faultOf = (wanted: string, current: string, words: readonly string[]): PasswordFault | null => {
  const { length } = [...wanted];
  if (length < PASSWORD_LENGTH.least) return 'too_short';
  if (length > PASSWORD_LENGTH.most) return 'too_long';
  if (wanted === current) return 'same';
  const plain = wanted.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  if (isCommon(plain)) return 'common';
  return isPersonal(plain, words) ? 'personal' : null;
};

/** Fewer different characters than this are a key held down, or a few keys in turn. */
const FEWEST_CHARACTERS = 5;
/** What is left of a password without what is known must be worth guessing. */
const LEAST_LEFT = 8;

const isCommon = (plain: string): boolean =>
  COMMON_PASSWORDS.some((common) => plain.includes(common) && plain.length - common.length < LEAST_LEFT) ||
  new Set(plain).size < FEWEST_CHARACTERS ||
  isRow(plain);

/** Neighbours only, up or down: `abcdefghijkl`, `987654321098`. */
const isRow = (plain: string): boolean => ROWS.some((row) => row.includes(plain));

const UP = ['abcdefghijklmnopqrstuvwxyz', '0123456789'.repeat(14)];
const ROWS = [...UP, ...UP.map((row) => [...row].toReversed().join(''))];

/** Whether little is left once everything is taken out that others know, the longest names first. */
const isPersonal = (plain: string, words: readonly string[]): boolean => {
  const known = words
    .flatMap((word) => word.toLowerCase().split(/[^\p{L}\p{N}]/u))
    .filter(({ length }) => length > 2)
    .toSorted((one, other) => other.length - one.length);
  const left = known.reduce((rest, word) => rest.replaceAll(word, ''), plain);
  return left !== plain && left.length < LEAST_LEFT;
};
