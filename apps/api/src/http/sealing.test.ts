import { expect, test } from 'vitest';
import { findSealed, seal } from './sealing.ts';

const OLD = 'a secret of thirty-two characters';
const NEW = 'another one of thirty-two letters';
const MAYA = { purpose: 'second-factor', owner: 'maya', secret: OLD } as const;

test('A sealed text can be read with the secret that sealed it, and is another one each time', () => {
  const sealed = seal('JBSWY3DP', MAYA);
  expect(findSealed(sealed, MAYA)).toBe('JBSWY3DP');
  expect(seal('JBSWY3DP', MAYA)).not.toBe(sealed);
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('JBSWY3DP');
});

test('A text sealed with an older secret opens after a new secret was put in front, and the newer one seals', () => {
  const sealed = seal('JBSWY3DP', MAYA);
  expect(findSealed(sealed, { ...MAYA, secret: `${NEW},${OLD}` })).toBe('JBSWY3DP');
  expect(findSealed(sealed, { ...MAYA, secret: NEW })).toBe(null);
  const later = seal('JBSWY3DP', { ...MAYA, secret: `${NEW},${OLD}` });
  expect(findSealed(later, { ...MAYA, secret: NEW })).toBe('JBSWY3DP');
});

test('A text that was sealed for another member, changed or cut short is not opened', () => {
  const sealed = seal('JBSWY3DP', MAYA);
  expect(findSealed(sealed, { ...MAYA, owner: 'noor' })).toBe(null);
  expect(findSealed(`${sealed.slice(0, -2)}AA`, MAYA)).toBe(null);
  expect(['', 'AAAA', sealed.slice(0, 30)].map((part) => findSealed(part, MAYA))).toEqual([null, null, null]);
});
