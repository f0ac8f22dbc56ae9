/** A path without its query, and without what identifies somebody: ids, tokens, e-mail addresses. */
export const maskPath = (url = '/'): string =>
  (url.split('?', 1)[0] ?? '/')
    .split('/')
    .map((segment) => (isIdentifying(segment) ? ':id' : segment.slice(0, 80)))
    .join('/');

const isIdentifying = (segment: string): boolean =>
  /@|%40/.test(segment) ||
  // A telephone number; a year or a size is shorter.
  /\d{7}/.test(segment) ||
  /^[0-9a-f]{16,}/i.test(segment) ||
  // A token: long, in one piece, with figures in it.
  (/^[\w.~-]{20,}$/.test(segment) && /\d/.test(segment));

/** A message that may quote an address or what somebody typed, by the same measure: quoted or in brackets too. */
export const maskMessage = (text: string): string =>
  text
    .replaceAll(/\?\S*/g, '')
    .replaceAll(/[^\s"'`,;=()[\]{}<>]+/g, (word) => (/\d{6}/.test(word) ? ':number' : maskPath(word)));
