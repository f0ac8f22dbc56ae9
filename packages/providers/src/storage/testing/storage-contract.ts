import { randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import type { FileStorage } from '../port.ts';

export const newKey = (): string => randomBytes(24).toString('base64url');
export const file = (bytes: Buffer) => ({ bytes, type: 'image/jpeg' });

/** What every storage does. */
export const behavesAsStorage = async (storage: FileStorage): Promise<void> => {
  const [key, other] = [newKey(), newKey()];
  const bytes = randomBytes(70_000);
  expect(await storage.read(key)).toBe(null);
  await storage.put(key, file(bytes));
  expect(await storage.read(key)).toEqual(bytes);
  expect(await storage.read(other)).toBe(null);
  await storage.put(key, file(Buffer.from('again')));
  expect(await storage.read(key)).toEqual(Buffer.from('again'));
  await storage.delete(key);
  expect(await storage.read(key)).toBe(null);
  await storage.delete(key);
  for (const outside of ['', '..', '../../../etc/passwd', `${key}/x`, 'a b'])
    await expect(async () => storage.read(outside)).rejects.toThrow(TypeError);
};
