import { findWantedSize } from '../product/choices/wanted-size.ts';

/** What the query of a set's page asks of the API: every word once, extras joined by commas. */
export const setQuery = (
  words: Iterable<readonly [string, FormDataEntryValue]>,
  segments = '',
): Readonly<Record<string, string>> => {
  const texts = [...words].flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' ? [[name, value] as const] : [],
  );
  const extras = texts.filter(([name]) => name === 'extra').map(([, value]) => value);
  return Object.fromEntries([
    ...texts.filter(([name, value]) => !NOT_ASKED.has(name) && value.length <= MOST_CHARACTERS),
    ...(extras.length > 0 ? [['extra', extras.slice(0, MOST_EXTRAS).join(',')]] : []),
    ...(segments === '' ? [] : [['path', segments]]),
  ]);
};

/** What an address asks, with the size that was chosen elsewhere: pages for everyone send no cookies on. */
export const askedSet = (request: Request, segments = ''): Readonly<Record<string, string>> => {
  const size = findWantedSize(request);
  const query = setQuery(new URL(request.url).searchParams, segments);
  return size === null ? query : { ...query, remembered: size };
};

/** Of the form alone, told apart, or the router's own. */
const NOT_ASKED = new Set([
  'source',
  'ask',
  'added',
  'upsell',
  'just',
  'extra',
  'path',
  'remembered',
  '_routes',
]);
/** What is longer is no word of ours, and the API would refuse it. */
const MOST_CHARACTERS = 60;
const MOST_EXTRAS = 8;
