import type { Chance } from '../storm/chance.ts';
import { MADE_UP } from './find-faults.ts';
import { type FuzzRequest, type RawRequest, toBytes } from './request.ts';

type Header = readonly [name: string, value: string];

/** Hosts that look like one of the store's, and that no address can be made of. */
export const oddHost = (chance: Chance, host: string): string => {
  const name = host.replace(/:\d+$/, '');
  return chance.oneOf([
    ...[
      `${name}:99999`,
      `${name}:65536`,
      `${name}:`,
      `${name}:0`,
      `${name}:000080`,
      `shop@${name}`,
      `${name}.`,
    ],
    ...[
      '[1.2.3.4]',
      '[fe80::1%eth0]',
      '[fe80::1%25eth0]:80',
      'fe80::a',
      '::1',
      '[::1',
      '[::ffff:127.0.0.1]',
      '127.1',
    ],
  ]);
};

/** A second value of a header that has one, which the request may have had already. */
export const secondHeader = (chance: Chance, host: string, hasType: boolean): readonly Header[] => {
  if (hasType && chance.happens(0.5)) return [['content-type', chance.oneOf(TYPES)]];
  const [name, values] = chance.oneOf([
    ['host', [host, 'evil.example']],
    ['content-type', TYPES],
    ['origin', [`http://${host}`, 'http://evil.example', 'null']],
    ['authorization', ['Bearer a', 'Bearer b']],
    ['sec-fetch-site', ['same-origin', 'cross-site']],
    ['cookie', ['a=1', 'visitor=x']],
    ['accept-language', ['fr', 'en;q=0.5']],
    ['x-forwarded-for', ['1.2.3.4', '::1']],
    ['idempotency-key', ['a', 'b']],
    ['if-match', ['"1"', '"2"']],
  ] as const);
  const more = chance.happens(0.5) ? [[name, chance.oneOf(values)] as const] : [];
  return [[name, chance.oneOf(values)], ...more];
};

const TYPES = [
  'application/x-www-form-urlencoded',
  'text/plain',
  'application/json',
  'multipart/form-data',
] as const;

/** Choices of pages, some twice or under a name that is not theirs. */
export const offeredQuery = (chance: Chance): string =>
  Array.from(
    { length: 1 + chance.below(3) },
    () => `${chance.oneOf(NAMES)}=${chance.oneOf(['king', 'queen', 'navy', 'grey', '12', 'hybrid'])}`,
  ).join('&');

const NAMES = ['size', 'size', 'color', 'material', 'height', 'headboard', MADE_UP] as const;

/** The same place by an address that routing has to resolve first. */
export const detour = (chance: Chance, target: string): string =>
  chance.oneOf(['/x/..', '/.', '/fr/.%2e', '/%2E', '/x\\..', '/', '/fr/../fr', '\\', 'http://evil.example']) +
  target;

/** The request of a client that leaves without an answer: when all of it is sent, or in the middle. */
export const leaving = (chance: Chance, request: FuzzRequest): RawRequest => {
  const bytes = toBytes(request);
  const isWhole = chance.happens(0.7);
  const sent = isWhole ? bytes : bytes.subarray(0, 1 + chance.below(bytes.length));
  return { bytes: sent, isComplete: false, leaves: chance.happens(0.3) ? 'close' : 'reset' };
};
