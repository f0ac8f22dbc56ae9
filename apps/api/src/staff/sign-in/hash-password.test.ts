import { hashPassword as hashByLibrary } from 'better-auth/crypto';
import { describe, expect, it } from 'vitest';
import { hashPassword, PASSWORD_COST, verifyPassword } from './hash-password.ts';

const CHEAP = { log2N: 4, r: 8, p: 1 };

describe('a hash of a password', () => {
  it('takes 128 MB and says its parameters', async () => {
    expect(128 * 2 ** PASSWORD_COST.log2N * PASSWORD_COST.r).toBe(128 * 2 ** 20);
    const hash = await hashPassword('correct horse battery');
    expect(hash).toMatch(/^\$scrypt\$ln=17,r=8,p=1\$[\w-]{22}\$[\w-]{43}$/);
    expect(await verifyPassword(hash, 'correct horse battery')).toBe(true);
  });

  it('is that of its password alone, and another one each time', async () => {
    const [one, other] = [await hashPassword('a lamp', CHEAP), await hashPassword('a lamp', CHEAP)];
    expect(one).not.toBe(other);
    expect(await verifyPassword(one, 'a lamp')).toBe(true);
    expect(await verifyPassword(one, 'a lamb')).toBe(false);
  });

  it('is verified with the parameters that it was made with, also by the library of before', async () => {
    const dearer = await hashPassword('a lamp', { log2N: 6, r: 4, p: 2 });
    expect(await verifyPassword(dearer, 'a lamp')).toBe(true);
    const old = await hashByLibrary('a lamp');
    expect(await verifyPassword(old, 'a lamp')).toBe(true);
    expect(await verifyPassword(old, 'a lamb')).toBe(false);
  });
});
