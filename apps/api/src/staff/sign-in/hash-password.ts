import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { verifyPassword as verifyByLibrary } from 'better-auth/crypto';
import { queueAbove } from './concurrency-limit.ts';

/** What a hash costs: scrypt with N = 2 ^ `log2N`, blocks of `r` times 128 bytes, and `p` of them side by side. */
export interface PasswordCost {
  readonly log2N: number;
  readonly r: number;
  readonly p: number;
}

/** 128 MB and about half a second, as OWASP's Password Storage Cheat Sheet advises. */
export const PASSWORD_COST: PasswordCost = { log2N: 17, r: 8, p: 1 };

const SALT_BYTES = 16;
const KEY_BYTES = 32;
/** Each takes its whole memory: many sign-ins at once must not take all there is. */
const inLine = queueAbove(2);

/** A hash with its parameters in it, so that what they were can still be verified when they have changed. */
export const hashPassword = async (password: string, cost: PasswordCost = PASSWORD_COST): Promise<string> => {
  const salt = randomBytes(SALT_BYTES);
  const key = await keyOf(password, salt, cost);
  const { log2N, r, p } = cost;
  return `$scrypt$ln=${log2N},r=${r},p=${p}$${salt.toString('base64url')}$${key.toString('base64url')}`;
};

/** Whether a hash is that of a password. Hashes of better-auth, from before there were ours, are verified by it. */
export const verifyPassword = async (hash: string, password: string): Promise<boolean> => {
  const [, log2N, r, p, salt = '', key = ''] = OWN.exec(hash) ?? [];
  if (log2N === undefined) return inLine(() => verifyByLibrary({ hash, password }));
  const cost = { log2N: Number(log2N), r: Number(r), p: Number(p) };
  const known = Buffer.from(key, 'base64url');
  const entered = await keyOf(password, Buffer.from(salt, 'base64url'), cost);
  return known.length === entered.length && timingSafeEqual(known, entered);
};

const OWN = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/;

const keyOf = (password: string, salt: Buffer, { log2N, r, p }: PasswordCost): Promise<Buffer> => {
  const N = 2 ** log2N;
  // Node refuses more than 32 MB unless it is told.
  const options = { N, r, p, maxmem: 2 * 128 * N * r };
  return inLine(() => derive(password.normalize('NFKC'), salt, options));
};

const derive = (password: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password, salt, KEY_BYTES, options, (error, key) => (error ? reject(error) : resolve(key)));
  });
