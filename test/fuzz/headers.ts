import type { Chance } from '../storm/chance.ts';
import { fuzzText } from './values.ts';

type Header = readonly [name: string, value: string];

const NAMES = [
  'if-match',
  'if-none-match',
  'range',
  'accept',
  'accept-language',
  'accept-encoding',
  'idempotency-key',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'forwarded',
  'authorization',
  'content-encoding',
  'te',
  'referer',
  'user-agent',
  'origin',
  'sec-fetch-site',
  'sec-fetch-mode',
  'x-request-id',
  'x-http-method-override',
  'if-modified-since',
  'cache-control',
  'x-payment',
  'last-event-id',
  'stripe-signature',
  'save-data',
  'dnt',
  'traceparent',
  'prefer',
  'expect',
  'via',
  'max-forwards',
  'cookie2',
  'x-requested-with',
] as const;

const VALUES = [
  '"1"',
  'W/"1"',
  '*',
  '"a", "b", W/"c"',
  'bytes=0-',
  'bytes=-1,0-0,5-2',
  'gzip;q=0, br;q=1.5',
  'fr-CA,fr;q=0.9',
  'null',
  'http://evil.example',
  'https://localhost',
  'cross-site',
  'same-origin',
  'Bearer x',
  'gzip',
  'deflate, gzip',
  'Thu, 99 Jan',
  '::1, 1.2.3.4',
  'for=1.2.3.4;host=evil.example',
  'DELETE',
  '100-continue',
  'text/html;q=x',
  'application/json',
  'text/event-stream',
  '0',
] as const;

/** The headers of a request, beside its host and type. */
export const fuzzHeaders = (chance: Chance, cookie: string, host: string): Header[] => [
  ...cookies(chance, cookie),
  ...(chance.happens(0.7) ? [['origin', `http://${host}`] as const] : []),
  ...Array.from({ length: chance.oneOf([0, 0, 1, 2, 4]) }, () => header(chance)),
];

const header = (chance: Chance): Header => {
  const name = chance.oneOf(NAMES);
  if (name === 'expect') return [name, '100-continue'];
  if (chance.happens(0.5)) return [name, chance.oneOf(VALUES)];
  if (chance.happens(0.1))
    return [name, `${chance.oneOf(['a,', 'fr;q=0.1,', '"x", ', '111,', 'bytes=0-1,'])}`.repeat(900)];
  return [
    name,
    fuzzText(chance)
      .replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, '?')
      .slice(0, 8_000),
  ];
};

const cookies = (chance: Chance, cookie: string): Header[] => {
  if (chance.happens(0.7)) return cookie ? [['cookie', cookie]] : [];
  switch (chance.below(6)) {
    case 0:
      return [];
    case 1: {
      const at = chance.below(Math.max(1, cookie.length));
      return [['cookie', `${cookie.slice(0, at)}X${cookie.slice(at + 1)}`]];
    }
    case 2:
      return [['cookie', `${cookie}; ${cookie}x; ${cookie}`]];
    case 3:
      return [['cookie', Array.from({ length: 100 }, (_, at) => `c${at}=${at}`).join('; ')]];
    case 4:
      return [['cookie', `${cookie.split('=')[0]}=${'a'.repeat(chance.oneOf([100, 4_096, 9_000]))}`]];
    default:
      return [
        [
          'cookie',
          fuzzText(chance)
            .replaceAll(/[^\x20-\x7e]/g, '%')
            .slice(0, 4_000),
        ],
      ];
  }
};
