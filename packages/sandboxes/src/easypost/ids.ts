import { randomBytes, randomInt } from 'node:crypto';

type Kind = 'shp' | 'rate' | 'trk' | 'pl' | 'adr' | 'evt' | 'ca' | 'user';

/** As EasyPost writes them: what it is, and 32 letters of hexadecimal. */
export const createId = (kind: Kind): string => `${kind}_${randomBytes(16).toString('hex')}`;

export const createDigits = (count: number): string =>
  Array.from({ length: count }, () => String(randomInt(10))).join('');
